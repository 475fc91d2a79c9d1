import { expect, test } from 'vitest'

import { voiceOf } from '../../voice.ts'
import { board, content, player, view } from './fixtures.ts'
import { ledger, withPoints } from './ledger.ts'
import type { View } from './shapes.ts'
import { Words } from './words.ts'

const words = new Words(voiceOf('dice', 'en'))
const over: View = { ...view, players: [{ ...player, content: { ...content, areas: [1, 2] } }, player] }
const line = (name: string) => ledger(board, over, words)[0]!.rows.find(({ id }) => id === name)!

test('every column of the sheet is a line', () => {
  const [{ rows } = { rows: [] }] = ledger(board, over, words)
  expect(rows.map(({ id }) => id)).toEqual(['areas', 'pastures', 'castles', 'sales', 'colours'])
  expect(rows[2]!.title).toBe('Castles')
})

test('a line names the hexes that it counts at every sheet', () => {
  expect(line('pastures').cells).toEqual([
    { points: 7, places: ['sheet-0-1', 'sheet-0-2'] },
    { points: 7, places: [] }, // not closed
  ])
  expect(line('castles').cells.map((cell) => cell?.places)).toEqual([['sheet-0-3'], ['sheet-1-3']])
  expect(line('sales').cells[0]?.places).toEqual([])
})

test('points that are counted so far stand on the sheets', () => {
  expect(withPoints(over, [12, 7]).players.map(({ content }) => content.vp)).toEqual([12, 7])
})
