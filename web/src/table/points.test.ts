import { describe, expect, test } from 'vitest'

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
