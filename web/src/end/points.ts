/** Where points came from, as games tell it in their views. */

import type { View } from '../api/types.ts'
import type { Category } from '../games/index.ts'

export type Points = Record<string, number>

/** The points of every seat by category; null for a game that does not tell them. */
export function pointsIn(view: View): Points[] | null {
  const { players } = view as View & { players?: { points?: Points }[] }
  const points = players?.map((player) => player.points)
  return points?.every((each) => each !== undefined) ? (points as Points[]) : null
}

/** The points of a category, which may sum up several of the game's own. */
export function pointsOf(points: Points, { name, parts = [name] }: Category): number {
  return parts.reduce((sum, part) => sum + (points[part] ?? 0), 0)
}
