import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.stubGlobal('navigator', { languages: ['en'] })
vi.mock('svelte/reactivity', () => ({ MediaQuery: Object }))
const { settings } = await import('./settings.svelte.ts')

let asked: number
let answer: () => Response

/** A new visit: whether somebody is signed in is looked up once in each. */
async function visit() {
  vi.resetModules()
  vi.doMock('./settings.svelte.ts', () => ({ settings }))
  return import('./session.ts')
}

beforeEach(() => {
  asked = 0
  answer = () => new Response(JSON.stringify({ name: 'Anna', created: '2026-01-01T00:00:00Z' }))
  vi.stubGlobal('fetch', () => {
    asked++
    return Promise.resolve(answer())
  })
  settings.signedIn = false
  settings.account = settings.name = ''
})
afterEach(() => vi.unstubAllGlobals())

test('who signs in is named until they sign out', async () => {
  const { begin, end } = await visit()
  begin({ name: 'Anna', created: '' })
  expect([settings.signedIn, settings.account, settings.name]).toEqual([true, 'Anna', 'Anna'])
  end()
  expect([settings.signedIn, settings.account, settings.name]).toEqual([false, '', 'Anna'])
})

test('the name at the table that was chosen stays', async () => {
  settings.name = 'Ann'
  const { begin } = await visit()
  begin({ name: 'Anna', created: '' })
  expect([settings.account, settings.name]).toEqual(['Anna', 'Ann'])
})

test('nobody asks about a guest', async () => {
  const { ownAccount } = await visit()
  expect(await ownAccount()).toBeNull()
  expect(asked).toBe(0)
})

test('a browser that knows only that somebody is signed in learns the name, once in a visit', async () => {
  settings.signedIn = true
  const { lookOnce } = await visit()
  await lookOnce()
  await lookOnce()
  expect([settings.account, asked]).toEqual(['Anna', 1])
})

test('a sign-in that has ended is noticed', async () => {
  settings.signedIn = true
  settings.account = 'Anna'
  answer = () =>
    new Response(JSON.stringify({ type: '/problems/signed-out', status: 401, detail: '-' }), { status: 401 })
  const { lookOnce } = await visit()
  await lookOnce()
  expect([settings.signedIn, settings.account]).toEqual([false, ''])
})

test('a server that is away changes nothing', async () => {
  settings.signedIn = true
  settings.account = 'Anna'
  answer = () => {
    throw new TypeError('no network')
  }
  const { lookOnce } = await visit()
  await lookOnce()
  expect([settings.signedIn, settings.account]).toEqual([true, 'Anna'])
})
