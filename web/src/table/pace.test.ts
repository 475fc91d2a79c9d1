import { expect, test } from 'vitest'

import { passageTime } from './pace.ts'

test('a passage is short where nothing may move, and holds nothing up there', () => {
  expect(passageTime('slow', true)).toEqual(passageTime('fast', true))
  expect(passageTime('normal', true).rests).toBe(false)
  expect(passageTime('normal', true).time).toBeLessThan(passageTime('normal', false).time)
})

test('what others do waits for it, unless all is to be seen at once', () => {
  expect(passageTime('slow', false).time).toBeGreaterThan(passageTime('normal', false).time)
  expect(passageTime('normal', false).rests).toBe(true)
  expect(passageTime('fast', false).rests).toBe(false)
})
