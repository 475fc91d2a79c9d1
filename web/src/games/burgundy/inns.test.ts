import { expect, test } from 'vitest'

import { board, view } from './fixtures.ts'
import { innsIn, shutToInns } from './inns.ts'

const { hexes } = board.estates['1']!
const player = { ...view.players[0]!, tiles: ['inn', null, 'castle'], storage: ['ship', 'inn'] }

test('a region counts its inns', () => {
  expect(innsIn(hexes, player, 1)).toBe(1)
  expect(innsIn(hexes, player, 2)).toBe(0)
})

test('regions with an inn are shut while an inn is taken up', () => {
  expect([...shutToInns(hexes, player, ['storage-2'])]).toEqual([1])
  expect(shutToInns(hexes, player, ['die-1', 'storage-1']).size).toBe(0)
  expect(shutToInns(hexes, player, []).size).toBe(0)
})
