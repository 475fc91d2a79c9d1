/** The final scoring as it is counted at the table: line after line, with everybody's points so far. */

import type { LedgerRow, LedgerSection } from '../games/contract.ts'
import type { Pace } from '../settings.svelte.ts'

/** Milliseconds that a line is shown before the next one is counted. */
const PACES: Record<Pace, number> = { slow: 1300, normal: 700, fast: 350 }

/** A section that is counted, for the bar: which line of it is the latest, and how many it has. */
export interface Stage {
  title?: string
  counted: number
  size: number
}

/** The lines to count, in their order: those in which somebody has points that were not there before. */
export function linesToCount(sections: readonly LedgerSection[]): LedgerRow[] {
  return sections.filter(({ before }) => !before).flatMap(({ rows }) => rows.filter(brings))
}

const brings = ({ cells }: LedgerRow): boolean => cells.some((cell) => cell?.points)

/** Everybody's points in lines, by seat. */
function pointsIn(rows: readonly LedgerRow[], seats: number): number[] {
  return [...Array(seats).keys()].map((seat) => rows.reduce((sum, { cells }) => sum + (cells[seat]?.points ?? 0), 0))
}

export class FinalCount {
  readonly lines: LedgerRow[]
  /** How many lines are counted. */
  counted = $state(0)
  playing = $state(false)
  #sections: readonly LedgerSection[]
  #seats: number
  #pace: () => Pace
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(sections: readonly LedgerSection[], seats: number, pace: () => Pace) {
    this.lines = linesToCount(sections)
    this.#sections = sections
    this.#seats = seats
    this.#pace = pace
  }

  get done(): boolean {
    return this.counted >= this.lines.length
  }

  /** The line that was counted last. */
  get current(): LedgerRow | undefined {
    return this.lines[this.counted - 1]
  }

  /** Everybody's points, by seat: those of the game, and those of the lines that are counted. */
  get points(): number[] {
    const before = this.#sections.filter((section) => section.before).flatMap(({ rows }) => rows)
    return pointsIn([...before, ...this.lines.slice(0, this.counted)], this.#seats)
  }

  /** Whether a line of the ledger is still to be counted. */
  waits({ id }: LedgerRow): boolean {
    return this.lines.slice(this.counted).some((line) => line.id === id)
  }

  /** The sections with something to count. */
  get stages(): Stage[] {
    return this.#sections.flatMap(({ title, before, rows }) => {
      const lines = rows.filter(brings)
      return before || !lines.length
        ? []
        : { title, counted: lines.filter((line) => !this.waits(line)).length, size: lines.length }
    })
  }

  /** Count the next line; what plays goes on from there. */
  next(): void {
    this.counted = Math.min(this.counted + 1, this.lines.length)
    if (this.done) this.pause()
    else if (this.playing) this.#wait()
  }

  /** Everything at once. */
  finish(): void {
    this.pause()
    this.counted = this.lines.length
  }

  play(): void {
    if (this.done) return
    this.playing = true
    this.#wait()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  #wait(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.next(), PACES[this.#pace()])
  }
}
