/** Final scores as lines: what any game can tell by its categories, and sums over lines. */

import type { Category, LedgerRow, LedgerSection } from '../games/contract.ts'
import { pointsOf, type Points } from './points.ts'

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

/** What a seat has in a section. */
export const sumOf = ({ rows }: LedgerSection, seat: number): number =>
  rows.reduce((sum, { cells }) => sum + (cells[seat]?.points ?? 0), 0)

/** The most points in a line; null where nobody has any. */
export function most({ cells }: LedgerRow): number | null {
  const best = Math.max(...cells.map((cell) => cell?.points ?? 0))
  return best > 0 ? best : null
}
