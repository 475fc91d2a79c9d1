import { expect, test } from 'vitest'

import { board as plain } from './fixtures.ts'
import { rewardCount, rewardIcon } from './rewards.ts'
import { filled, routeTiles } from './routes.ts'
import type { Board } from './shapes.ts'

const space = (goods: string, bonus: string) => ({ goods, bonus })
const board: Board = {
  ...plain,
  routes: [
    {
      name: '1',
      provenance: 'printed',
      reconstructed: false,
      spaces: [space('red', 'bank'), space('pink', 'castle'), space('brown', 'market')],
    },
    {
      name: '2',
      provenance: 'reconstructed',
      reconstructed: true,
      spaces: [space('purple', 'church'), space('orange', 'warehouse'), space('red', 'watchtower')],
    },
  ],
}
const route = { tiles: [2, 1], goods: ['purple', 'red', null, null, null, null] }

test('a route tells which goods lie on their own colour and which space comes next', () => {
  const [first, second] = routeTiles(board, route)
  expect(first).toMatchObject({ place: 1, name: '2', reconstructed: true })
  expect(first!.spaces.map(({ state }) => state)).toEqual(['match', 'miss', 'next'])
  expect(second!.spaces.map(({ state, number }) => [number, state])).toEqual([
    [4, 'empty'],
    [5, 'empty'],
    [6, 'empty'],
  ])
  expect(filled(route)).toBe(2)
})

test('no space is next before the game or when the route is full', () => {
  const empty = { tiles: [1], goods: [null, null, null] }
  expect(routeTiles(board, empty, false)[0]!.spaces.every(({ state }) => state === 'empty')).toBe(true)
  const full = { tiles: [1], goods: ['red', 'red', 'red'] }
  expect(routeTiles(board, full)[0]!.spaces.map(({ state }) => state)).toEqual(['match', 'miss', 'miss'])
})

test('bonuses that are something to have show how much', () => {
  expect(['bank', 'boarding_house', 'watchtower', 'castle'].map(rewardCount)).toEqual([2, 4, 4, undefined])
  expect(rewardIcon('boarding_house')).toBe('meeple')
  expect(rewardIcon('town_hall')).toBe('capitol')
})
