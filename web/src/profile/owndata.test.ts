import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { holdSeats, myTables } from '../seats.ts'

vi.stubGlobal('navigator', { languages: ['en'] })
vi.mock('svelte/reactivity', () => ({ MediaQuery: Object }))
const { settings } = await import('../settings.svelte.ts')
const { deleteOwnData, exported, tablesOfAccount, tablesOfBrowser } = await import('./owndata.ts')

const seat = (number: number, name: string) => ({ seat: number, kind: 'person', name })
const TABLES: Record<string, object> = {
  over: { id: 'over', status: 'finished', seats: [seat(0, 'Anna'), seat(1, 'Bob')] },
  running: { id: 'running', status: 'running', seats: [seat(0, 'Bob'), seat(1, 'Anna')] },
}

let asked: string[]
let answers: (path: string, method: string) => { status?: number; body?: unknown }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  asked = []
  answers = (path) => {
    const ids = new URL(path, 'https://duchy.example').searchParams.get('ids')
    return { body: { tables: ids?.split(',').flatMap((id) => TABLES[id] ?? []), next: null } }
  }
  vi.stubGlobal('fetch', (path: string, { method = 'GET', headers }: RequestInit) => {
    const token = (headers as Record<string, string>)['Authorization']?.replace('Bearer ', ' ') ?? ''
    asked.push(`${method} ${path}${token}`)
    const { status = 200, body } = answers(path, method)
    return Promise.resolve(new Response(status === 204 ? null : JSON.stringify(body), { status }))
  })
  holdSeats('over', [{ seat: 0, token: 'one' }])
  holdSeats('running', [{ seat: 1, token: 'two' }])
  holdSeats('gone', [{ seat: 0, token: 'three' }])
  settings.name = 'Anna'
})
afterEach(() => vi.unstubAllGlobals())

test('the tables of the browser, with the seats that it holds', async () => {
  const found = await tablesOfBrowser()
  expect(found.map(({ table, held }) => [table.id, held])).toEqual([
    ['running', [1]],
    ['over', [0]],
  ])
})

test('the tables of an account, page after page', async () => {
  answers = (path) =>
    path.includes('cursor=2')
      ? { body: { tables: [TABLES['over']], held: { over: [0, 1] }, next: null } }
      : { body: { tables: [TABLES['running']], held: { running: [1] }, next: '2' } }
  expect((await tablesOfAccount()).map(({ table, held }) => [table.id, held])).toEqual([
    ['running', [1]],
    ['over', [0, 1]],
  ])
})

test('what is saved holds the games and no key to a seat', async () => {
  const list = answers
  const mail = { address: 'anna@example.org', asked: 'anna@example.net', notices: true, stopped: false }
  answers = (path, method) => (path === '/api/account/address' ? { body: mail } : list(path, method))
  const saved = JSON.stringify(
    await exported({ name: 'Anna', created: '2026-01-01T00:00:00Z' }, await tablesOfBrowser()),
  )
  expect(JSON.parse(saved)).toMatchObject({
    browser: { name: 'Anna' },
    account: { name: 'Anna', ...mail },
    games: [
      { table: 'running', seats: [{ seat: 1, name: 'Anna' }] },
      { table: 'over', seats: [{ seat: 0, name: 'Anna' }] },
    ],
  })
  for (const token of ['one', 'two', 'three']) expect(saved).not.toContain(`"${token}"`)
})

test('deleting removes the names, forgets what is over, and keeps what is still played', async () => {
  const list = answers
  answers = (path, method) => (method === 'DELETE' ? { status: 204 } : list(path, method))
  await deleteOwnData(null)
  expect(asked.filter((request) => request.startsWith('DELETE'))).toEqual([
    'DELETE /api/tables/running/seats/1/name two',
    'DELETE /api/tables/over/seats/0/name one',
  ])
  expect(myTables()).toEqual(['running'])
  expect(settings.name).toBe('')
})

test('an account goes first, and a server that does not answer leaves everything as it was', async () => {
  const list = answers
  answers = (path, method) =>
    method === 'DELETE' ? { status: 503, body: { type: 'x', status: 503, detail: 'busy' } } : list(path, method)
  await expect(deleteOwnData({ name: 'Anna', created: '' })).rejects.toThrow()
  expect(asked).toEqual(['DELETE /api/account'])
  expect(myTables()).toHaveLength(3)
  expect(settings.name).toBe('Anna')
})

test('a seat that is not ours any more does not stand in the way', async () => {
  const list = answers
  answers = (path, method) =>
    method === 'DELETE' ? { status: 403, body: { type: 'x', status: 403, detail: 'no' } } : list(path, method)
  await deleteOwnData(null)
  expect(myTables()).toEqual(['running'])
})
