import { expect, test } from 'vitest'

import type { LogLine } from '../../api/types.ts'
import { voiceOf } from '../../voice.ts'
import { board, view } from './fixtures.ts'
import { Words } from './words.ts'

const NAMES = ['Anna', 'Odo']
const line = (key: string, args: object, gain?: object) => ({ key, args, ...(gain && { gain }) }) as LogLine

test('a phase of Burgundy tells what regions bring, what mines paid, and the goods that come', () => {
  const words = new Words(voiceOf('burgundy', 'en'))
  const [player] = view.players
  const depots = [{ tiles: ['ship', null], goods: {} }]
  const shown = { ...view, depots, black: [null], players: [player!, { ...player!, tiles: [null, 'mine'] }] }
  const lines = [
    line('log-end-turn', { player: 0 }),
    line('log-mines', { player: 1, silver: 1, workers: 0 }, { silver: 1 }),
    line('log-phase-begins', { phase: 'B', vp: 8 }),
    line('log-round-begins', { round: 1, value: 3, goods: 'red', depot: 3 }),
    line('log-dice', { player: 0, first: 1, second: 2 }),
  ]
  const passage = words.passage(board, shown, lines as never, NAMES, 0)!
  expect(passage).toMatchObject({ title: 'Phase B', note: 'Each completed region scores 8 VP extra' })
  expect(passage.rows.map(({ seat, text }) => [seat, text])).toEqual([
    [1, 'Odo gets 1 silver from mines'],
    [undefined, expect.stringContaining('arrive at depot 3')],
  ])
  expect(passage.fills).toEqual([['depot-1-1', 'depot-1-2'], ['black-1']])
  expect(passage.rises).toEqual([{ at: 'estate-1-2', text: '+1 silver' }])
  expect(words.passage(board, shown, lines.slice(3) as never, NAMES)).toBeNull()
})
