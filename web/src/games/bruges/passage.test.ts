import { expect, test } from 'vitest'

import type { LogLine } from '../../api/types.ts'
import { voiceOf } from '../../voice.ts'
import { board, view } from './fixtures.ts'
import { Words } from './words.ts'

const NAMES = ['Anna', 'Odo']
const line = (key: string, args: object, gain?: object) => ({ key, args, ...(gain && { gain }) }) as LogLine

test('Bruges tells a new round and the threats of a roll', () => {
  const words = new Words(voiceOf('bruges', 'en'))
  const said = (...lines: LogLine[]) => words.passage(board, view, lines as never, NAMES, 0)
  expect(
    said(line('log-leadership', { player: 1, leadership: 'canal' }), line('log-round', { round: 3, player: 0 })),
  ).toMatchObject({ title: 'Round 3 begins, you go first', rows: [{ seat: 1 }] })
  const rolled = line('log-dice', { blue: 5, brown: 1, red: 2, purple: 3, yellow: 4 })
  expect(said(rolled, line('log-penalty', { player: 0, threat: 'flood' }))).toMatchObject({
    title: 'Dice',
    rows: [{ seat: 0, text: 'You suffer the flood' }],
  })
  expect(said(line('log-end-turn', { player: 0 }))).toBeNull()
})
