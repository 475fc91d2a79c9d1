import { expect, test, vi } from 'vitest'

import { voiceOf } from '../../voice.ts'
import { board, player, rival, view } from './fixtures.ts'
import { ledger, withPoints } from './ledger.ts'
import type { View } from './shapes.ts'
import { Words } from './words.ts'

vi.mock('../../text.svelte.ts', () => ({ currentLanguage: () => 'en' }))

const words = new Words(voiceOf('bruges', 'en'))
const over: View = {
  ...view,
  over: true,
  players: [
    {
      ...player,
      end: { characters: 3, houses: 2, laurels: 4, leaderships: 4, canals: 0, statues: 0, reputation: 1 },
      laurels: [{ card: 'bishop', house: 1, vp: 4, count: 8 }],
    },
    { ...rival, end: {}, laurels: [] },
  ],
}

test('all points of a player stand in exactly one line', () => {
  const sections = ledger(board, over, words)
  const sum = sections.flatMap(({ rows }) => rows).reduce((points, { cells }) => points + (cells[0]?.points ?? 0), 0)
  expect(sum).toBe(player.vp + 3 + 2 + 4 + 4 + 1)
})

test('each laurel wreath has a line, with what it counted', () => {
  const lines = ledger(board, over, words).flatMap(({ rows }) => rows)
  expect(lines.find(({ id }) => id === 'bishop')).toMatchObject({
    title: 'Bishop',
    cells: [{ points: 4, note: '8' }, null],
  })
})

test('majorities, houses and reputation say how they were counted', () => {
  const lines = ledger(board, over, words).flatMap(({ rows }) => rows)
  const notes = lines.map(({ id, cells }) => [id, cells[0]?.note])
  expect(notes).toContainEqual(['houses', '2 × 1'])
  expect(notes).toContainEqual(['leaderships', '1 × 4'])
  expect(notes).toContainEqual(['reputation', 'step 1'])
})

test('lines mark the houses that they count, and points that are counted so far stand alone', () => {
  const lines = ledger(board, over, words).flatMap(({ rows }) => rows)
  expect(lines.find(({ id }) => id === 'bishop')!.cells[0]!.places).toEqual(['tenant-0-bishop'])
  expect(lines.find(({ id }) => id === 'houses')!.cells[0]!.places).toHaveLength(player.houses.length)
  expect(withPoints(over, [30, 20]).players.map(({ vp, end }) => [vp, end])).toEqual([
    [30, {}],
    [20, {}],
  ])
})
