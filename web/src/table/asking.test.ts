import { describe, expect, it } from 'vitest'

import type { ActionView, View } from '../api/types.ts'
import { takesTwoTaps } from './asking.ts'

const view = {} as View
const move = { kind: 'place' } as ActionView
const roll = { kind: 'place', reveals: true } as ActionView
const draw = { kind: 'draw', reveals: true } as ActionView
const last = { kind: 'end_turn' } as ActionView
const words = {
  endsTurn: (_: View, { kind }: ActionView) => kind === 'end_turn',
  plain: ({ kind }: ActionView) => kind === 'draw',
}
const taps = (action: ActionView, habits = {}) =>
  takesTwoTaps(view, action, words, { askFirst: false, hold: '5', ...habits }) ? 2 : 1

describe('a move by touch', () => {
  it('takes one tap where it can be taken back', () => {
    expect(taps(move)).toBe(1)
    expect(taps(last)).toBe(1)
  })

  it('takes two where it cannot', () => {
    expect(taps(roll)).toBe(2)
    expect(taps(last, { hold: 'none' })).toBe(2)
  })

  it('takes one where nothing more can be seen before it is done', () => {
    expect(taps(draw)).toBe(1)
  })

  it('always takes two for those who want that', () => {
    expect(taps(move, { askFirst: true })).toBe(2)
    expect(taps(draw, { askFirst: true })).toBe(2)
  })
})
