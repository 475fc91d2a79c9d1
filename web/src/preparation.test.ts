import { expect, test } from 'vitest'

import { roughly, together } from './preparation.svelte.ts'

test('several games are one bar that ends with the slowest', () => {
  const burgundy = { game: 'burgundy', done: 10, total: 40, seconds: 30 }
  const dice = { game: 'dice', done: 5, total: 10, seconds: 7 }
  expect(together([burgundy, dice])).toEqual({ done: 15, total: 50, seconds: 30 })
  expect(together([])).toEqual({ done: 0, total: 0, seconds: 0 })
})

test('seconds are read out in tens', () => {
  expect([0, 1, 10, 11, 20, 95].map(roughly)).toEqual([10, 10, 10, 20, 20, 100])
})
