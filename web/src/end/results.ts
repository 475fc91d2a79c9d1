/** How a game ended: who stands where, and what a title can say about it. */

import type { Results } from '../api/types.ts'
import type { LedgerSection } from '../games/contract.ts'

/** Scores and places by seat, and by team where there are teams. */
type Scored = Pick<Results, 'scores' | 'places'> & Partial<Pick<Results, 'teams' | 'conceded'>>

/** Who is compared with the others: a player, or the partners of a team. */
export interface Standing {
  seats: number[]
  score: number
  place: number
}

/** The players, or the teams, in the order of their seats. */
export function sides({ scores, places, teams }: Scored): Standing[] {
  return teams ?? scores.map((score, seat) => ({ seats: [seat], score, place: places[seat]! }))
}

/** The best first; who shares a place stands in the order of the seats. */
export function standings(results: Scored): Standing[] {
  return sides(results).toSorted((a, b) => a.place - b.place || a.seats[0]! - b.seats[0]!)
}

/** `seats` has one seat, or those of a team. */
export type Verdict =
  | { kind: 'conceded'; seats: number[]; score: number; others: number[] }
  | { kind: 'alone'; seats: number[]; score: number }
  | { kind: 'shared'; seats: number[]; score: number }
  | { kind: 'tie-break'; seats: number[]; score: number; others: number[] }
  | { kind: 'margin'; seats: number[]; score: number; margin: number }

/**
 * All others have conceded, one player alone, a shared first place, a win by the printed tie-break, or a win by points.
 * Who has conceded is not compared with the others.
 */
export function verdict(results: Scored): Verdict {
  const gone = results.conceded ?? []
  const all = standings(results)
  const order = all.filter(({ seats }) => !seats.every((seat) => gone.includes(seat)))
  if (gone.length && order.length <= 1) {
    const { seats, score } = order[0] ?? all[0]!
    return { kind: 'conceded', seats, score, others: gone }
  }
  const first = order.filter(({ place }) => place === 1)
  const { seats, score } = first[0]!
  if (order.length === 1) return { kind: 'alone', seats, score }
  if (first.length > 1) return { kind: 'shared', seats: first.flatMap((each) => each.seats), score }
  const others = order.slice(1)
  const best = Math.max(...others.map((each) => each.score))
  if (best < score) return { kind: 'margin', seats, score, margin: score - best }
  const level = others.filter((each) => each.score === best)
  return { kind: 'tie-break', seats, score, others: level.flatMap((each) => each.seats) }
}

/** How long a game took, in the largest unit that says something. */
export function duration(from: string, to: string): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  const minutes = Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 60_000))
  if (minutes < 120) return { unit: 'minutes', count: minutes }
  const hours = Math.round(minutes / 60)
  if (hours < 48) return { unit: 'hours', count: hours }
  return { unit: 'days', count: Math.round(hours / 24) }
}

/** Heights on a page with the ledger on its left side, as they are drawn: a line of it and of the bars, and the rest. */
const LINE = 29
const BAR = 40
const CHARTS = 480
const ROOM = 120

/** The side that ends so much earlier that more has room below it: the ledger's, on the left, or that of the charts. */
export function shorterSide(sections: readonly LedgerSection[], bars: number): 'left' | 'right' | 'below' {
  const lines = sections.reduce((sum, { title, rows }) => sum + rows.length + Number(title !== undefined), 0)
  const longer = lines * LINE - (bars * BAR + CHARTS)
  if (longer > ROOM) return 'right'
  return longer < -ROOM ? 'left' : 'below'
}
