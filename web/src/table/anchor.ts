/** Where a card stands: beside what it speaks of, inside the window. */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Size {
  width: number
  height: number
}

export interface Anchored {
  x: number
  y: number
  side: 'left' | 'right' | 'above' | 'below'
}

const GAP = 14
const MARGIN = 8

/** To the right of it, else to the left, else below, else above; then pushed inside. */
export function beside(target: Box, card: Size, room: Size): Anchored {
  const right = target.x + target.width + GAP
  const left = target.x - GAP - card.width
  const middle = target.y + target.height / 2 - card.height / 2
  const y = clamp(middle, MARGIN, room.height - card.height - MARGIN)
  if (right + card.width + MARGIN <= room.width) return { x: right, y, side: 'right' }
  if (left >= MARGIN) return { x: left, y, side: 'left' }
  const x = clamp(target.x + target.width / 2 - card.width / 2, MARGIN, room.width - card.width - MARGIN)
  const below = target.y + target.height + GAP
  if (below + card.height + MARGIN <= room.height) return { x, y: below, side: 'below' }
  return { x, y: Math.max(MARGIN, target.y - GAP - card.height), side: 'above' }
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))
