import { expect, test } from 'vitest'

import { fanOf } from './fan.ts'

test('few cards lie side by side in the middle', () => {
  const places = fanOf(3, 800, 140)
  const [left, middle, right] = places.map(({ x }) => x)
  expect(middle! - left!).toBeGreaterThan(140)
  expect(left! + right! + 140).toBeCloseTo(800)
  expect(places[1]).toMatchObject({ drop: 0, turn: 0 })
})

test('many cards overlap and stay inside', () => {
  const places = fanOf(9, 800, 140)
  expect(places[0]!.x).toBeCloseTo(0)
  expect(places.at(-1)!.x + 140).toBeCloseTo(800)
  expect(places[1]!.x - places[0]!.x).toBeLessThan(140)
})

test('the outer ones are lower and turned outward, unless all lie flat', () => {
  const places = fanOf(5, 800, 140)
  expect(places[0]!.drop).toBeGreaterThan(places[1]!.drop)
  expect(places[0]!.turn).toBeLessThan(0)
  expect(places[4]!.turn).toBeGreaterThan(0)
  expect(fanOf(5, 800, 140, true).every(({ drop, turn }) => !drop && !turn)).toBe(true)
})

test('an empty hand has no places', () => {
  expect(fanOf(0, 800, 140)).toEqual([])
})
