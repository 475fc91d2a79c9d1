/**
 * Where a card stands: right beside what it speaks of, over nothing that is needed.
 *
 * It is tried at the right, at the left, below and above, narrower if need be. At each side it may slide along its
 * target as long as it still points there. Dice, counters, the storage and other places that can be chosen must never
 * be covered: the first side with a place that is clear of them wins, and there the place that covers least of what is
 * only looked at. Who finds no clear place says what there is to say elsewhere.
 */

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

export interface Point {
  x: number
  y: number
}

/** Something that a card may cover, at a price for each pixel. */
export interface Cover {
  box: Box
  price: number
}

/** A card in its place. */
export interface Placed {
  box: Box
  /** It covers nothing that must not be covered. */
  clear: boolean
  /** Two points on its edge, and between them the one where it touches its target. */
  tail: [Point, Point, Point]
}

/** What covering costs. Nothing makes up for what must never be covered. */
export const PRICES = { never: Infinity, seldom: 2, rather: 0.5 } as const

/** How far a card is from its target. */
export const GAP = 7
const MARGIN = 8
/** Half of what the tail is wide, and how near to a corner its tip may be. */
const TAIL = 8
const CORNER = 12

type Side = (typeof SIDES)[number]
const SIDES = ['right', 'left', 'below', 'above'] as const

/** The place of a card that speaks of a target. Of its sizes, the first that finds a clear place is taken. */
export function place(target: Box, sizes: readonly Size[], room: Size, covers: readonly Cover[]): Placed {
  let best: { box: Box; side: Side; cost: Cost } | null = null
  for (const size of sizes) {
    for (const side of SIDES) {
      for (const box of along(side, target, size, room, covers)) {
        const cost = costOf(box, target, room, covers)
        if (!best || isLess(cost, best.cost)) best = { box, side, cost }
      }
      if (best?.cost.needed === 0) return placed(best, target)
    }
  }
  return placed(best!, target)
}

const placed = ({ box, side, cost }: { box: Box; side: Side; cost: Cost }, target: Box): Placed => ({
  box,
  clear: cost.needed === 0,
  tail: tailOf(side, box, target),
})

/** Whether boxes lie as others do, to a pixel. */
export const alike = (boxes: readonly Box[], others: readonly Box[]): boolean =>
  boxes.length === others.length &&
  boxes.every((box, index) => EDGES.every((edge) => Math.abs(box[edge] - others[index]![edge]) < 1))

const EDGES = ['x', 'y', 'width', 'height'] as const

/** Places at one side: in the middle of the target, and right beside everything that must not be covered. */
function along(side: Side, target: Box, card: Size, room: Size, covers: readonly Cover[]): Box[] {
  const kept = covers.filter(({ price }) => price === PRICES.never).map(({ box }) => box)
  if (side === 'right' || side === 'left') {
    const x = side === 'right' ? target.x + target.width + GAP : target.x - GAP - card.width
    const tops = kept.flatMap((box) => [box.y - card.height - 1, box.y + box.height + 1])
    return slid(target.y, target.height, card.height, room.height, tops).map((y) => ({ x, y, ...card }))
  }
  const y = side === 'below' ? target.y + target.height + GAP : target.y - GAP - card.height
  const lefts = kept.flatMap((box) => [box.x - card.width - 1, box.x + box.width + 1])
  return slid(target.x, target.width, card.width, room.width, lefts).map((x) => ({ x, y, ...card }))
}

/** Where a card may begin along an edge of its target: within the window, and so that its tail points straight there. */
function slid(from: number, length: number, card: number, room: number, edges: number[]): number[] {
  const middle = from + length / 2
  const least = Math.max(MARGIN, middle - card + CORNER)
  const most = Math.min(room - MARGIN - card, middle - CORNER)
  const starts = [middle - card / 2, least, most, ...edges]
  return [...new Set(starts.map((start) => clamp(start, least, Math.max(least, most))))]
}

/** What a place covers of what is needed, in pixels; and what else speaks against it. */
interface Cost {
  needed: number
  else: number
}

const isLess = (one: Cost, other: Cost): boolean =>
  one.needed < other.needed || (one.needed === other.needed && one.else < other.else)

function costOf(box: Box, target: Box, room: Size, covers: readonly Cover[]): Cost {
  const cost = { needed: Math.round(box.width * box.height - overlap(box, inner(room))), else: apart(box, target) }
  for (const { box: other, price } of covers) {
    if (price === PRICES.never) cost.needed += overlap(box, other)
    else cost.else += overlap(box, other) * price
  }
  return cost
}

/** How far their middles are: of places that cover as much the straight one looks best. */
const apart = (one: Box, other: Box): number =>
  Math.hypot(one.x + one.width / 2 - other.x - other.width / 2, one.y + one.height / 2 - other.y - other.height / 2)

const inner = ({ width, height }: Size): Box => ({
  x: MARGIN,
  y: MARGIN,
  width: width - 2 * MARGIN,
  height: height - 2 * MARGIN,
})

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return width > 0 && height > 0 ? width * height : 0
}

function tailOf(side: Side, card: Box, target: Box): Placed['tail'] {
  const sideways = side === 'right' || side === 'left'
  const [from, length] = sideways ? [card.y, card.height] : [card.x, card.width]
  const middle = sideways ? target.y + target.height / 2 : target.x + target.width / 2
  const at = clamp(middle, from + CORNER, from + length - CORNER)
  const edge = { right: card.x, left: card.x + card.width, below: card.y, above: card.y + card.height }[side]
  const inward = side === 'right' || side === 'below' ? 1 : -1
  const point = (across: number, off: number): Point =>
    sideways ? { x: edge + off * inward, y: across } : { x: across, y: edge + off * inward }
  return [point(at - TAIL, 1), point(at, -GAP), point(at + TAIL, 1)]
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))
