import { expect, test } from 'vitest'

import type { LogLine } from '../../api/types.ts'
import { voiceOf } from '../../voice.ts'
import { board, view } from './fixtures.ts'
import { Words } from './words.ts'

const NAMES = ['Anna', 'Odo']
const line = (key: string, args: object, gain?: object) => ({ key, args, ...(gain && { gain }) }) as LogLine

test('a round of the Dice Game tells what all have written; alone only phases are told', () => {
  const words = new Words(voiceOf('dice', 'en'))
  const built = { number: 5, hex: 9, colour: 'river', used: 'none' }
  const lines = [
    line('log-build', { player: 0, ...built }, { vp: { areas: 1 } }),
    line('log-pass', { player: 1 }),
    line('log-roll', { round: 7, first: 1, second: 2, first_colour: 'city', second_colour: 'mine', hourglasses: 1 }),
  ]
  const [player] = view.players
  const two = { ...view, players: [player!, player!] }
  expect(words.passage(board, two, lines as never, NAMES)).toMatchObject({
    title: 'Round 7',
    rows: [
      { seat: 0, text: 'Writes 5 in a river hex', points: 1 },
      { seat: 1, text: 'Takes a worker instead', points: 0 },
    ],
  })
  const alone = { ...view, players: [player!] }
  expect(words.passage(board, alone, lines as never, NAMES)).toBeNull()
  const phase = [...lines, line('log-phase-begins', { phase: 'II' })]
  expect(words.passage(board, alone, phase as never, NAMES)).toMatchObject({
    title: 'Phase II begins · Round 7',
    rows: [],
  })
})
