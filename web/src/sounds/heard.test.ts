import { expect, test } from 'vitest'

import type { LogEvent, LogLine } from '../api/types.ts'
import { soundOf } from './heard.ts'

const event = (key: string, more: object = {}, kind: LogEvent['kind'] = 'action'): LogEvent => ({
  ply: 1,
  player: 0,
  kind,
  lines: [{ key, args: { player: 0 }, ...more }],
})
const spots = ({ key }: LogLine): string[] => (key === 'log-place' ? ['hex-1'] : [])

test('dice come before points, and points before what was placed', () => {
  const placed = event('log-place')
  const scored = event('log-region', { gain: { vp: 3 } })
  expect(soundOf([placed], spots)).toBe('place')
  expect(soundOf([placed, scored], spots)).toBe('points')
  expect(soundOf([placed, scored, event('log-dice')], spots)).toBe('die')
})

test('what leaves no trace on the boards is not heard, nor is what was taken back', () => {
  expect(soundOf([event('log-end-turn')], spots)).toBeNull()
  expect(soundOf([event('log-place', {}, 'undo')], spots)).toBeNull()
})
