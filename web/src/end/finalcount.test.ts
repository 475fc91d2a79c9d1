import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { LedgerSection } from '../games/contract.ts'
import { FinalCount, linesToCount } from './finalcount.svelte.ts'

const row = (id: string, ...points: (number | null)[]) => ({
  id,
  title: id,
  cells: points.map((each) => (each === null ? null : { points: each })),
})
const sections: LedgerSection[] = [
  { title: 'Game', before: true, rows: [row('regions', 100, 90), row('animals', 20, 40)] },
  { title: 'Left over', rows: [row('goods', 1, 0), row('silver', 0, 0), row('workers', 2, 3)] },
  { title: 'Monasteries', rows: [row('monastery-15', 10, null), row('monastery-26', null, 12)] },
  { title: 'Shields', rows: [row('arms', 0, null)] },
]
const count = () => new FinalCount(sections, 2, () => 'normal')

describe('the final scoring', () => {
  test('counts the lines that bring somebody points, and none that was paid during the game', () => {
    expect(linesToCount(sections).map(({ id }) => id)).toEqual(['goods', 'workers', 'monastery-15', 'monastery-26'])
  })

  test('begins with the points of the game and adds line by line', () => {
    const counting = count()
    const totals = [counting.points]
    while (!counting.done) {
      counting.next()
      totals.push(counting.points)
    }
    expect(totals).toEqual([
      [120, 130],
      [121, 130],
      [123, 133],
      [133, 133],
      [133, 145],
    ])
  })

  test('knows its line and what is still to come', () => {
    const counting = count()
    expect(counting.current).toBeUndefined()
    counting.next()
    counting.next()
    expect(counting.current?.id).toBe('workers')
    const waiting = sections.flatMap(({ rows }) => rows).filter((line) => counting.waits(line))
    expect(waiting.map(({ id }) => id)).toEqual(['monastery-15', 'monastery-26'])
    expect(counting.stages).toEqual([
      { title: 'Left over', counted: 2, size: 2 },
      { title: 'Monasteries', counted: 0, size: 2 },
    ])
  })

  test('is complete at once where it is skipped, and stays so', () => {
    const counting = count()
    counting.finish()
    counting.next()
    expect(counting).toMatchObject({ done: true, counted: 4, points: [133, 145] })
  })

  test('is done from the beginning where there is nothing to count', () => {
    const counting = new FinalCount(sections.slice(0, 1), 2, () => 'normal')
    counting.play()
    expect(counting).toMatchObject({ done: true, playing: false, points: [120, 130] })
  })
})

describe('by itself', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('it shows each line for a moment and stops after the last', () => {
    const counting = count()
    counting.play()
    expect(counting.counted).toBe(0)
    vi.advanceTimersByTime(700)
    expect(counting.counted).toBe(1)
    vi.advanceTimersByTime(3 * 700)
    expect(counting).toMatchObject({ counted: 4, playing: false })
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a line that was asked for is shown as long as the others', () => {
    const counting = count()
    counting.play()
    vi.advanceTimersByTime(600)
    counting.next()
    vi.advanceTimersByTime(600)
    expect(counting.counted).toBe(1)
    vi.advanceTimersByTime(100)
    expect(counting.counted).toBe(2)
  })

  test('it waits while it is paused', () => {
    const counting = count()
    counting.play()
    counting.pause()
    vi.advanceTimersByTime(5000)
    expect(counting.counted).toBe(0)
    counting.next()
    vi.advanceTimersByTime(5000)
    expect(counting.counted).toBe(1)
  })
})
