import { describe, expect, test } from 'vitest'

import { duration, standings, verdict } from './results.ts'

describe('standings', () => {
  test('begin with the best', () => {
    expect(standings({ scores: [179, 212, 203], places: [3, 1, 2] }).map(({ seat }) => seat)).toEqual([1, 2, 0])
  })
  test('keep the order of seats where a place is shared', () => {
    expect(standings({ scores: [90, 100, 100], places: [3, 1, 1] }).map(({ seat }) => seat)).toEqual([1, 2, 0])
  })
})

describe('the verdict', () => {
  test('names the margin to the next', () => {
    expect(verdict({ scores: [212, 203, 203], places: [1, 2, 3] })).toEqual({
      kind: 'margin',
      seat: 0,
      score: 212,
      margin: 9,
      next: [1, 2],
    })
  })
  test('tells a win by tie-break from a win by points', () => {
    expect(verdict({ scores: [200, 200, 150], places: [2, 1, 3] })).toEqual({
      kind: 'tie-break',
      seat: 1,
      score: 200,
      others: [0],
    })
  })
  test('knows shared first places', () => {
    expect(verdict({ scores: [80, 80], places: [1, 1] })).toEqual({ kind: 'shared', seats: [0, 1], score: 80 })
  })
  test('of one player has nobody to compare', () => {
    expect(verdict({ scores: [61], places: [1] })).toEqual({ kind: 'alone', seat: 0, score: 61 })
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
