import { describe, expect, test } from 'vitest'

import { categoryRows, counted, inColumns, most, sumOf } from './ledger.ts'

const paint = { fill: 'red', ink: 'white' }
const categories = [
  { name: 'animals', ...paint },
  { name: 'left-over', parts: ['goods', 'silver'], ...paint },
]
const rows = categoryRows(categories, [{ animals: 3, goods: 2, silver: 1 }, { animals: 5 }], ({ name }) => name)

describe('a ledger', () => {
  test('has a line for each category', () => {
    expect(rows.map(({ id, cells }) => [id, cells.map((cell) => cell?.points)])).toEqual([
      ['animals', [3, 5]],
      ['left-over', [3, 0]],
    ])
  })
  test('sums up what a seat has; who lacks a thing has nothing of it', () => {
    expect([sumOf({ rows }, 0), sumOf({ rows }, 1)]).toEqual([6, 5])
    expect(sumOf({ rows: [{ id: 'a', title: 'a', cells: [null] }] }, 0)).toBe(0)
  })
  test('sums up what partners have, with how it was counted', () => {
    const row = { id: 'a', title: 'a', cells: [{ points: 8, note: '2 × 4' }, null, { points: 3 }, null] }
    const columns = [
      [1, 3],
      [0, 2],
    ]
    expect(inColumns([{ rows: [row] }], columns)[0]!.rows[0]!.cells).toEqual([null, { points: 11, note: '2 × 4' }])
    expect(inColumns([{ rows }], [[1], [0]])[0]!.rows[0]!.cells).toEqual([{ points: 5 }, { points: 3 }])
  })
  test('of a game that was conceded has what was counted by then', () => {
    const sections = [{ before: true, rows }, { rows: rows.slice(1) }]
    expect(counted(sections, true)).toEqual(sections)
    expect(counted(sections, false)).toEqual([sections[0]])
    expect(counted([{ rows }], false)).toEqual([{ rows }]) // of a game that counts nothing at the end
  })
  test('knows the best of a line, unless nobody has points there', () => {
    expect(rows.map(most)).toEqual([5, 3])
    expect(most({ id: 'a', title: 'a', cells: [null, { points: 0 }] })).toBeNull()
  })
})
