import { afterEach, expect, test, vi } from 'vitest'

import { findOrigins, isLocal, linkFrom } from './origins.ts'

const at = (url: string) => vi.stubGlobal('location', new URL(url))
const FOUND = ['http://192.168.1.5:8421', 'http://10.0.0.7:8421']
/** What the server answers; nothing if it is away. */
const answers = (answer?: object) => {
  const asked = vi.fn(() => (answer ? Promise.resolve(Response.json(answer)) : Promise.reject(new Error('away'))))
  vi.stubGlobal('fetch', asked)
  return asked
}

afterEach(() => vi.unstubAllGlobals())

test.each(['localhost', '127.0.0.1', '127.3.2.1', '[::1]', 'duchy.localhost', 'LOCALHOST'])('%s is here', (host) => {
  expect(isLocal(host)).toBe(true)
})
test.each(['192.168.1.5', 'duchy.example', '127.0.0.1.example', 'localhost.example', '[fd00::1]'])(
  '%s is not',
  (host) => expect(isLocal(host)).toBe(false),
)

test('a page that others can open begins its links itself', async () => {
  at('https://duchy.example/table/x')
  const asked = answers({ origins: FOUND })
  expect(await findOrigins()).toEqual(['https://duchy.example'])
  expect(asked).not.toHaveBeenCalled()
})

test('a page on this computer asks the server', async () => {
  at('http://127.0.0.1:8421/table/x')
  answers({ origins: FOUND })
  expect(await findOrigins()).toEqual(FOUND)
  answers()
  expect(await findOrigins()).toEqual([])
})

test('a link keeps what comes after its beginning', () => {
  expect(linkFrom(FOUND[0]!, 'http://127.0.0.1:8421/table/x#invite=abc&at=1')).toBe(
    'http://192.168.1.5:8421/table/x#invite=abc&at=1',
  )
})
