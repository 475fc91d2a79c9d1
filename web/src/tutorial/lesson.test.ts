import { describe, expect, it } from 'vitest'

import type { LogEvent } from '../api/types.ts'
import { liesAbove, partsOf, progress, type Script, standing } from './lesson.ts'

const script: Script = {
  version: 1,
  learner: 0,
  steps: [
    { text: 'welcome' },
    { text: 'take', action: 'take 1 2 3', show: ['die-1'] },
    { player: 1, action: 'end_turn' },
    { text: 'end', action: 'end_turn' },
    { text: 'play-on' },
  ],
}

describe('a tutorial', () => {
  const parts = partsOf(script)

  it('is read and done in parts, each with the action at its end', () => {
    expect(parts.map(({ action }) => action)).toEqual(['take 1 2 3', 'end_turn', null])
    expect(parts.map(({ pages }) => pages.map(({ text }) => text))).toEqual([['welcome', 'take'], ['end'], ['play-on']])
    expect(parts[0]!.pages[1]!.show).toEqual(['die-1'])
  })

  it('says how far it is', () => {
    expect(progress(parts, 0, 0)).toEqual({ number: 1, count: 4 })
    expect(progress(parts, 1, 0)).toEqual({ number: 3, count: 4 })
  })
})

describe('where the learner is', () => {
  const event = (ply: number, player: number | null, kind: LogEvent['kind']): LogEvent => ({
    ply,
    player,
    kind,
    lines: [],
  })

  it('counts the actions of the seat that stand', () => {
    const events = [
      event(0, null, 'setup'),
      event(1, 0, 'action'),
      event(2, 1, 'action'),
      event(3, 0, 'action'),
      event(4, 0, 'undo'),
    ]
    expect(standing(events, 0)).toBe(1)
    expect(standing(events, 1)).toBe(1)
  })
})

describe('where the lesson lies on a phone', () => {
  const berths = { above: 8, below: 600 }
  const box = (top: number, bottom: number) => ({ top, bottom })

  it('below, and above what it would cover', () => {
    expect(liesAbove([], [box(200, 300)], 100, berths, false)).toBe(false)
    expect(liesAbove([], [box(650, 700)], 100, berths, false)).toBe(true)
  })
  it('it stays where it is as long as it covers nothing, or as much as elsewhere', () => {
    expect(liesAbove([], [box(200, 300)], 100, berths, true)).toBe(true)
    expect(liesAbove([], [box(20, 40)], 100, berths, true)).toBe(false)
    expect(liesAbove([], [box(20, 40), box(650, 700)], 100, berths, false)).toBe(false)
  })
  it('rather over what it speaks of than over what is to be clicked', () => {
    expect(liesAbove([box(650, 700)], [box(20, 40)], 100, berths, false)).toBe(true)
    expect(liesAbove([box(20, 40)], [box(650, 700)], 100, berths, false)).toBe(false)
  })
})
