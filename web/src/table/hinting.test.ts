import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Hint } from '../api/types.ts'
import { Hinting } from './hinting.svelte.ts'

const HINT: Hint = { ply: 3, seat: 0, hints: 1, actions: [{ action: 7, less: 0, error: 0.4, visits: 90 }] }

let answer: (hint: Hint) => void
let refuse: (error: Error) => void
const ask = vi.fn()

const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  ask.mockReset()
  ask.mockImplementation(
    () =>
      new Promise<Hint>((resolve, reject) => {
        answer = resolve
        refuse = reject
      }),
  )
})
afterEach(() => vi.useRealTimers())

const hinting = () => new Hinting(ask as () => Promise<Hint>, (error) => (error as Error).message)

describe('a hint', () => {
  it('is shown when it comes', async () => {
    const asked = hinting()
    asked.toggle()
    expect([asked.open, asked.hint, asked.slow]).toEqual([true, null, false])
    answer(HINT)
    await settled()
    expect(asked.hint).toEqual(HINT)
  })

  it('is waited for with a word after half a second', async () => {
    const asked = hinting()
    asked.toggle()
    await vi.advanceTimersByTimeAsync(499)
    expect(asked.slow).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked.slow).toBe(true)
    answer(HINT)
    await settled()
    expect(asked.slow).toBe(false)
  })

  it('that cannot be had says why', async () => {
    const asked = hinting()
    asked.toggle()
    refuse(new Error('No hint now.'))
    await settled()
    expect([asked.open, asked.failure, asked.hint]).toEqual([true, 'No hint now.', null])
    asked.toggle()
    expect([asked.open, asked.failure]).toEqual([false, ''])
  })

  it('that comes after it was closed is not shown', async () => {
    const asked = hinting()
    asked.toggle()
    asked.toggle()
    answer(HINT)
    await vi.advanceTimersByTimeAsync(1000)
    expect([asked.open, asked.hint, asked.slow]).toEqual([false, null, false])
  })

  it('of an earlier decision does not take the place of a later one', async () => {
    const asked = hinting()
    asked.toggle()
    const first = answer
    asked.close()
    asked.toggle()
    first(HINT)
    await settled()
    expect([asked.open, asked.hint]).toEqual([true, null])
    answer({ ...HINT, ply: 4 })
    await settled()
    expect(asked.hint?.ply).toBe(4)
    expect(ask).toHaveBeenCalledTimes(2)
  })
})
