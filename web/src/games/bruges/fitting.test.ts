import { expect, test } from 'vitest'

import { fitted, linesOf, widthOf } from './fitting.ts'

test.each([
  ['gain 1 point', 10, 1],
  ['gain 1 point', 3, 2],
  ['at the end of each round gain 2 points', 5, 4],
])('“%s” in a width of %i letters takes %i lines', (text, width, lines) => {
  expect(linesOf(text, width)).toBe(lines)
})

test('a line may end behind a hyphen, and a word that is too long is broken', () => {
  const half = widthOf('Rabble-')
  expect(linesOf('Rabble-Rouser', half)).toBe(2)
  expect(linesOf('Rabble-Rouser', 2 * half)).toBe(1)
  expect(linesOf('Rouser', widthOf('Rouser') / 2)).toBe(2)
})

test('letters are as wide as they are drawn', () => {
  expect(widthOf('milk')).toBeLessThan(widthOf('worm'))
  expect(widthOf('шум')).toBeGreaterThan(widthOf('сук'))
  // As the fonts measure it: less would make a text that seems to fit lose its last line.
  expect(widthOf('your reputation, at most 3.')).toBeGreaterThanOrEqual(11.14)
})

test('a short text is as large as allowed, a long one as small as needed', () => {
  const room = { width: 120, height: 60 }
  expect(fitted('Draw 1 card.', room, 13, 9)).toBe(13)
  const long = fitted('Once a round, you may exchange up to 2 workers for 2 guilders each.', room, 13, 9)
  expect(long).toBeLessThan(13)
  expect(long).toBeGreaterThanOrEqual(9)
  expect(fitted('word '.repeat(200), room, 13, 9)).toBe(9)
})

test('the longest word stands in one line', () => {
  const room = { width: 100, height: 40 }
  expect(fitted('Queen', room, 18, 11)).toBe(18)
  expect(fitted('Муниципальный советник', room, 18, 11)).toBeLessThan(15)
})
