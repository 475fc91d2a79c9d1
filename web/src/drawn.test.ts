import { beforeEach, expect, test, vi } from 'vitest'

import { drawnFor, tookSeat } from './drawn.ts'
import { holdSeats } from './seats.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

test('a token is drawn once for a wish, so that the same request can be sent again', () => {
  const token = drawnFor('rematch of a')
  expect(token).toMatch(/^[\w-]{32}$/)
  expect(drawnFor('rematch of a')).toBe(token)
  expect(drawnFor('rematch of b')).not.toBe(token)
})

test('once the seat is held the next wish draws another', () => {
  const token = drawnFor('rematch of a')
  tookSeat('rematch of a', 'new')
  expect(drawnFor('rematch of a')).toBe(token)
  holdSeats('new', [{ seat: 0, token }])
  tookSeat('rematch of a', 'new')
  expect(drawnFor('rematch of a')).not.toBe(token)
})

test('only the latest wishes are remembered', () => {
  const first = drawnFor('wish 0')
  for (let number = 1; number <= 50; number++) drawnFor(`wish ${number}`)
  expect(drawnFor('wish 0')).not.toBe(first)
})
