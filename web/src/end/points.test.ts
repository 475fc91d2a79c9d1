import { describe, expect, test } from 'vitest'

import { plyIn, replayPath } from './moment.ts'
import { pointsOf, scored } from './points.ts'

const paint = { fill: 'red', ink: 'white' }

describe('points', () => {
  test('of a category are those of its name', () => {
    expect(pointsOf({ animals: 41, sales: 28 }, { name: 'sales', ...paint })).toBe(28)
  })
  test('come in the categories that the game can score in', () => {
    const categories = [
      { name: 'animals', ...paint },
      { name: 'posts', ...paint },
      { name: 'left-over', parts: ['goods', 'silver'], ...paint },
    ]
    expect(scored(categories, [{ animals: 0, silver: 1 }]).map(({ name }) => name)).toEqual(['animals', 'left-over'])
    expect(scored(categories, [{ posts: 0 }]).map(({ name }) => name)).toEqual(['posts'])
  })
  test('of a sum are those of its parts, and a missing part is nothing', () => {
    const category = { name: 'left-over', parts: ['goods', 'silver', 'workers'], ...paint }
    expect(pointsOf({ goods: 2, workers: 3 }, category)).toBe(5)
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
