import { describe, expect, it } from 'vitest'

import { alike, GAP, place, PRICES, type Box, type Cover, type Placed } from './anchor.ts'

const ROOM = { width: 1280, height: 720 }
const CARD = { width: 232, height: 160 }
const TARGET: Box = { x: 700, y: 400, width: 60, height: 60 }

const put = (never: readonly Box[] = [], target = TARGET, sizes = [CARD]): Placed =>
  place(
    target,
    sizes,
    ROOM,
    never.map((box) => ({ box, price: PRICES.never })),
  )
const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height
/** How far boxes are from each other, from edge to edge. */
const gap = (one: Box, other: Box): number =>
  Math.hypot(
    Math.max(0, other.x - one.x - one.width, one.x - other.x - other.width),
    Math.max(0, other.y - one.y - one.height, one.y - other.y - other.height),
  )
const AT_RIGHT: Box = { x: 762, y: 410, width: 200, height: 40 }
const AT_LEFT: Box = { x: 500, y: 410, width: 198, height: 40 }
const BELOW: Box = { x: 400, y: 462, width: 361, height: 200 }
const ABOVE: Box = { x: 400, y: 200, width: 361, height: 198 }

describe('the place of a card', () => {
  it.each([
    ['at the right', [], { x: 767, y: 350 }],
    ['at the left', [AT_RIGHT], { x: 461, y: 350 }],
    ['below', [AT_RIGHT, AT_LEFT], { x: 614, y: 467 }],
    ['above', [AT_RIGHT, AT_LEFT, BELOW], { x: 614, y: 233 }],
  ] as const)('is %s of what it speaks of, the first of these that covers nothing', (_, never: readonly Box[], at) => {
    const { box, clear } = put(never)
    expect(clear).toBe(true)
    expect(gap(box, TARGET)).toBe(GAP)
    expect(box).toMatchObject(at)
  })

  it('slides along its target, out of the way', () => {
    const other = { x: 760, y: 330, width: 60, height: 60 }
    const { box, clear } = put([other])
    expect(clear).toBe(true)
    expect(box.x).toBe(767)
    expect(meet(box, other)).toBe(false)
  })

  it('is narrower where only that leaves it clear', () => {
    const narrow = { width: 150, height: 200 }
    const wall = { x: 930, y: 0, width: 100, height: 720 }
    const around = [wall, AT_LEFT, BELOW, ABOVE]
    expect(put(around).clear).toBe(false)
    const { box, clear } = put(around, TARGET, [CARD, narrow])
    expect(clear).toBe(true)
    expect(box).toMatchObject(narrow)
  })

  it('is not there where every side is needed', () => {
    expect(put([AT_RIGHT, AT_LEFT, BELOW, ABOVE]).clear).toBe(false)
  })

  it('stays inside the window, beside what stands in its corners', () => {
    for (const x of [0, 1240]) {
      for (const y of [0, 680]) {
        const target = { x, y, width: 40, height: 40 }
        const { box, clear } = put([], target)
        expect(clear).toBe(true)
        expect(box.x).toBeGreaterThanOrEqual(8)
        expect(box.x + box.width).toBeLessThanOrEqual(1272)
        expect(box.y).toBeGreaterThanOrEqual(8)
        expect(box.y + box.height).toBeLessThanOrEqual(712)
        expect(gap(box, target)).toBeLessThanOrEqual(8)
      }
    }
  })

  it('is below or above what fills the width', () => {
    const wide = { x: 0, y: 40, width: 1280, height: 20 }
    expect(put([], wide).box).toMatchObject({ y: 67 })
    expect(put([], { ...wide, y: 680 }).box).toMatchObject({ y: 513 })
  })

  it('covers at its side as little as possible of what is only looked at', () => {
    const seldom: Cover = { box: { x: 760, y: 430, width: 300, height: 200 }, price: PRICES.seldom }
    const { box } = place(TARGET, [CARD], ROOM, [seldom])
    expect(box.x).toBe(767)
    expect(box.y + box.height).toBeLessThan(470)
    const everything: Cover = { box: { x: 0, y: 0, ...ROOM }, price: PRICES.seldom }
    expect(place(TARGET, [CARD], ROOM, [everything]).clear).toBe(true)
  })
})

describe('the tail of a card', () => {
  it.each([
    ['right', []],
    ['left', [AT_RIGHT]],
    ['below', [AT_RIGHT, AT_LEFT]],
    ['above', [AT_RIGHT, AT_LEFT, BELOW]],
  ] as const)('is short and points straight at the middle: %s', (_, never: readonly Box[]) => {
    const [one, end, two] = put(never).tail
    const foot = { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 }
    expect(Math.hypot(end.x - foot.x, end.y - foot.y)).toBeLessThanOrEqual(12)
    expect(end.x === 730 || end.y === 430).toBe(true)
  })
})

it('boxes lie alike until one of them moves, grows, comes or goes', () => {
  const boxes = [
    { x: 10, y: 10, width: 40, height: 40 },
    { x: 60, y: 10, width: 40, height: 40 },
  ]
  expect(alike(boxes, structuredClone(boxes))).toBe(true)
  expect(alike(boxes, [boxes[0]!, { ...boxes[1]!, y: 10.4 }])).toBe(true)
  expect(alike(boxes, [boxes[0]!, { ...boxes[1]!, y: 12 }])).toBe(false)
  expect(alike(boxes, [boxes[0]!, { ...boxes[1]!, width: 44 }])).toBe(false)
  expect(alike(boxes, [boxes[0]!])).toBe(false)
})
