import { describe, expect, it } from 'vitest'

import { alike, place, PRICES, tail, type Box, type Cover } from './anchor.ts'

const ROOM = { width: 1280, height: 720 }
const CARD = { width: 232, height: 160 }
const TARGET: Box = { x: 700, y: 400, width: 60, height: 60 }

const at = (covers: Cover[] = [], target = TARGET): Box => ({ ...place(target, CARD, ROOM, covers), ...CARD })
const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

describe('the place of a card', () => {
  it('is beside its target where nothing is in the way', () => {
    const card = at()
    expect(meet(card, TARGET)).toBe(false)
    expect(Math.min(Math.abs(card.x - 772), Math.abs(card.y - 472), Math.abs(card.y + 160 - 388))).toBeLessThan(1)
  })

  it('stays inside the window', () => {
    for (const target of [
      { x: 0, y: 0, width: 40, height: 40 },
      { x: 1240, y: 680, width: 40, height: 40 },
    ]) {
      const card = at([], target)
      expect(card.x).toBeGreaterThanOrEqual(8)
      expect(card.x + card.width).toBeLessThanOrEqual(1272)
      expect(card.y + card.height).toBeLessThanOrEqual(712)
      expect(meet(card, target)).toBe(false)
    }
  })

  it('is below or above what fills the width', () => {
    const wide = { x: 0, y: 40, width: 1280, height: 20 }
    expect(at([], wide)).toMatchObject({ y: 72 })
    expect(at([], { ...wide, y: 680 })).toMatchObject({ y: 508 })
  })

  it('is never over the counters or another target', () => {
    const never = [
      { x: 0, y: 0, width: 1280, height: 380 },
      { x: 770, y: 380, width: 300, height: 340 },
    ]
    const card = at(never.map((box) => ({ box, price: PRICES.never })))
    for (const box of [...never, TARGET]) expect(meet(card, box)).toBe(false)
  })

  it('is rather over the log than over the boards, and rather farther off than over either', () => {
    const boards = { box: { x: 0, y: 0, width: 1040, height: 720 }, price: PRICES.seldom }
    const log = { x: 1040, y: 0, width: 240, height: 720 }
    expect(meet(at([boards, { box: log, price: PRICES.rather }]), boards.box)).toBe(false)
    const free = { ...boards.box, height: 540 }
    const card = at([
      { ...boards, box: free },
      { box: log, price: PRICES.rather },
    ])
    expect([meet(card, free), meet(card, log)]).toEqual([false, false])
  })
})

describe('the tail of a card', () => {
  it.each([
    [
      { x: 800, y: 300 },
      { x: 760, y: 430 },
    ],
    [
      { x: 600, y: 100 },
      { x: 730, y: 400 },
    ],
  ])('leads from its edge to the target', (card, tip) => {
    const [one, end, two] = tail({ ...card, ...CARD }, TARGET)
    expect(Math.hypot(end.x - tip.x, end.y - tip.y)).toBeLessThan(20)
    expect(Math.hypot(one.x - two.x, one.y - two.y)).toBe(20)
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
