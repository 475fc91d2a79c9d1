/**
 * Hints: asked for by the person who is to decide, and shown until they act. A thought that takes a moment is shown as
 * one; what comes of a decision that has passed is not shown.
 */

import type { Hint } from '../api/types.ts'

/** How long the answer may take before it is said that a bot thinks. */
const SLOW = 500

export class Hinting {
  open = $state(false)
  /** It takes a while. */
  slow = $state(false)
  hint = $state.raw<Hint | null>(null)
  /** Why there is none now. */
  failure = $state('')

  #ask: () => Promise<Hint>
  #told: (error: unknown) => string
  #asked = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(ask: () => Promise<Hint>, told: (error: unknown) => string) {
    this.#ask = ask
    this.#told = told
  }

  /** Ask, or close what is open. */
  toggle(): void {
    if (this.open) this.close()
    else void this.ask()
  }

  async ask(): Promise<void> {
    this.close()
    this.open = true
    const number = this.#asked
    this.#timer = setTimeout(() => (this.slow = true), SLOW)
    try {
      const hint = await this.#ask()
      if (number === this.#asked) this.hint = hint
    } catch (error) {
      if (number === this.#asked) this.failure = this.#told(error)
    }
    if (number === this.#asked) this.#rest()
  }

  /** What is still being thought is not shown either. */
  close(): void {
    this.#asked += 1
    this.#rest()
    this.open = false
    this.hint = null
    this.failure = ''
  }

  #rest(): void {
    clearTimeout(this.#timer)
    this.slow = false
  }
}
