/** Where points came from, as games tell it in their views. */

import type { Category } from '../games/contract.ts'

export type Points = Record<string, number>

/** The points of a category, which may sum up several of the game's own. */
export function pointsOf(points: Points, { name, parts = [name] }: Category): number {
  return parts.reduce((sum, part) => sum + (points[part] ?? 0), 0)
}

/** The categories that a game can score in: those of expansions only where they are played with. */
export const scored = (categories: readonly Category[], points: readonly Points[]): Category[] =>
  categories.filter(({ name, parts = [name] }) => parts.some((part) => points.some((each) => part in each)))

/** The points of several together: of partners. */
export function together(points: readonly Points[]): Points {
  const total: Points = {}
  for (const each of points) for (const [name, count] of Object.entries(each)) total[name] = (total[name] ?? 0) + count
  return total
}
