/** Moving among things that lie anywhere: the nearest one in a direction. */

import type { Box } from './anchor.ts'

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

const STEPS: Record<Direction, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** How much worse it is to be beside the way than far along it. */
const ASIDE = 2.2

export const isDirection = (key: string): key is Direction => key in STEPS

const middle = ({ x, y, width, height }: Box): [number, number] => [x + width / 2, y + height / 2]

/** The index of the box to go to; -1 if nothing lies in that direction. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number {
  const [dx, dy] = STEPS[direction]
  const [x, y] = middle(from)
  let best = -1
  let least = Infinity
  boxes.forEach((box, index) => {
    const [toX, toY] = middle(box)
    const along = (toX - x) * dx + (toY - y) * dy
    const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx)
    const distance = along + ASIDE * aside
    if (along > 1 && aside < 4 * along && distance < least) {
      least = distance
      best = index
    }
  })
  return best
}

/** The index of the box that lies closest; -1 if there is none. */
export function closest(from: Box, boxes: readonly Box[]): number {
  const [x, y] = middle(from)
  const distances = boxes.map((box) => Math.hypot(middle(box)[0] - x, middle(box)[1] - y))
  return distances.indexOf(Math.min(...distances))
}
