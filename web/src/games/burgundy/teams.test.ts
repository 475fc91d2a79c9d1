import { expect, test } from 'vitest'

import { board, view as alone } from './fixtures.ts'
import { motion } from './flights.ts'
import type { LogLine, PlayerView, View } from './shapes.ts'
import { builders, cardOf, partnerOf, pointsTogether, sharedFrom, shares, teamOf } from './teams.ts'

const [player] = alone.players
const partners: PlayerView[] = [
  { ...player!, team: 0, storage: ['ship'], vp: 52, points: { regions: 40, sales: 12 } },
  { ...player!, team: 1, vp: 47, points: { regions: 47 } },
  { ...player!, team: 0, storage: ['church', 'cow_3'], vp: 39, points: { regions: 30, animals: 9 } },
  { ...player!, team: 1, vp: 41, points: { regions: 41 } },
]
const view: View = {
  ...alone,
  players: partners,
  teams: [
    { players: [0, 2], storage: ['ship'], vp: 91 },
    { players: [1, 3], storage: [], vp: 88 },
  ],
}

test('partners build one estate, and the first of a team has its card', () => {
  expect(builders(view, 2)).toEqual([0, 2])
  expect(partnerOf(view, 3)).toBe(1)
  expect([0, 1, 2, 3].map((seat) => cardOf(view, seat))).toEqual([0, 1, 0, 1])
  expect(teamOf(view, 2)?.storage).toEqual(['ship'])
})

test('where everybody plays alone there is no team', () => {
  expect(teamOf(alone, 1)).toBeUndefined()
  expect(builders(alone, 1)).toEqual([1])
  expect(partnerOf(alone, 1)).toBeUndefined()
  expect(pointsTogether(alone, 1).vp).toBe(0)
})

test('the points of a team are those of both, by where they came from', () => {
  expect(pointsTogether(view, 2)).toEqual({ vp: 91, points: { regions: 70, sales: 12, animals: 9 } })
  expect(shares(view, 2, { 0: 'You', 2: 'Odo' })).toEqual(['You: 52', 'Odo: 39'])
})

test('the slots of the shared storage follow the own ones', () => {
  const two = { ...board, storage: 2, shared: 2 }
  expect(sharedFrom(two, partners[0]!)).toBe(3)
  expect(sharedFrom(two, { ...partners[0]!, storage: ['ship', 'ship', 'church'] })).toBe(4) // without a limit
})

test('what a partner places flies to the estate of both, what others place to their card', () => {
  const line = (player: number): LogLine => ({ key: 'log-place', args: { player, slot: 1, hex: 7 } })
  expect(motion.routes(line(2), view, 0)).toEqual([{ from: 'storage-1-of-2', to: 'hex-7' }])
  expect(motion.routes(line(3), view, 0)).toEqual([{ from: 'seat-1', to: 'estate-1-7' }])
  const scored = { ...line(2), gain: { vp: { regions: 4 } } }
  expect(motion.rises([scored], view, 0)).toEqual([{ at: 'hex-7', points: 4, parts: [4] }])
  const herd = { species: 'cow', geese: 0, sum: [4, 3], hexes: [2, 7] }
  const again = { ...line(2), gain: { vp: { animals: 7 }, herd } }
  expect(motion.rises([again], view, 0)).toEqual([{ at: 'hex-7', points: 7, parts: [4, 3] }])
  const fetched = { key: 'log-load', args: { player: 2, depot: 3, span: 2, next: 4 }, gain: { goods: { red: 1 } } }
  expect(motion.routes(fetched, view, 0)).toEqual([
    { from: 'lying-3-red', to: 'held-red' },
    { from: 'lying-4-red', to: 'held-red' },
  ])
  expect(motion.routes({ ...fetched, args: { player: 3, depot: 3, span: 1 } }, view, 0)).toEqual([
    { from: 'lying-3-red', to: 'seat-1' },
  ])
  const stored: LogLine = { key: 'log-store', args: { player: 0, tile: 'ship', shelf: 2 } }
  expect(motion.routes(stored, view, 0)).toEqual([{ from: 'waiting', to: 'shared' }])
})

test('goods fly to a depot when a round begins, and to the sold ones', () => {
  const begins: LogLine = { key: 'log-round-begins', args: { round: 2, value: 5, goods: 'red', depot: 5 } }
  expect(motion.routes(begins, view, 0)).toEqual([{ from: 'coming-2', to: 'lying-5-red' }])
  const sold = (player: number): LogLine => ({ key: 'log-sell', args: { player, die: 1, goods: 'red', count: 2 } })
  expect(motion.routes(sold(0), view, 0)).toEqual([{ from: 'held-red', to: 'sold' }])
  expect(motion.routes(sold(3), view, 0)).toEqual([])
})
