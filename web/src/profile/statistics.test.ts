import { describe, expect, test } from 'vitest'

import type { SeatInfo, TableInfo } from '../api/types.ts'
import { meansSoFar, opponentsOf, ownSeat, resultsOf, rowsBy, sumOf } from './statistics.ts'

type Sitter = string | { bot: string }

function table(id: string, sitters: Sitter[], scores: number[] | null, more: Partial<TableInfo> = {}): TableInfo {
  const seats: SeatInfo[] = sitters.map((sitter, seat) => ({
    seat,
    kind: typeof sitter === 'string' ? 'person' : 'bot',
    name: typeof sitter === 'string' ? sitter : 'Odo',
    level: typeof sitter === 'string' ? null : sitter.bot,
    banner: 'gules',
    online: false,
    reserved: false,
    stand_in: null,
    agreed: [],
    hints: 0,
  }))
  const places = (scores ?? []).map((score) => 1 + scores!.filter((other) => other > score).length)
  const results = scores && { scores, places, teams: null, conceded: [], verdict: null }
  const info = {
    id,
    game: 'burgundy',
    options: {},
    seats,
    results,
    imported: false,
    settings: {},
    updated: '2026-05-01T10:00:00Z',
  }
  return { ...info, ...more } as TableInfo
}

const PAGE = { bot: 'page' }
const DUKE = { bot: 'duke' }

describe('whose result it is', () => {
  test('of the only seat that is held', () => {
    expect(ownSeat(table('a', ['', PAGE], [1, 2]), [1], 'Anna')).toBe(1)
  })
  test('at one screen of the seat with the name, else of nobody', () => {
    expect(ownSeat(table('a', ['Bob', 'Anna'], [1, 2]), [0, 1], 'Anna')).toBe(1)
    expect(ownSeat(table('a', ['Bob', 'Cleo'], [1, 2]), [0, 1], 'Anna')).toBeNull()
    expect(ownSeat(table('a', ['', ''], [1, 2]), [0, 1], '')).toBeNull()
  })
  test('of the team, with the points of the team', () => {
    const teams = [
      { seats: [0, 2], score: 90, place: 1 },
      { seats: [1, 3], score: 80, place: 2 },
    ]
    const results = { scores: [50, 40, 40, 40], places: [1, 2, 1, 2], teams, conceded: [], verdict: null }
    const played = table('a', ['', PAGE, '', PAGE], null, { results })
    expect(resultsOf([{ table: played, held: [0, 2] }], '')).toMatchObject([{ points: 90, won: true }])
  })
})

describe('what counts', () => {
  test('not: games in progress and games that were opened from a record', () => {
    const running = { table: table('a', ['', PAGE], null), held: [0] }
    const imported = { table: table('b', ['', ''], [1, 2], { imported: true }), held: [0] }
    expect(resultsOf([running, imported], '')).toEqual([])
  })
  test('the oldest first', () => {
    const late = { table: table('late', ['', PAGE], [5, 9]), held: [0] }
    const early = { table: table('early', ['', PAGE], [7, 3], { updated: '2026-04-01T10:00:00Z' }), held: [0] }
    expect(resultsOf([late, early], '').map(({ table, won }) => [table, won])).toEqual([
      ['early', true],
      ['late', false],
    ])
  })
  test('a game alone is won, lost, or only counted', () => {
    const verdicts = ['won', 'lost', 'great', null].map((verdict) => {
      const alone = table('a', [''], null, {
        results: { scores: [60], places: [1], teams: null, conceded: [], verdict },
      })
      return resultsOf([{ table: alone, held: [0] }], '')[0]!.won
    })
    expect(verdicts).toEqual([true, false, null, null])
  })
})

test('opponents are told apart', () => {
  const kinds = [
    [[''], [0]],
    [
      ['', ''],
      [0, 1],
    ],
    [['', ''], [0]],
    [['', PAGE], [0]],
    [['', PAGE, PAGE], [0]],
    [['', PAGE, DUKE], [0]],
    [['', '', DUKE], [0]],
    [
      ['', '', DUKE],
      [0, 1],
    ],
  ] as [Sitter[], number[]][]
  expect(kinds.map(([sitters, held]) => opponentsOf(table('a', sitters, null), held))).toEqual([
    'alone',
    'here',
    'people',
    'bot-page',
    'bot-page',
    'bots',
    'mixed',
    'bot-duke',
  ])
})

test('sums and rows', () => {
  const points: [number, number][] = [
    [100, 90],
    [150, 160],
    [140, 20],
  ]
  const results = resultsOf(
    points.map((scores, number) => ({ table: table(`t${number}`, ['', PAGE], scores), held: [0] })),
    '',
  )
  expect(sumOf(results)).toMatchObject({ games: 3, won: 2, winnable: 3, mean: 130, best: { table: 't1' } })
  expect(meansSoFar(results)).toEqual([100, 125, 130])
  const rows = rowsBy(results, ({ won }) => won)
  expect(rows.map(({ key, games, mean }) => [key, games, mean])).toEqual([
    [true, 2, 120],
    [false, 1, 150],
  ])
})

test('the points of a game that a bot ended for a person are not counted as the person’s', () => {
  const results = { scores: [99, 40], places: [2, 1], teams: null, conceded: [0], verdict: null }
  const own = [
    { table: table('a', ['', PAGE], [50, 60]), held: [0] },
    { table: table('b', ['', PAGE], null, { results }), held: [0] },
  ]
  expect(sumOf(resultsOf(own, ''))).toMatchObject({ games: 2, won: 0, winnable: 2, mean: 50, best: { points: 50 } })
  expect(sumOf(resultsOf(own.slice(1), ''))).toMatchObject({ games: 1, mean: null, best: null })
})

test('tutorials are no games of one’s own', () => {
  const settings = { tutorial: 1 } as TableInfo['settings']
  expect(resultsOf([{ table: table('a', ['', PAGE], [50, 60], { settings }), held: [0] }], '')).toEqual([])
})
