import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { Moment } from '../api/types.ts'
import { Timeline } from './timeline.svelte.ts'

/** Two players, two rounds of two actions each. */
const STORY: Moment[] = [null, 0, 0, 1, 1, 0, 0, 1, 1].map((player, ply) => ({
  ply: ply * 2, // plies of a log may have gaps: what was taken back is left out
  player,
  kind: player === null ? 'setup' : 'action',
  scores: [ply, 0],
  now: [ply, 0],
  moment: { phase: 'A', round: ply < 4 ? 1 : 2 },
}))

let timeline: Timeline
beforeEach(() => {
  timeline = new Timeline(STORY, 1, 0)
})

describe('a timeline', () => {
  test('begins at the end unless told otherwise', () => {
    expect(new Timeline(STORY, null).index).toBe(8)
  })
  test('never leaves the game', () => {
    timeline.step(-1)
    expect(timeline.index).toBe(0)
    timeline.go(99)
    expect(timeline.index).toBe(8)
  })
  test('goes to a ply, or to the last moment before one that was taken back', () => {
    timeline.goToPly(6)
    expect(timeline.index).toBe(3)
    timeline.goToPly(7)
    expect(timeline.index).toBe(3)
  })
  test('goes from round to round', () => {
    timeline.stretch(1)
    expect(timeline.index).toBe(4)
    timeline.stretch(1)
    expect(timeline.index).toBe(8)
    timeline.step(-2)
    timeline.stretch(-1)
    expect(timeline.index).toBe(4)
    timeline.stretch(-1)
    expect(timeline.index).toBe(0)
  })
  test('knows where my turns begin and goes round', () => {
    expect(timeline.turns).toEqual([2, 6])
    timeline.nextTurn()
    timeline.nextTurn()
    expect(timeline.index).toBe(6)
    timeline.nextTurn()
    expect(timeline.index).toBe(2)
  })
  test('finds a turn in every round of a game alone', () => {
    const alone = STORY.map((moment, index) => ({ ...moment, player: index ? 0 : null }))
    expect(new Timeline(alone, 0).turns).toEqual([0, 4])
  })
  test('has no turns of mine for a spectator', () => {
    const watched = new Timeline(STORY, null, 3)
    watched.nextTurn()
    expect(watched.index).toBe(3)
  })
  test('obeys the keys of a slider and no others', () => {
    expect(timeline.key('End')).toBe(true)
    expect(timeline.index).toBe(8)
    timeline.key('ArrowLeft')
    expect(timeline.index).toBe(7)
    expect(timeline.key('x')).toBe(false)
  })
})

describe('playing', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('goes on step by step and stops at the end', () => {
    timeline.go(6)
    timeline.play()
    vi.advanceTimersToNextTimer()
    expect([timeline.index, timeline.playing]).toEqual([7, true])
    vi.advanceTimersToNextTimer()
    expect([timeline.index, timeline.playing]).toEqual([8, false])
  })
  test('begins anew at the end', () => {
    timeline.go(8)
    timeline.play()
    expect(timeline.index).toBe(0)
  })
  test('can be stopped', () => {
    timeline.play()
    timeline.pause()
    expect(vi.getTimerCount()).toBe(0)
  })
  test('is faster at a higher speed', () => {
    timeline.speed = 4
    timeline.play()
    vi.advanceTimersByTime(300)
    expect(timeline.index).toBe(1)
  })
})
