import { expect, test } from 'vitest'

import { Watching } from './watching.svelte.ts'

test('a spectator sees the side of the player who is to act', () => {
  const watching = new Watching()
  watching.follow([2])
  expect(watching.seat).toBe(2)
  watching.follow([1])
  expect(watching.seat).toBe(1)
})

test('where several decide, or nobody does, the side stays', () => {
  const watching = new Watching()
  watching.follow([2])
  watching.follow([0, 1])
  watching.follow([])
  expect(watching.seat).toBe(2)
})

test('a pinned side stays until it is let go', () => {
  const watching = new Watching()
  watching.pinned = 3
  watching.follow([1])
  expect(watching.seat).toBe(3)
  watching.pinned = null
  expect(watching.seat).toBe(1)
})
