import { describe, expect, it } from 'vitest'

import { ROOT3, type Point } from '../../kit/hexes.ts'
import { betweenHexes, estateArea, isBroad, storedAt, storedMany, teamArea, type MapShape } from './area.ts'

/** The common shape of estates: rows of 4, 5, 6, 7, 6, 5 and 4 spaces. */
const at = [4, 5, 6, 7, 6, 5, 4].flatMap((count, row) =>
  Array.from({ length: count }, (_, k): Point => [(k - (count - 1) / 2) * ROOT3, (row - 3) * 1.5]),
)
const map: MapShape = { width: 7 * ROOT3, height: 11, at }

const PANELS = [
  [618, 626],
  [568, 456],
  [625, 616],
  [515, 490],
  [919, 930],
] as const

describe.each(PANELS)('a panel of %i × %i', (width, height) => {
  const { radius, middle, shelf, storage } = estateArea({ width, height }, map)

  it('holds the whole estate, and the colours below or beside it', () => {
    const [x, y] = middle
    const half = (map.width * radius) / 2
    expect(x - half).toBeGreaterThanOrEqual(13.9)
    expect(x + half).toBeLessThanOrEqual(width - (shelf ? 13.9 : 90))
    expect(y - (map.height * radius) / 2).toBeGreaterThan(0)
    expect(y + (map.height * radius) / 2).toBeLessThanOrEqual(height - (shelf ? 80 : 0))
  })

  it('has smaller tiles in the storage than on the estate, and none over a space', () => {
    expect(storage).toBeLessThan(radius)
    const stored = storedAt(storage).map(([x, y]): Point => [x + 14 + storage, y + 30 + storage])
    for (const [x, y] of at) {
      for (const [a, b] of stored) {
        const apart = betweenHexes(x * radius + middle[0] - a, y * radius + middle[1] - b)
        expect(apart).toBeGreaterThan(((storage + radius) * ROOT3) / 2)
      }
    }
  })
})

it('keeps words off the spaces, as wide as they are in the language of the reader', () => {
  const corner = (words: number) => estateArea({ width: 620, height: 626 }, map, 0, words).corner
  expect([corner(100), corner(140)]).toEqual([true, false])
})

it('knows how far hexagons are apart: side to side as from the middle, corner to corner closer than that', () => {
  expect(betweenHexes(ROOT3, 0)).toBeCloseTo(ROOT3)
  expect(betweenHexes(ROOT3 / 2, -1.5)).toBeCloseTo(ROOT3)
  expect(betweenHexes(0, 2)).toBeCloseTo(ROOT3)
})

it('has no stored tile over a border post', () => {
  const post: Point = [-4.95, -2.8]
  const { radius, middle, storage } = estateArea({ width: 550, height: 400 }, { ...map, posts: [post] })
  const [x, y] = [post[0] * radius + middle[0], post[1] * radius + middle[1]]
  for (const [a, b] of storedAt(storage)) {
    expect(Math.hypot(a + 14 + storage - x, b + 30 + storage - y)).toBeGreaterThan(storage + 0.4 * radius)
  }
  expect(storage).toBeLessThan(estateArea({ width: 550, height: 400 }, map).storage)
})

it('makes spaces larger than the first table did', () => {
  expect(estateArea({ width: 618, height: 626 }, map).radius * ROOT3).toBeGreaterThan(76)
  expect(estateArea({ width: 568, height: 456 }, map).radius * ROOT3).toBeGreaterThan(60)
})

it('a storage without a limit has rows of smaller tiles', () => {
  const { at, radius } = storedMany(7, 30)
  expect(at).toHaveLength(7)
  expect(radius).toBeLessThan(30)
  expect(at[3]![0]).toBe(at[0]![0])
  expect(at[3]![1] - at[0]![1]).toBeGreaterThanOrEqual(2 * radius)
})

describe('the estate of a team', () => {
  const halves: MapShape = { width: 13 * ROOT3, height: 11, at: [] }
  it.each([
    [795, 496],
    [916, 558],
    [632, 420],
  ])('lies above its storages in a panel of %i × %i', (width, height) => {
    const { radius, middle, storage, top } = teamArea({ width, height }, halves)
    expect(middle[0] - (halves.width * radius) / 2).toBeGreaterThanOrEqual(13.9)
    expect(top).toBeGreaterThan(0)
    expect(top + halves.height * radius).toBeLessThanOrEqual(height - 90)
    expect(storage).toBeLessThan(radius)
  })
  it('is broader than others', () => {
    expect(isBroad(halves)).toBe(true)
    expect(isBroad(map)).toBe(false)
  })
})
