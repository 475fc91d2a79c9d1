import { expect, test } from 'vitest'

import { fitted, fittedName, linesOf } from './fitting.ts'

test.each([
  ['gain 1 point', 20, 1],
  ['gain 1 point', 6, 2],
  ['at the end of each round gain 2 points', 12, 4],
])('“%s” with %i letters to a line takes %i', (text, letters, lines) => {
  expect(linesOf(text, letters)).toBe(lines)
})

test('a short text is as large as allowed, a long one as small as needed', () => {
  const room = { width: 120, height: 60 }
  expect(fitted('Draw 1 card.', room, 13, 9)).toBe(13)
  const long = fitted('Once a round, you may exchange up to 2 workers for 2 guilders each.', room, 13, 9)
  expect(long).toBeLessThan(13)
  expect(long).toBeGreaterThanOrEqual(9)
  expect(fitted('word '.repeat(200), room, 13, 9)).toBe(9)
})

test('the longest word of a name stands in one line', () => {
  const room = { width: 100, height: 40 }
  expect(fittedName('Queen', room, 18, 11)).toBe(18)
  expect(fittedName('Муниципальный советник', room, 18, 11)).toBeLessThan(15)
})
