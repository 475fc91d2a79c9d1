import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'

import { preparation } from '../preparation.svelte.ts'
import { speak, words } from '../text.svelte.ts'
import { api, ASK_AGAIN, OFFLINE, Refusal, sentence } from './client.ts'

function answer(status: number, body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const fetch = vi.fn((_path: string, _init: RequestInit) => Promise.resolve(new Response(text, { status })))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

async function refusalOf(call: Promise<unknown>): Promise<Refusal> {
  return call.then(
    () => expect.unreachable(),
    (error: unknown) => error as Refusal,
  )
}

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  await speak('uk')
  await words('shell')
})
afterEach(() => vi.unstubAllGlobals())

describe('asking', () => {
  test('says the language, the seat and what is wanted', async () => {
    const fetch = answer(200, { seat: 2, invite: 'x' })
    expect(await api.invite('a/b', 2, 'secret')).toEqual({ seat: 2, invite: 'x' })
    const [path, init] = fetch.mock.calls[0]!
    expect(path).toBe('/api/tables/a%2Fb/seats/2/invite')
    expect(init.method).toBe('POST')
    expect(init.headers).toMatchObject({ Authorization: 'Bearer secret', 'Accept-Language': 'uk' })
  })

  test('leaves out what is not asked', async () => {
    const fetch = answer(200, { tables: [], next: null })
    await api.tables({ status: 'open', ids: ['a', 'b'] })
    expect(fetch.mock.calls[0]![0]).toBe('/api/tables?status=open&ids=a%2Cb')
    await api.tables()
    expect(fetch.mock.calls[1]![0]).toBe('/api/tables')
  })

  test('an empty answer is an answer', async () => {
    answer(200, '')
    await expect(api.signOut()).resolves.toBeUndefined()
  })
})

describe('a refusal', () => {
  test('says what the server says', async () => {
    const problem = { type: '/problems/seat-taken', title: 'Taken', status: 409, detail: 'This seat is taken.' }
    answer(409, problem)
    const refusal = await refusalOf(api.claim('a', 0, { name: 'Bo' }))
    expect([refusal.problem, sentence(refusal)]).toEqual([problem, problem.detail])
  })

  test('of something in between still says a sentence', async () => {
    answer(502, '<html>Bad gateway</html>')
    const refusal = await refusalOf(api.games())
    expect([refusal.problem.status, refusal.message]).toEqual([502, 'Щось пішло не так. Спробуйте ще раз.'])
  })

  test('by silence too', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
    const refusal = await refusalOf(api.games())
    expect([refusal.problem.type, refusal.message]).toEqual([OFFLINE, 'Сервер не відповідає. Перевірте з’єднання.'])
  })
})

describe('a game that is not ready', () => {
  const preparing = { game: 'dice', done: 3, total: 10, seconds: 20 }
  const refused = { type: '/problems/preparing', title: 'Not ready', status: 503, detail: 'Wait.', preparing }
  const opened = { table: { id: 'x' }, seats: [], invitations: [] }

  afterEach(() => {
    vi.useRealTimers()
    preparation.games = []
  })

  /** Answers by path, each the next of its list; the last one stays. */
  function answers(byPath: Record<string, [number, unknown][]>) {
    const asked: string[] = []
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path)
      const list = byPath[path]!
      const [status, body] = list.length > 1 ? list.shift()! : list[0]!
      return Promise.resolve(new Response(JSON.stringify(body), { status }))
    })
    return asked
  }
  const games = (done: number | null) => [{ name: 'dice', preparing: done === null ? null : { ...preparing, done } }]
  const wish = { game: 'dice', options: {}, seats: [{ kind: 'here' as const }] }

  test('is waited for, and then the request is sent again, once', async () => {
    vi.useFakeTimers()
    const asked = answers({
      '/api/tables': [
        [503, refused],
        [201, opened],
      ],
      '/api/games': [
        [200, games(8)],
        [200, games(null)],
      ],
    })
    const call = api.open(wish)
    await vi.advanceTimersByTimeAsync(0)
    expect([preparation.games, preparation.waiting]).toEqual([[preparing], 1])
    await vi.advanceTimersByTimeAsync(ASK_AGAIN)
    expect(preparation.games.map(({ done }) => done)).toEqual([8])
    await vi.advanceTimersByTimeAsync(ASK_AGAIN)
    expect(await call).toEqual(opened)
    expect(asked).toEqual(['/api/tables', '/api/games', '/api/games', '/api/tables'])
    expect([preparation.games, preparation.waiting]).toEqual([[], 0])
  })

  test('that cannot be asked for ends the waiting', async () => {
    vi.useFakeTimers()
    answers({ '/api/tables': [[503, refused]], '/api/games': [[502, 'Bad gateway']] })
    const call = refusalOf(api.open(wish))
    await vi.advanceTimersByTimeAsync(ASK_AGAIN)
    expect([(await call).problem.status, preparation.waiting]).toEqual([502, 0])
  })

  test('is noted from the list of games, and forgotten when it is ready', async () => {
    answer(200, [
      { name: 'burgundy', preparing: null },
      { name: 'dice', preparing },
    ])
    await api.games()
    expect(preparation.games).toEqual([preparing])
    answer(200, [
      { name: 'burgundy', preparing: null },
      { name: 'dice', preparing: null },
    ])
    await api.games()
    expect(preparation.games).toEqual([])
  })
})
