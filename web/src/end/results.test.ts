import { describe, expect, test } from 'vitest'

import { duration, shorterSide, sides, standings, verdict } from './results.ts'

describe('standings', () => {
  test('begin with the best', () => {
    expect(standings({ scores: [179, 212, 203], places: [3, 1, 2] }).flatMap(({ seats }) => seats)).toEqual([1, 2, 0])
  })
  test('keep the order of seats where a place is shared', () => {
    expect(standings({ scores: [90, 100, 100], places: [3, 1, 1] }).flatMap(({ seats }) => seats)).toEqual([1, 2, 0])
  })
})

describe('the verdict', () => {
  test('names the margin to the next', () => {
    expect(verdict({ scores: [212, 203, 203], places: [1, 2, 3] })).toEqual({
      kind: 'margin',
      seats: [0],
      score: 212,
      margin: 9,
    })
  })
  test('tells a win by tie-break from a win by points', () => {
    expect(verdict({ scores: [200, 200, 150], places: [2, 1, 3] })).toEqual({
      kind: 'tie-break',
      seats: [1],
      score: 200,
      others: [0],
    })
  })
  test('knows shared first places', () => {
    expect(verdict({ scores: [80, 80], places: [1, 1] })).toEqual({ kind: 'shared', seats: [0, 1], score: 80 })
  })
  test('of one player has nobody to compare', () => {
    expect(verdict({ scores: [61], places: [1] })).toEqual({ kind: 'alone', seats: [0], score: 61 })
  })
})

describe('teams', () => {
  const scores = [80, 90, 110, 70]
  const results = (places: number[], points = [190, 160]) => ({
    scores,
    places: [places[0]!, places[1]!, places[0]!, places[1]!],
    teams: [
      { seats: [0, 2], score: points[0]!, place: places[0]! },
      { seats: [1, 3], score: points[1]!, place: places[1]! },
    ],
  })
  test('are compared as a whole, the best first', () => {
    expect(standings(results([2, 1], [150, 190])).map(({ seats }) => seats)).toEqual([
      [1, 3],
      [0, 2],
    ])
    expect(sides(results([2, 1])).map(({ seats }) => seats[0])).toEqual([0, 1])
  })
  test('win by points, by the tie-break, or both', () => {
    expect(verdict(results([1, 2]))).toEqual({ kind: 'margin', seats: [0, 2], score: 190, margin: 30 })
    expect(verdict(results([2, 1], [160, 160]))).toMatchObject({ kind: 'tie-break', seats: [1, 3], others: [0, 2] })
    expect(verdict(results([1, 1], [160, 160]))).toMatchObject({ kind: 'shared', seats: [0, 2, 1, 3] })
  })
})

describe('the duration', () => {
  const start = '2026-01-01T10:00:00Z'
  test.each([
    ['2026-01-01T10:00:10Z', 'minutes', 1],
    ['2026-01-01T10:58:00Z', 'minutes', 58],
    ['2026-01-01T13:05:00Z', 'hours', 3],
    ['2026-01-06T10:00:00Z', 'days', 5],
  ])('until %s is told in %s', (end, unit, count) => {
    expect(duration(start, end)).toEqual({ unit, count })
  })
})

describe('the shorter side of the page', () => {
  const ledger = (lines: number) => [
    { rows: Array.from({ length: lines }, (_, line) => ({ id: String(line), title: '', cells: [] })) },
  ]
  test('is that of the ledger, of the charts, or neither', () => {
    expect(shorterSide(ledger(12), 3)).toBe('left')
    expect(shorterSide(ledger(29), 3)).toBe('right')
    expect(shorterSide(ledger(22), 4)).toBe('below')
  })
})
