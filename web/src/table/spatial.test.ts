import { expect, it } from 'vitest'

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
