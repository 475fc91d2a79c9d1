/** Where a reader stands in a finished game, and the ways to go on from there. */

import { course, timeOf, type Course } from './course.ts'
import type { Moment } from '../api/types.ts'

/** Milliseconds that a step is shown at speed 1. */
const STEP = 1200

export class Timeline {
  readonly course: Course
  /** The seat whose turns can be jumped to. */
  readonly me: number | null
  index = $state(0)
  playing = $state(false)
  speed = $state(1)
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(moments: Moment[], me: number | null, index = moments.length - 1) {
    this.course = course(moments)
    this.me = me
    this.index = index
  }

  get last(): number {
    return this.course.moments.length - 1
  }

  get moment(): Moment {
    return this.course.moments[this.index]!
  }

  get time(): number {
    return timeOf(this.course, this.index)
  }

  /** The moments at which my turns begin: the last position before I act, after somebody else or in a new round. */
  get turns(): number[] {
    const { moments, stretches } = this.course
    if (this.me === null) return []
    const starts = new Set(stretches.map(({ first }) => first))
    return moments.flatMap(({ player }, index) =>
      (player !== this.me || starts.has(index)) && moments[index + 1]?.player === this.me ? [index] : [],
    )
  }

  go(index: number): void {
    this.index = Math.min(Math.max(0, index), this.last)
  }

  /** To the moment of a ply, or the last one before it. */
  goToPly(ply: number): void {
    this.go(this.course.moments.findLastIndex((moment) => moment.ply <= ply))
  }

  step(by: number): void {
    this.go(this.index + by)
  }

  /** To the beginning of the next stretch, or of this one or the one before. */
  stretch(by: 1 | -1): void {
    const starts = this.course.stretches.map(({ first }) => first)
    const next = by > 0 ? starts.find((start) => start > this.index) : starts.findLast((start) => start < this.index)
    this.go(next ?? (by > 0 ? this.last : 0))
  }

  /** To my next turn; after the last one, to the first. */
  nextTurn(): void {
    const { turns } = this
    const next = turns.find((turn) => turn > this.index) ?? turns[0]
    if (next !== undefined) this.go(next)
  }

  play(): void {
    if (this.index === this.last) this.index = 0
    this.playing = true
    this.#wait()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  toggle(): void {
    if (this.playing) this.pause()
    else this.play()
  }

  /** What a key does; false if it does nothing here. */
  key(key: string): boolean {
    const act = {
      ArrowLeft: () => this.step(-1),
      ArrowDown: () => this.step(-1),
      ArrowRight: () => this.step(1),
      ArrowUp: () => this.step(1),
      PageUp: () => this.stretch(-1),
      PageDown: () => this.stretch(1),
      Home: () => this.go(0),
      End: () => this.go(this.last),
    }[key]
    act?.()
    return act !== undefined
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      this.step(1)
      if (this.index === this.last) this.pause()
      else this.#wait()
    }, STEP / this.speed)
  }
}
