/** The solo game in numbers: what is still to be filled, what that takes, and how far the target is. */

import type { Board, PlayerView, View } from './shapes.ts'

/** How many points the target falls with each reset. */
const DROP = 5

/** The round of the game, and how many there are. */
export function roundOf(board: Board, view: View): { round: number; size: number } {
  const phases = Object.keys(board.phases)
  const each = view.round_goods.length
  const before = Math.max(0, phases.indexOf(view.phase ?? '')) * each
  return { round: before + (view.round ?? 1), size: phases.length * each }
}

export interface Goal {
  /** Spaces of the estate, and those without a tile. */
  size: number
  empty: number
  /** This round and all that follow. */
  rounds: number
  /** A stored tile takes one action, every other empty space two: take a tile, place it. */
  needed: number
  /** Dice that are not used yet. */
  dice: number
}

export function goalOf(board: Board, view: View, player: PlayerView): Goal {
  const { round, size } = roundOf(board, view)
  const empty = player.tiles.filter((tile) => !tile).length
  const stored = Math.min(player.storage.length, empty)
  return {
    size: player.tiles.length,
    empty,
    rounds: size - round + 1,
    needed: stored + 2 * (empty - stored),
    dice: 2 * (size - round) + player.dice.filter(({ spent }) => !spent).length,
  }
}

type Target = NonNullable<PlayerView['target']>

/** The target after the next reset. It falls no lower than 1. */
export const nextTarget = (target: number): number => (target > DROP ? target - DROP : target)

/** The targets that were reached, the first one first. */
export function reachedTargets(first: number, { resets }: Target): number[] {
  const reached = [first]
  while (reached.length <= resets) reached.push(nextTarget(reached.at(-1)!))
  return reached.slice(0, resets)
}

export const USUAL_TARGET = 50

/** Fewer points bring the extra actions sooner. */
export const levelOf = (points: number): 'easier' | 'standard' | 'harder' =>
  points < USUAL_TARGET ? 'easier' : points > USUAL_TARGET ? 'harder' : 'standard'
