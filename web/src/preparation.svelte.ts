/**
 * The games whose rules the server is still compiling, and how far each is. Every answer that says so is noted here; a
 * bar shows it, and requests for such a game wait.
 */

import type { GameInfo, Preparing } from './api/types.ts'

class Preparation {
  /** The games that are not ready. */
  games = $state.raw<Preparing[]>([])
  /** How many requests of this page wait for one of them. */
  waiting = $state(0)

  /** All games as the server lists them. */
  hear(games: GameInfo[]): GameInfo[] {
    this.games = games.flatMap(({ preparing }) => preparing ?? [])
    return games
  }

  /** One game that is not ready. */
  hearOf(game: Preparing): void {
    this.games = [...this.games.filter((other) => other.game !== game.game), game]
  }
}

export const preparation = new Preparation()

/** Several games as one: they are compiled side by side, so the slowest says how long it takes. */
export function together(games: readonly Preparing[]): Pick<Preparing, 'done' | 'total' | 'seconds'> {
  return {
    done: games.reduce((sum, { done }) => sum + done, 0),
    total: games.reduce((sum, { total }) => sum + total, 0),
    seconds: Math.max(0, ...games.map(({ seconds }) => seconds)),
  }
}

/** Seconds to read out: in tens, so that a screen reader does not hear another number every second. */
export function roughly(seconds: number): number {
  return Math.max(10, Math.ceil(seconds / 10) * 10)
}
