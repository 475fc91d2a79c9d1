import { expect, test } from 'vitest'

import { timeLeft } from './clock.ts'

test('minutes and seconds, hours where there are any', () => {
  expect(timeLeft(245_000)).toBe('4:05')
  expect(timeLeft(3_845_000)).toBe('1:04:05')
})

test('rounded up, so that nothing left means nothing left', () => {
  expect(timeLeft(1)).toBe('0:01')
  expect(timeLeft(0)).toBe('0:00')
  expect(timeLeft(-500)).toBe('0:00')
})
