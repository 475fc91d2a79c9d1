import { describe, expect, test } from 'vitest'

import type { Moment } from '../api/types.ts'
import { bands, behindLeader, course, heightAt, momentAt, spread, ticks, timeOf } from './course.ts'

/** Two phases of two rounds; a round is as many moments as it has scores. */
const ROUNDS: [string, number, number[][]][] = [
  [
    'A',
    1,
    [
      [0, 0],
      [3, 0],
      [3, 5],
    ],
  ],
  [
    'A',
    2,
    [
      [4, 5],
      [9, 5],
    ],
  ],
  [
    'B',
    1,
    [
      [9, 8],
      [12, 8],
    ],
  ],
  [
    'B',
    2,
    [
      [13, 9],
      [20, 9],
      [30, 25],
    ],
  ],
]
const STORY: Moment[] = ROUNDS.flatMap(([phase, round, scores]) =>
  scores.map((each) => ({ phase, round, scores: each })),
).map(({ phase, round, scores }, ply) => ({
  ply,
  player: ply % 2,
  kind: 'action',
  scores,
  now: scores,
  moment: { phase, round },
}))
const COURSE = course(STORY)

describe('a course', () => {
  test('has a stretch for each round and one for the final count', () => {
    expect(COURSE.stretches.map(({ count }) => count)).toEqual([3, 2, 2, 2, 1])
  })
  test('has the points at the beginning of each, before the final count and at the end', () => {
    expect(COURSE.curves).toEqual([
      [0, 4, 9, 13, 20, 30],
      [0, 5, 8, 9, 9, 25],
    ])
  })
  test('has a band for each phase, the final count left out', () => {
    expect(bands(COURSE.stretches)).toEqual([
      { from: 0, to: 2, name: 'A' },
      { from: 2, to: 4, name: 'B' },
    ])
  })
  test('without phases has no bands', () => {
    const plain = course(STORY.map((moment) => ({ ...moment, moment: { ...moment.moment, phase: null } })))
    expect(bands(plain.stretches)).toEqual([])
  })
  test('of a single moment can still be drawn', () => {
    expect(course(STORY.slice(0, 1)).curves).toEqual([
      [0, 0],
      [0, 0],
    ])
  })
})

describe('time', () => {
  test('runs from 0 to the number of stretches and never back', () => {
    const times = STORY.map((_, index) => timeOf(COURSE, index))
    expect(times[0]).toBe(0)
    expect(times.at(-1)).toBe(5)
    expect([...times].sort((a, b) => a - b)).toEqual(times)
  })
  test('leads back to the moment it came from', () => {
    STORY.forEach((_, index) => expect(momentAt(COURSE, timeOf(COURSE, index))).toBe(index))
  })
  test('outside the chart means its ends', () => {
    expect(momentAt(COURSE, -3)).toBe(0)
    expect(momentAt(COURSE, 99)).toBe(STORY.length - 1)
  })
})

test('a height lies on the line between two points', () => {
  expect(heightAt([0, 10, 40], 1.5)).toBe(25)
  expect(heightAt([0, 10, 40], 2)).toBe(40)
})

test('the leader is never behind', () => {
  expect(
    behindLeader([
      [0, 4, 9],
      [0, 5, 8],
    ]),
  ).toEqual([
    [0, -1, 0],
    [0, 0, -1],
  ])
})

describe('ticks', () => {
  test.each([
    [0, 212, [0, 50, 100, 150, 200]],
    [0, 7, [0, 2, 4, 6]],
    [-34, 0, [-30, -20, -10, 0]],
    [0, 0, [0]],
  ])('between %i and %i', (low, high, expected) => {
    expect(ticks(low, high)).toEqual(expected)
  })
})

describe('labels', () => {
  test('that have room stay where they are', () => {
    expect(spread([10, 50, 90], 20, 0, 100)).toEqual([10, 50, 90])
  })
  test('that would overlap move apart and keep their order', () => {
    const places = spread([50, 51, 49, 52], 20, 0, 200)
    const sorted = [2, 0, 1, 3].map((index) => places[index]!)
    sorted.slice(1).forEach((place, index) => expect(place - sorted[index]!).toBeGreaterThanOrEqual(20))
  })
  test('stay inside their limits', () => {
    const places = spread([98, 99, 100], 20, 0, 100)
    expect(places).toEqual([60, 80, 100])
  })
})

describe('a game whose rounds go through phases', () => {
  const at = (phase: string, round: number, score: number): Moment =>
    ({ ply: score, player: 0, moment: { phase, round, last: false }, scores: [score] }) as unknown as Moment
  const story = [
    at('draw', 1, 0),
    at('cards', 1, 1),
    at('draw', 2, 2),
    { ...at('cards', 2, 3), moment: { ...at('cards', 2, 3).moment, last: true } } as Moment,
    at('cards', 2, 9),
  ]

  test('is told round by round', () => {
    const { stretches } = course(story)
    expect(stretches.map(({ band, count }) => [band, count])).toEqual([
      ['1', 2],
      ['2', 2],
      ['2', 1],
    ])
    expect(bands(stretches).map(({ name }) => name)).toEqual(['1', '2'])
  })
})
