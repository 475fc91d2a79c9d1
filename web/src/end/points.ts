/** Where points came from, as games tell it in their views. */

import type { Category } from '../games/contract.ts'

export type Points = Record<string, number>

/** The points of a category, which may sum up several of the game's own. */
export function pointsOf(points: Points, { name, parts = [name] }: Category): number {
  return parts.reduce((sum, part) => sum + (points[part] ?? 0), 0)
}
