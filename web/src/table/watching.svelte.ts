/** Whose side a spectator sees: that of the player who is to act, unless one is pinned. */

import { getContext, setContext } from 'svelte'

export class Watching {
  pinned = $state<number | null>(null)
  #followed = $state(0)

  /** Only one decides: this is the side to look at. Where several do, nobody is to be preferred. */
  follow(deciders: readonly number[]): void {
    if (deciders.length === 1) this.#followed = deciders[0]!
  }

  get seat(): number {
    return this.pinned ?? this.#followed
  }
}

const KEY = Symbol('watching')

export const offerWatching = (): Watching => setContext(KEY, new Watching())
export const useWatching = (): Watching => getContext<Watching | undefined>(KEY) ?? new Watching()
