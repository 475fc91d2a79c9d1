import { expect, it } from 'vitest'

import { beside } from './anchor.ts'
import { closest, nearest } from './spatial.ts'

const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 })
const here = box(100, 100)

it('goes to the nearest thing in a direction', () => {
  const boxes = [box(60, 100), box(20, 100), box(100, 40), box(130, 104), box(200, 100)]
  expect(nearest(here, boxes, 'ArrowLeft')).toBe(0)
  expect(nearest(here, boxes, 'ArrowUp')).toBe(2)
  expect(nearest(here, boxes, 'ArrowRight')).toBe(3)
  expect(nearest(here, boxes, 'ArrowDown')).toBe(-1)
})

it('prefers what lies on the way to what lies beside it', () => {
  expect(nearest(here, [box(120, 140), box(150, 100)], 'ArrowRight')).toBe(1)
})

it('finds what lies closest after something has gone', () => {
  expect(closest(here, [box(300, 300), box(110, 90)])).toBe(1)
  expect(closest(here, [])).toBe(-1)
})

const room = { width: 800, height: 600 }
const card = { width: 200, height: 100 }

it.each([
  [box(100, 300), { side: 'right', x: 124, y: 255 }],
  [box(700, 300), { side: 'left', x: 486, y: 255 }],
  [box(700, 2), { side: 'left', y: 8 }],
])('puts a card beside %o', (target, place) => {
  expect(beside(target, card, room)).toMatchObject(place)
})

it('puts a card below or above what fills the width', () => {
  const wide = { x: 0, y: 40, width: 800, height: 20 }
  expect(beside(wide, card, room)).toMatchObject({ side: 'below', y: 74 })
  expect(beside({ ...wide, y: 560 }, card, room)).toMatchObject({ side: 'above', y: 446 })
})
