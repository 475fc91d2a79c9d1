/** Final scores as lines: what any game can tell by its categories, and sums over lines. */

import type { Board, View } from '../api/types.ts'
import type { Category, GameModule, LedgerCell, LedgerRow, LedgerSection } from '../games/contract.ts'
import { pointsOf, scored, type Points } from './points.ts'

/** The final scores of a game as it tells them; a line for each category where it does not. */
export function sectionsOf(
  game: Pick<GameModule, 'ledger' | 'points' | 'categories'>,
  board: Board,
  view: View,
  title: (category: Category) => string,
): LedgerSection[] {
  if (game.ledger) return game.ledger(board, view)
  const points = game.points(view)
  return [{ rows: categoryRows(scored(game.categories, points), points, title) }]
}

/** What is counted in the points of a game that has ended: without a final scoring, where it ended by concession. */
export function counted(sections: readonly LedgerSection[], over: boolean): LedgerSection[] {
  const played = sections.filter(({ before }) => before)
  return over || !played.length ? [...sections] : played
}

/** A line for each category, with everybody's points. */
export function categoryRows(
  categories: readonly Category[],
  points: readonly Points[],
  title: (category: Category) => string,
): LedgerRow[] {
  return categories.map((category) => ({
    id: category.name,
    title: title(category),
    category,
    cells: points.map((each) => ({ points: pointsOf(each, category) })),
  }))
}

/** The lines with a cell for each column: that of a seat, or of partners, whose points are summed up. */
export function inColumns(
  sections: readonly LedgerSection[],
  columns: readonly (readonly number[])[],
): LedgerSection[] {
  return sections.map((section) => ({
    ...section,
    rows: section.rows.map((row) => ({ ...row, cells: columns.map((seats) => joined(row, seats)) })),
  }))
}

function joined({ cells }: LedgerRow, seats: readonly number[]): LedgerCell | null {
  const found = seats.flatMap((seat) => cells[seat] ?? [])
  if (!found.length) return null
  const note = found.find((cell) => cell.note)?.note
  const places = found.flatMap((cell) => cell.places ?? [])
  return {
    points: found.reduce((sum, { points }) => sum + points, 0),
    ...(note && { note }),
    ...(places.length && { places }),
  }
}

/** What a column has in a section. */
export const sumOf = ({ rows }: LedgerSection, column: number): number =>
  rows.reduce((sum, { cells }) => sum + (cells[column]?.points ?? 0), 0)

/** The most points in a line; null where nobody has any. */
export function most({ cells }: LedgerRow): number | null {
  const best = Math.max(...cells.map((cell) => cell?.points ?? 0))
  return best > 0 ? best : null
}
