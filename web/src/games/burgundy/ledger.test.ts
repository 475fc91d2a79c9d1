import { describe, expect, test } from 'vitest'

import { sumOf } from '../../table/ledger.ts'
import { voiceOf } from '../../voice.ts'
import { board as base, view } from './fixtures.ts'
import { ledger, withPoints } from './ledger.ts'
import type { Counted, View } from './shapes.ts'
import { Words } from './words.ts'

const board = { ...base, shields: { twice_crowned: { number: 7, vp: 8 }, high_abbey: { number: 10, vp: 8 } } }
const words = new Words(voiceOf('burgundy', 'en'))

const ended = (...players: [points: Record<string, number>, final: Counted[]][]): View => ({
  ...view,
  over: true,
  players: players.map(([points, final]) => ({ ...view.players[0]!, workers: 3, points, final })),
})
const [first, ...others] = [
  [
    { regions: 30, phases: 12, bonus: 10, workers: 1, silver: 2, goods: 0, monasteries: 26, shields: 12 },
    [
      { category: 'monasteries', monastery: 24, count: 1, vp: 13, hexes: [4, 9] },
      { category: 'monasteries', shield: 'high_abbey', doubles: true, vp: 13 },
      { category: 'shields', shield: 'high_abbey', vp: 8 },
      { category: 'shields', shield: 'twice_crowned', vp: 4 },
      { category: 'bonus', shield: 'twice_crowned', doubles: true, vp: 5 },
    ],
  ],
  [
    { regions: 20, phases: 9, bonus: 0, workers: 0, silver: 1, goods: 2, monasteries: 10, shields: 0 },
    [{ category: 'monasteries', monastery: 15, count: 5, vp: 10 }],
  ],
] satisfies [Record<string, number>, Counted[]][]

describe('the final scoring', () => {
  const sections = ledger(board, ended(first!, ...others), words)
  const titles = (section: number) => sections[section]!.rows.map(({ title }) => title)

  test('has sections in the order in which points are counted', () => {
    expect(sections.map(({ title }) => title)).toEqual([
      'Counted during the game',
      'Leftovers',
      'Monasteries',
      'Shields',
    ])
  })
  test('names what every monastery and shield counts', () => {
    expect(titles(2)).toEqual(['Colours of goods sold', 'Kinds of animals', 'High abbey: once more'])
    expect(titles(3)).toEqual(['Twice crowned', 'High abbey', 'Twice crowned: once more'])
    expect(sections[2]!.rows[0]!.cells).toEqual([null, { points: 10, note: '5 × 2' }])
  })
  test('says how workers were counted', () => {
    expect(sections[1]!.rows.at(-1)!.cells).toEqual([{ points: 1, note: '3 ÷ 2' }, { points: 0 }])
  })
  test('adds up to all points, each of them once', () => {
    const totals = [0, 1].map((seat) => sections.reduce((sum, section) => sum + sumOf(section, seat), 0))
    expect(totals).toEqual([30 + 12 + 10 + 1 + 2 + 26 + 12, 20 + 9 + 1 + 2 + 10])
    expect(sections[0]!.rows.find(({ id }) => id === 'bonus')!.cells[0]).toEqual({ points: 5 })
  })
  test('marks the tiles that a line counts', () => {
    const rows = sections.flatMap(({ rows }) => rows)
    expect(rows.find(({ sign }) => sign === 'monastery_24')!.cells[0]!.places).toEqual(['estate-0-4', 'estate-0-9'])
  })
  test('was begun during the game', () => {
    expect(sections.map(({ before = false }) => before)).toEqual([true, false, false, false])
  })
  test('shows the points so far, those of partners together', () => {
    const team = (players: number[]) => ({ players, storage: [], vp: 0 })
    const four = { ...ended([{}, []], [{}, []], [{}, []], [{}, []]), teams: [team([0, 2]), team([1, 3])] }
    const counted = withPoints(four, [1, 20, 300, 4000])
    expect(counted.players.map(({ vp }) => vp)).toEqual([1, 20, 300, 4000])
    expect(counted.teams!.map(({ vp }) => vp)).toEqual([301, 4020])
  })
  test('has no section without a line', () => {
    const plain = ledger(board, ended([{ regions: 3 }, []]), words)
    expect(plain.map(({ title }) => title)).toEqual(['Counted during the game', 'Leftovers'])
  })
})

test('before the end the lines tell what it would count, and nothing of it is among the points', () => {
  const left: Counted[] = [
    { category: 'goods', vp: 3 },
    { category: 'silver', vp: 2 },
    { category: 'workers', vp: 1 },
  ]
  const running: View = {
    ...ended([{ regions: 4, phases: 10, bonus: 5, goods: 0, silver: 0, workers: 0 }, [...left, ...first![1]]]),
    over: false,
  }
  const sections = ledger(board, running, words)
  expect(sections.map((section) => sumOf(section, 0))).toEqual([19, 6, 26, 17])
})
