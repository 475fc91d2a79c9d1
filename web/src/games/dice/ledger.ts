/** The final scores line by line: a line for each column of the sheet, and the hexes that it counts. */

import { numbered } from '../../kit/counting.ts'
import { categoryRows } from '../../table/ledger.ts'
import { scored } from '../../table/points.ts'
import type { Category, LedgerSection } from '../contract.ts'
import { categories } from './categories.ts'
import { spaceOf } from './places.ts'
import type { Board, Hex, PlayerView, View } from './shapes.ts'
import { byCategory } from './tally.ts'
import { capital, type Words } from './words.ts'

export function ledger(board: Board, { players }: View, words: Words): LedgerSection[] {
  const points = players.map(({ content }) => byCategory(content))
  const title = ({ name }: Category) => capital(words.text(`category-${name}`))
  const rows = categoryRows(scored(categories, points), points, title).map((row) => ({
    ...row,
    cells: row.cells.map((cell, seat) => cell && { ...cell, places: placesOf(board, players[seat]!, seat, row.id) }),
  }))
  return [{ rows }]
}

function placesOf(board: Board, { sheet, content }: PlayerView, seat: number, category: string): string[] {
  const closed = ({ area }: Hex) => content.areas.includes(area)
  const counts: Record<string, (hex: Hex) => boolean> = {
    areas: closed,
    pastures: (hex) => hex.colour === 'pasture' && closed(hex),
    castles: (hex) => hex.colour === 'castle' && closed(hex),
    colours: ({ colour }) => colour in content.awards,
  }
  return numbered(board.sheets[sheet ?? '']?.hexes ?? [])
    .filter(([, hex]) => counts[category]?.(hex))
    .map(([number]) => spaceOf(seat, number))
}

/** The final position with these points, by seat. */
export const withPoints = (view: View, points: readonly number[]): View => ({
  ...view,
  players: view.players.map((player, seat) => ({ ...player, content: { ...player.content, vp: points[seat]! } })),
})
