import { expect, test } from 'vitest'

import { indexOf, nth, numbered, numberOf } from './counting.ts'

test('numbers of things count from 1, lists from 0', () => {
  expect(numbered(['a', 'b'])).toEqual([
    [1, 'a'],
    [2, 'b'],
  ])
  expect([nth(['a', 'b'], 1), nth(['a', 'b'], 2), nth(['a', 'b'], 0)]).toEqual(['a', 'b', undefined])
  expect([numberOf(['a', 'b'], 'b'), numberOf(['a'], 'c')]).toEqual([2, 0])
  expect(indexOf(1)).toBe(0)
})
