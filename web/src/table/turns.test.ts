import { describe, expect, it } from 'vitest'

import type { LogEvent, LogLine } from '../api/types.ts'
import { deeds, greatest, sinceTurn, turnsOf, type TurnWords } from './turns.ts'

const words: TurnWords = {
  ends: ({ key }) => key === 'end',
  spots: ({ args }) => (args.at === undefined ? [] : [String(args.at)]),
}
const did = (ply: number, player: number, key: string, more: { at?: string; vp?: number } = {}): LogEvent => ({
  ply,
  player,
  kind: key === 'undo' ? 'undo' : 'action',
  lines: [
    {
      key,
      args: { player, ...(more.at && { at: more.at }) },
      ...(more.vp && { gain: { vp: { regions: more.vp } } }),
    },
  ],
})
/** Somebody ends the last turn of a round: everybody rolls. */
const endsRound = (ply: number, player: number): LogEvent => ({
  ...did(ply, player, 'end'),
  lines: [
    { key: 'end', args: { player } },
    { key: 'round', args: { round: 2 } },
    { key: 'dice', args: { player: 0 } },
    { key: 'dice', args: { player: 1 } },
  ] as LogLine[],
})
const GAME = [
  did(1, 0, 'take', { at: 'a' }),
  did(2, 0, 'end'),
  did(3, 1, 'take', { at: 'b' }),
  did(4, 1, 'place', { at: 'c', vp: 7 }),
  endsRound(5, 1),
  did(6, 0, 'place', { at: 'd', vp: 2 }),
]

describe('the log in turns', () => {
  it('puts lines of one player together, with their points', () => {
    const turns = turnsOf(GAME, words).map(({ player, points, entries }) => [player, points, entries.length])
    // the end of a turn is not told where something else happened in it
    expect(turns).toEqual([
      [0, 0, 1],
      [1, 7, 2],
      [null, 0, 1],
      [0, 0, 1],
      [1, 0, 1],
      [0, 2, 1],
    ])
  })

  it('tells the end of a turn in which nothing happened', () => {
    expect(turnsOf([did(1, 0, 'end'), did(2, 0, 'take')], words).map(({ entries }) => entries[0]!.line.key)).toEqual([
      'end',
      'take',
    ])
  })
})

describe('what was taken back', () => {
  const told = (events: LogEvent[]) =>
    turnsOf(events, words).map(({ player, entries, taken }) => [
      player,
      entries.map(({ line }) => line.key),
      taken.map(({ line }) => line.key),
    ])

  it('stands apart in its turn, and nothing tells that it was', () => {
    const events = [did(1, 0, 'take'), did(2, 0, 'place'), did(3, 0, 'undo'), did(4, 0, 'sell'), did(5, 0, 'end')]
    expect(told(events)).toEqual([[0, ['take', 'sell'], ['place']]])
  })

  it('may be the end of the turn, which then goes on', () => {
    expect(told([did(1, 0, 'take'), did(2, 0, 'end'), did(3, 0, 'undo'), did(4, 0, 'place')])).toEqual([
      [0, ['take', 'place'], ['end']],
    ])
  })

  it('is all of a turn that begins anew', () => {
    expect(told([did(1, 0, 'take'), did(2, 0, 'undo')])).toEqual([[0, [], ['take']]])
  })

  it('counts nothing', () => {
    expect(turnsOf([did(1, 0, 'take', { vp: 4 }), did(2, 0, 'undo')], words)[0]!.points).toBe(0)
  })
})

describe('since a seat’s own turn', () => {
  it('tells what the others did, also during the next turn', () => {
    const { players, marks } = sinceTurn(GAME, 0, words)
    expect(players.map(({ player, entries, points }) => [player, entries.length, points])).toEqual([[1, 2, 7]])
    expect([...marks]).toEqual([
      ['b', 1],
      ['c', 1],
    ])
  })

  it('begins anew when the turn ends', () => {
    expect(sinceTurn([...GAME, did(7, 0, 'end')], 0, words)).toMatchObject({ players: [], marks: new Map() })
  })

  it('forgets what was taken back', () => {
    const { players, marks } = sinceTurn([...GAME.slice(0, 4), did(5, 1, 'undo')], 0, words)
    expect(players[0]).toMatchObject({ entries: { length: 1 }, points: 0 })
    expect([...marks.keys()]).toEqual(['b'])
  })

  it('tells a spectator of the latest turn', () => {
    expect(sinceTurn(GAME.slice(0, 5), -1, words).players.map(({ player }) => player)).toEqual([1])
  })

  it('says nothing in a game without turns', () => {
    expect(sinceTurn(GAME, 0, { spots: () => [] }).players).toEqual([])
  })
})

describe('what is told of many deeds', () => {
  const of = (...points: number[]) =>
    points.map((vp, at) => ({ id: String(at), player: 1, line: {} as LogLine, points: vp }))

  it('is everything while it is little', () => {
    expect(deeds(of(0, 0, 5))).toMatchObject({ told: { length: 3 }, more: 0 })
  })

  it('is what brought most, in its order', () => {
    const { told, more } = deeds(of(1, 0, 7, 0, 3))
    expect([told.map(({ points }) => points), more]).toEqual([[7, 3], 3])
  })

  it('the greatest is the one that brought most, the last of equal ones', () => {
    expect(greatest(of(1, 7, 0, 7, 3))).toMatchObject({ id: '3', points: 7 })
    expect(greatest(of(0, 0))).toMatchObject({ id: '1' })
    expect(greatest([])).toBeUndefined()
  })
})

it('what is said of all is one line', () => {
  const joining: TurnWords = { ...words, joined: ([first]) => [{ ...first!, args: {} }] }
  expect(turnsOf([endsRound(1, 0)], joining)).toMatchObject([{ player: null, entries: { length: 1 } }])
})

it('a turn that ends by itself is over with the line that closes it', () => {
  const closing: TurnWords = { ...words, closes: ({ key }) => key === 'play' }
  const events = [did(1, 0, 'play'), did(2, 1, 'play', { at: 'b', vp: 3 }), did(3, 0, 'use')]
  expect(sinceTurn(events, 0, closing).players).toMatchObject([{ player: 1, entries: { length: 1 }, points: 3 }])
})

describe('where all choose at once', () => {
  const together: TurnWords = { opens: ({ key }) => key === 'roll', spots: (line) => words.spots(line) }
  const opened: LogEvent = {
    ply: 4,
    player: 0,
    kind: 'action',
    lines: [
      ...[did(4, 0, 'build', { at: 'a', vp: 1 }), did(4, 1, 'build', { at: 'b' }), did(4, 1, 'second', { vp: 3 })],
    ].flatMap(({ lines }) => lines),
  }
  const round = { ...opened, lines: [...opened.lines, { key: 'roll', args: { round: 2 } } as LogLine] }
  const chose = (ply: number, player: number): LogEvent => ({ ...did(ply, player, 'build'), lines: [] })

  it('tells what the others did in the latest round', () => {
    const { players, marks, acted } = sinceTurn([chose(2, 1), chose(3, 0), round, chose(5, 1)], 0, together)
    expect(players).toMatchObject([{ player: 1, entries: { length: 2 }, points: 3 }])
    expect([...marks]).toEqual([['b', 1]])
    expect(acted).toBe(false)
  })

  it('knows that the reader has gone on', () => {
    expect(sinceTurn([round, chose(5, 0)], 0, together).acted).toBe(true)
    expect(sinceTurn([chose(1, 0)], 0, together)).toMatchObject({ players: [] })
  })
})
