import { describe, expect, test } from 'vitest'

import type { View } from '../api/types.ts'
import { plyIn, replayPath } from './moment.ts'
import { pointsIn, pointsOf } from './points.ts'

const paint = { fill: 'red', ink: 'white' }

describe('points', () => {
  test('of a category are those of its name', () => {
    expect(pointsOf({ animals: 41, sales: 28 }, { name: 'sales', ...paint })).toBe(28)
  })
  test('of a sum are those of its parts, and a missing part is nothing', () => {
    const category = { name: 'left-over', parts: ['goods', 'silver', 'workers'], ...paint }
    expect(pointsOf({ goods: 2, workers: 3 }, category)).toBe(5)
  })
  test('are told by some games only', () => {
    expect(pointsIn({ players: [{ points: { a: 1 } }, { points: {} }] } as unknown as View)).toEqual([{ a: 1 }, {}])
    expect(pointsIn({ players: [{ points: { a: 1 } }, {}] } as unknown as View)).toBeNull()
    expect(pointsIn({} as View)).toBeNull()
  })
})

describe('the address of a moment', () => {
  test('leads back to its ply', () => {
    const path = replayPath('iA1VNmv3Rcj-', 342)
    expect(path).toBe('/table/iA1VNmv3Rcj-/replay#ply=342')
    expect(plyIn(path.slice(path.indexOf('#')))).toBe(342)
  })
  test.each(['', '#ply=', '#ply=-1', '#ply=1e3', '#seat=abc'])('is not %s', (hash) => {
    expect(plyIn(hash)).toBeNull()
  })
})
