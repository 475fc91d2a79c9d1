/** What a sheet adds up to: sums, circles, numbers that could be written. */

import { isPaid, usedBy } from './places.ts'
import type { ActionView, Board, Content, PlayerView, SheetInfo } from './shapes.ts'

export const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** Points by where they came from, over all phases. */
export const byCategory = (content: Content): Record<string, number> =>
  Object.fromEntries(Object.entries(content.points).map(([category, phases]) => [category, total(phases)]))

/** The sheet as its player sees it: pencilled in before it is open. */
export const ownContent = (player: PlayerView): Content => player.draft?.content ?? player.content

/** How many hexes of each colour a sheet has. */
export function sizes(sheet: SheetInfo): Record<string, number> {
  const found: Record<string, number> = {}
  for (const { colour } of sheet.hexes) found[colour] = (found[colour] ?? 0) + 1
  return found
}

export type Mark = 'crossed' | 'ringed' | 'empty'
export interface Circle {
  bonus: string
  mark: Mark
}

/** As many as are drawn where nothing says how many are printed; a row grows with what is owned. */
const DRAWN: Record<string, number> = { monk: 4, silver: 6, goods: 3, worker: 6 }
const CASTLE_ROW = 'castle'

/** The circles in the row of a colour, spent ones first. Castles have a row for whatever their squares bring. */
export function circlesOf(board: Board, content: Content, colour: string): Circle[] {
  if (colour === CASTLE_ROW) return board.bonuses.flatMap((bonus) => marks(content, CASTLE_ROW, bonus, 1))
  const bonus = board.colours[colour]?.bonus
  return bonus ? marks(content, 'own', bonus, board.circles[bonus] ?? DRAWN[bonus] ?? 0) : []
}

function marks(content: Content, row: string, bonus: string, least: number): Circle[] {
  const { ringed = 0, crossed = 0 } = content.circles[row]?.[bonus] ?? {}
  const empty = Math.max(0, least - ringed - crossed)
  const some = (count: number, mark: Mark) => Array.from({ length: count }, () => ({ bonus, mark }))
  return [...some(crossed, 'crossed'), ...some(ringed, 'ringed'), ...some(empty, 'empty')]
}

/** The numbers that can be written in a hex: those of the dice alone if there are any, else what a bonus allows. */
export function offered(actions: readonly ActionView[]): { numbers: string; bonuses: string[] } {
  const free = actions.filter((action) => !isPaid(action))
  const ways = free.length ? free : actions
  const numbers = [...new Set(ways.flatMap(({ facts }) => facts?.number ?? []))].sort((a, b) => a - b)
  const bonuses = free.length ? [] : [...new Set(ways.flatMap((action) => usedBy(action) ?? []))]
  return { numbers: short(numbers), bonuses }
}

/** “4|5”; more than two as a span. */
function short(numbers: readonly number[]): string {
  return numbers.length > 2 ? `${numbers[0]}–${numbers.at(-1)}` : numbers.join('|')
}
