import { afterEach, expect, test, vi } from 'vitest'

import { linkIn, takeLink } from './maillinks.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['#confirm=one', { kind: 'confirm', secret: 'one' }],
  ['#stop=two-2', { kind: 'stop', secret: 'two-2' }],
  ['#never=three_3', { kind: 'never', secret: 'three_3' }],
  ['#secret=four&x=y', { kind: 'secret', secret: 'four' }],
  ['#secret=', null],
  ['#other=five', null],
  ['', null],
])('%s', (hash, link) => {
  expect(linkIn(hash)).toEqual(link)
})

test('a link is taken out of the address', () => {
  const shown: string[] = []
  vi.stubGlobal('location', { hash: '#secret=four', pathname: '/recover' })
  vi.stubGlobal('history', { replaceState: (_: null, __: string, path: string) => shown.push(path) })
  expect(takeLink()).toEqual({ kind: 'secret', secret: 'four' })
  expect(shown).toEqual(['/recover'])
})
