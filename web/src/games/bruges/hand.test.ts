import { expect, test } from 'vitest'

import { seenCards } from './hand.ts'

const phone = { width: 378, step: 172 }

test.each([
  [5, 0, [1, 2]],
  [5, 172, [2, 3]],
  [5, 90, [2, 2]],
  [5, 490, [4, 5]],
  [1, 0, [1, 1]],
  [2, 0, [1, 2]],
])('of %i cards, scrolled by %i pixels, %j are seen whole', (count, scrolled, seen) => {
  expect(seenCards(count, { ...phone, scrolled })).toEqual(seen)
})
