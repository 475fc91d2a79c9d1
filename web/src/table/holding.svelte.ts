/**
 * The moment after an own turn in which bots wait, so that it can be taken back. Boards that have a place for the strip
 * show it there; else it stands in the bar, or above the tabs of a phone.
 */

import { getContext, setContext } from 'svelte'

import type { TableInfo } from '../api/types.ts'

type HoldInfo = NonNullable<TableInfo['hold']>

export interface Held {
  /** What was done, and what it brought. */
  title: string
  gains: string[]
  /** Who moves when it is over, in words. */
  next: string
  undo?: () => void
  goOn: () => void
}

export class Holding {
  /** What this viewer can take back or go on after; null where nothing is held for them. */
  readonly held = $derived.by((): Held | null => (this.over ? null : this.#held()))
  /** The seconds left, rounded up; null until told. */
  readonly seconds = $derived.by(() => (this.#left === null ? null : Math.ceil(this.#left / 1000)))
  /** How much of the ring is left. */
  readonly share = $derived.by(() => (this.#left === null ? 1 : this.#left / Math.max(1, this.#full)))
  readonly over = $derived.by(() => this.#left === 0)
  /** How many boards show it in a place of their own. */
  strips = $state(0)

  #left = $state<number | null>(null)
  #full = 0
  #held: () => Held | null

  constructor(held: () => Held | null = () => null) {
    this.#held = held
  }

  /** Count down what the server has told, until told otherwise. */
  watch(told: HoldInfo | null | undefined): (() => void) | undefined {
    const left = told?.left ?? null
    this.#left = left
    this.#full = left ?? 0
    if (left === null) return
    const when = performance.now()
    const timer = setInterval(() => (this.#left = Math.max(0, left - (performance.now() - when))), 100)
    return () => clearInterval(timer)
  }
}

const KEY = Symbol('holding')

export const offerHolding = (holding: Holding): Holding => setContext(KEY, holding)
/** Where nobody offers one, nothing is held. */
export const useHolding = (): Holding => getContext<Holding | undefined>(KEY) ?? new Holding()
