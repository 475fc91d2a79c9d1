import { beforeAll, describe, expect, it, vi } from 'vitest'

import type { ActionView, Hint } from '../api/types.ts'
import type { Acts } from '../games/contract.ts'
import { speak } from '../text.svelte.ts'
import { inPoints, isEqual, placesOf, rowsOf, type Row } from './hints.ts'

interface Deed {
  id: number
  at: string[]
  with: string[]
}
const deed = (id: number, at: string[], tools: string[] = []) => ({ id, at, with: tools }) as unknown as ActionView
const acts = {
  places: (action: ActionView) => (action as unknown as Deed).at,
  tools: (action: ActionView) => (action as unknown as Deed).with,
} as Acts
const label = ({ id }: ActionView) => `action ${id}`
const hint = (...actions: [number, number][]): Hint => ({
  ply: 0,
  seat: 0,
  hints: 1,
  actions: actions.map(([action, less]) => ({ action, less, error: 0.5, visits: 10 })),
})
const row = (number: number, action: ActionView): Row => ({ number, action, less: 0, error: 0 })

beforeAll(() => vi.stubGlobal('document', { documentElement: { lang: '' } }))

describe('rows', () => {
  it('are the actions that can be done, numbered from the best', () => {
    const rows = rowsOf(hint([5, 0], [9, 1.25], [7, 2]), [deed(7, []), deed(5, [])], label)
    expect(rows.map(({ number, action, less }) => [number, action.id, less])).toEqual([
      [1, 5, 0],
      [2, 7, 2],
    ])
  })

  it('that say the same are one', () => {
    expect(rowsOf(hint([5, 0], [7, 0]), [deed(5, []), deed(7, [])], () => 'the same')).toHaveLength(1)
  })

  it('have points with one digit, as the reader writes them', async () => {
    await speak('en')
    expect([inPoints(1.25), inPoints(2), inPoints(0.04)]).toEqual(['1.3', '2.0', '0.0'])
    await speak('uk')
    expect(inPoints(1.5)).toBe('1,5')
    expect([isEqual({ less: 0.04 }), isEqual({ less: 0.05 })]).toEqual([true, false])
  })
})

describe('marks', () => {
  const everywhere = () => true
  const numbers = (marked: Map<string, Row[]>) =>
    [...marked].map(([place, rows]) => [place, ...rows.map(({ number }) => number)])

  it('stand where an action ends', () => {
    const rows = [row(1, deed(1, ['hex-2'], ['die-1'])), row(2, deed(2, ['hex-5'], ['die-1']))]
    expect(numbers(placesOf(rows, acts, everywhere))).toEqual([
      ['hex-2', 1],
      ['hex-5', 2],
    ])
  })

  it('stand at what is used where two end at one place', () => {
    const rows = [
      row(1, deed(1, ['hex-2'], ['store-1'])),
      row(2, deed(2, ['hex-2'], ['store-2'])),
      row(3, deed(3, ['hex-2'], ['store-2'])),
    ]
    expect(numbers(placesOf(rows, acts, everywhere))).toEqual([
      ['hex-2', 1, 3],
      ['store-2', 2],
    ])
  })

  it('stand only where something is', () => {
    const rows = [row(1, deed(1, ['use-money'], ['card-3'])), row(2, deed(2, ['accept']))]
    expect(numbers(placesOf(rows, acts, (place) => place === 'card-3'))).toEqual([['card-3', 1]])
  })
})
