import { expect, test } from 'vitest'

import { view } from './fixtures.ts'
import { pointsOf, scoreOf } from './tally.ts'
import { whereabouts } from './whereabouts.ts'

test('cards are where they are seen', () => {
  const found = whereabouts({ ...view, discard: ['monk'] })
  expect(found.get('queen')).toEqual({ where: 'hand', player: 0 })
  expect(found.get('lawyer')).toEqual({ where: 'town', player: 0 })
  expect(found.get('bishop')).toEqual({ where: 'town', player: 0 }) // the hidden side of one's own house
  expect(found.get('prince')).toEqual({ where: 'rival', player: 1 })
  expect(found.get('monk')).toEqual({ where: 'discard' })
  expect(found.has('king')).toBe(false)
})

test('points of the end count when the game is over', () => {
  const player = { vp: 20, end: { characters: 6, houses: 4 } }
  expect(pointsOf(player, false)).toEqual({ play: 20 })
  expect(pointsOf(player, true)).toEqual({ play: 20, characters: 6, houses: 4 })
  expect([scoreOf(player, false), scoreOf(player, true)]).toEqual([20, 30])
})
