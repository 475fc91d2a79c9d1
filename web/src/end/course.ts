/** The course of a game as a chart: time in rounds, points, and where the labels go. */

import type { Moment } from '../api/types.ts'

/** A stretch of the time axis: a round, or whatever a game calls a moment. Every stretch is equally wide. */
export interface Stretch {
  /** What the game says about where it stands. */
  moment: Moment['moment']
  /** Stretches of one band share a ground and a letter: a phase. */
  band: string | null
  /** The moments in it, as indices of the story. */
  first: number
  count: number
}

export interface Course {
  moments: Moment[]
  stretches: Stretch[]
  /** The points of every seat at the beginning of each stretch, before the final count, and at the end. */
  curves: number[][]
}

/** A story in stretches. The last moment holds the final count and is a stretch of its own. */
export function course(moments: Moment[]): Course {
  const stretches: Stretch[] = []
  const inRounds = phasesInRounds(moments)
  moments.forEach(({ moment: told }, index) => {
    const moment = inRounds ? { ...told, phase: '' } : told
    const last = stretches.at(-1)
    const final = index === moments.length - 1 && index > 0
    const goesOn = last && (inRounds ? last.moment.round === moment.round : same(last.moment, moment))
    if (goesOn && !final) last.count += 1
    else stretches.push({ moment, band: inRounds ? String(moment.round) : band(moment), first: index, count: 1 })
  })
  const points = stretches.map(({ first }, index) =>
    index === stretches.length - 1 && first > 0 ? moments[first - 1]!.scores : moments[first]!.scores,
  )
  points.push(moments.at(-1)!.scores)
  const seats = moments[0]!.scores.length
  return { moments, stretches, curves: range(seats).map((seat) => points.map((scores) => scores[seat]!)) }
}

/** Every round goes through the phases: then a stretch is a round. Else phases are made of rounds. */
function phasesInRounds(moments: readonly Moment[]): boolean {
  return moments.some(({ moment: { phase, round } }, index) => {
    const before = moments[index - 1]?.moment
    return before?.phase && phase && before.phase !== phase && before.round === round
  })
}

const same = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b)
const range = (count: number): number[] => [...Array(count).keys()]

function band(moment: Moment['moment']): string | null {
  return typeof moment.phase === 'string' ? moment.phase : null
}

/** Where a moment of the story lies on the time axis, in stretches from the left. */
export function timeOf({ stretches }: Course, index: number): number {
  const stretch = stretches.findLastIndex(({ first }) => first <= index)
  const { first, count } = stretches[stretch]!
  return stretch === stretches.length - 1 ? stretch + 1 : stretch + (index - first) / count
}

/** The moment of the story that is nearest to a time. */
export function momentAt({ stretches }: Course, time: number): number {
  const last = stretches.length - 1
  if (time > last + 0.5) return stretches[last]!.first
  const stretch = Math.min(Math.max(0, Math.floor(time)), Math.max(0, last - 1))
  const { first, count } = stretches[stretch]!
  return first + Math.min(count - 1, Math.max(0, Math.round((time - stretch) * count)))
}

/** The height of a curve at a time, on the line that is drawn. */
export function heightAt(curve: number[], time: number): number {
  const before = Math.min(Math.max(0, Math.floor(time)), curve.length - 1)
  const after = Math.min(before + 1, curve.length - 1)
  return curve[before]! + (curve[after]! - curve[before]!) * (time - before)
}

/** How far every curve lies behind the leader, at each point: 0 for the leader, below it for the others. */
export function behindLeader(curves: number[][]): number[][] {
  const lead = curves[0]!.map((_, index) => Math.max(...curves.map((curve) => curve[index]!)))
  return curves.map((curve) => curve.map((points, index) => points - lead[index]!))
}

/** Bands of the ground with their letters: from, to, name. */
export function bands(stretches: Stretch[]): { from: number; to: number; name: string }[] {
  const found: { from: number; to: number; name: string }[] = []
  stretches.slice(0, -1).forEach(({ band }, index) => {
    if (band === null) return
    const last = found.at(-1)
    if (last?.name === band) last.to = index + 1
    else found.push({ from: index, to: index + 1, name: band })
  })
  return found
}

/** Round values between two ends, few enough to read. */
export function ticks(low: number, high: number, most = 5): number[] {
  const span = Math.max(1, high - low)
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000].find((size) => span / size <= most) ?? 5000
  const from = Math.ceil(low / step)
  const to = Math.floor(high / step)
  return range(to - from + 1).map((index) => (from + index) * step)
}

/** Move labels apart that would overlap, as little as possible, inside their limits; they keep their order. */
export function spread(wished: number[], gap: number, low: number, high: number): number[] {
  const order = range(wished.length).sort((a, b) => wished[a]! - wished[b]! || a - b)
  const places = [...wished]
  let least = low
  for (const index of order) {
    places[index] = Math.max(wished[index]!, least)
    least = places[index] + gap
  }
  let most = high
  for (const index of order.reverse()) {
    places[index] = Math.min(places[index]!, most)
    most = places[index] - gap
  }
  return places
}
