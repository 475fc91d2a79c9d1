import { describe, expect, it } from 'vitest'

import type { Board, PlayerView, View } from './shapes.ts'
import { goalOf, levelOf, nextTarget, reachedTargets, roundOf } from './solo.ts'

const board = { phases: { A: 10, B: 8, C: 6, D: 4, E: 2 } } as unknown as Board
const view = { phase: 'C', round: 3, round_goods: [null, null, null, 'orange', 'turquoise'] } as unknown as View
const tiles = (filled: number): (string | null)[] => Array.from({ length: 37 }, (_, k) => (k < filled ? 'mine' : null))
const player = (filled: number, stored: number, spent: boolean[]): PlayerView =>
  ({
    tiles: tiles(filled),
    storage: Array.from({ length: stored }, () => 'bank'),
    dice: spent.map((used) => ({ value: 1, spent: used })),
  }) as unknown as PlayerView

describe('the goal of a solo game', () => {
  it('counts rounds over all phases', () => {
    expect(roundOf(board, view)).toEqual({ round: 13, size: 25 })
  })

  it('needs one action for a stored tile and two for every other space', () => {
    expect(goalOf(board, view, player(21, 3, [false, false]))).toEqual({
      size: 37,
      empty: 16,
      rounds: 13,
      needed: 29,
      dice: 26,
    })
  })

  it('counts no stored tile for which there is no space, and no used die', () => {
    expect(goalOf(board, view, player(36, 3, [true, false]))).toMatchObject({ empty: 1, needed: 1, dice: 25 })
  })
})

describe('the target', () => {
  it('falls by five and stays above nothing', () => {
    expect([50, 10, 5, 3].map(nextTarget)).toEqual([45, 5, 5, 3])
  })

  it('was reached as often as there were resets', () => {
    expect(reachedTargets(50, { target: 40, vp: 3, resets: 2 })).toEqual([50, 45])
    expect(reachedTargets(47, { target: 47, vp: 3, resets: 0 })).toEqual([])
  })

  it('tells how hard the game is', () => {
    expect([45, 50, 55].map(levelOf)).toEqual(['easier', 'standard', 'harder'])
  })
})
