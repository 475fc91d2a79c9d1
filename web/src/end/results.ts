/** How a game ended: who stands where, and what a title can say about it. */

import type { Results } from '../api/types.ts'

/** Scores and places by seat. */
type Scored = Pick<Results, 'scores' | 'places'>

export interface Standing {
  seat: number
  score: number
  place: number
}

/** The best first; who shares a place stands in the order of the seats. */
export function standings({ scores, places }: Scored): Standing[] {
  return scores
    .map((score, seat) => ({ seat, score, place: places[seat]! }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat)
}

export type Verdict =
  | { kind: 'alone'; seat: number; score: number }
  | { kind: 'shared'; seats: number[]; score: number }
  | { kind: 'tie-break'; seat: number; score: number; others: number[] }
  | { kind: 'margin'; seat: number; score: number; margin: number; next: number[] }

/** One player alone, a shared first place, a win by the printed tie-break, or a win by points. */
export function verdict(results: Scored): Verdict {
  const order = standings(results)
  const first = order.filter(({ place }) => place === 1)
  const { seat, score } = first[0]!
  if (order.length === 1) return { kind: 'alone', seat, score }
  if (first.length > 1) return { kind: 'shared', seats: first.map((each) => each.seat), score }
  const best = Math.max(...order.slice(1).map((each) => each.score))
  const next = order
    .slice(1)
    .filter((each) => each.score === best)
    .map((each) => each.seat)
  if (best === score) return { kind: 'tie-break', seat, score, others: next }
  return { kind: 'margin', seat, score, margin: score - best, next }
}

/** How long a game took, in the largest unit that says something. */
export function duration(from: string, to: string): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  const minutes = Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 60_000))
  if (minutes < 120) return { unit: 'minutes', count: minutes }
  const hours = Math.round(minutes / 60)
  if (hours < 48) return { unit: 'hours', count: hours }
  return { unit: 'days', count: Math.round(hours / 24) }
}
