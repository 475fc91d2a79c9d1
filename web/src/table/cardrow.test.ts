import { expect, test } from 'vitest'

import { cardRow, GAP } from './cardrow.ts'

const sizes = { most: 154, least: 116 }

test('few cards are as wide as they may be', () => {
  expect(cardRow(1, 800, sizes)).toEqual({ card: 154, scrolls: false })
  expect(cardRow(4, 800, sizes)).toEqual({ card: 154, scrolls: false })
})

test('more cards share the width', () => {
  const { card, scrolls } = cardRow(6, 800, sizes)
  expect(scrolls).toBe(false)
  expect(card).toBe(126)
  expect(6 * card + 5 * GAP).toBeLessThanOrEqual(800)
})

test.each([
  [7, 800],
  [12, 800],
  [7, 700],
  [3, 340],
])('of %i cards in %i pixels the next one peeks in', (count, width) => {
  const { card, scrolls } = cardRow(count, width, sizes)
  expect(scrolls).toBe(true)
  expect(card).toBeGreaterThanOrEqual(sizes.least)
  const beyond = width % (card + GAP)
  expect(beyond).toBeGreaterThanOrEqual(30)
  expect(beyond).toBeLessThan(card)
})
