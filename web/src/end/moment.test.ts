import { describe, expect, test } from 'vitest'

import { plyIn, replayPath } from './moment.ts'

describe('the address of a moment', () => {
  test('leads back to its ply', () => {
    const path = replayPath('iA1VNmv3Rcj-', 342)
    expect(path).toBe('/table/iA1VNmv3Rcj-/replay#ply=342')
    expect(plyIn(path.slice(path.indexOf('#')))).toBe(342)
  })
  test('is that of the whole game without one', () => {
    expect(replayPath('iA1VNmv3Rcj-')).toBe('/table/iA1VNmv3Rcj-/replay')
  })
  test.each(['', '#ply=', '#ply=-1', '#ply=1e3', '#seat=abc'])('is not %s', (hash) => {
    expect(plyIn(hash)).toBeNull()
  })
})
