/**
 * Where a card stands: near what it speaks of and, as far as there is room, over nothing that is needed.
 *
 * Everything on the table says what it costs to cover it: what must never be covered (dice, counters, the storage, other
 * places that can be chosen) costs most, then what is only looked at, then the log; the corners that a board leaves free
 * cost nothing. The cheapest place wins, and among equal ones the nearest.
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

/** What covering costs, and each pixel of distance. Nothing makes up for what must never be covered. */
export const PRICES = { never: 10_000, seldom: 2, rather: 0.5 } as const
const DISTANCE = 110

const GAP = 12
const MARGIN = 8
const STEP = 24

/** The upper left corner of a card that speaks of a target. */
export function place(target: Box, card: Size, room: Size, covers: readonly Cover[]): Point {
  const around = [...covers, { box: grown(target, GAP - 1), price: PRICES.never }]
  let best: Point = { x: MARGIN, y: MARGIN }
  let least = Infinity
  for (const at of candidates(target, card, room, covers)) {
    const box = { ...at, ...card }
    let cost = gap(box, target) * DISTANCE + apart(box, target)
    for (const cover of around) {
      if (cost >= least) break
      cost += overlap(box, cover.box) * cover.price
    }
    if (cost < least) {
      least = cost
      best = at
    }
  }
  return best
}

/** Whether boxes lie as others do, to a pixel. */
export const alike = (boxes: readonly Box[], others: readonly Box[]): boolean =>
  boxes.length === others.length &&
  boxes.every((box, index) => SIDES.every((side) => Math.abs(box[side] - others[index]![side]) < 1))

const SIDES = ['x', 'y', 'width', 'height'] as const

/** Whether a card lies over nothing that must never be covered. */
export const isClear = (card: Box, covers: readonly Cover[]): boolean =>
  !covers.some(({ box, price }) => price === PRICES.never && overlap(card, box) > 0)

/**
 * The places right beside the target first: one of them is cheap in most cases, which spares the rest. Then a grid that
 * is finer along the edges of what must not be covered: a card may just fit between two such things.
 */
function candidates(target: Box, card: Size, room: Size, covers: readonly Cover[]): Point[] {
  const right = room.width - card.width - MARGIN
  const bottom = room.height - card.height - MARGIN
  const [x, y] = [target.x + (target.width - card.width) / 2, target.y + (target.height - card.height) / 2]
  const beside: Point[] = [
    { x: target.x + target.width + GAP, y },
    { x: target.x - GAP - card.width, y },
    { x, y: target.y + target.height + GAP },
    { x, y: target.y - GAP - card.height },
  ]
  const inside = (at: Point): Point => ({ x: clamp(at.x, MARGIN, right), y: clamp(at.y, MARGIN, bottom) })
  const kept = covers.filter(({ price }) => price === PRICES.never).map(({ box }) => box)
  const columns = [x, ...kept.flatMap((box) => [box.x - card.width - 1, box.x + box.width + 1])]
  const rows = [y, ...kept.flatMap((box) => [box.y - card.height - 1, box.y + box.height + 1])]
  const lefts = [...steps(right), ...new Set(columns.filter((left) => left > MARGIN && left < right))]
  const tops = [...steps(bottom), ...new Set(rows.filter((top) => top > MARGIN && top < bottom))]
  return [...beside.map(inside), ...tops.flatMap((top) => lefts.map((left) => ({ x: left, y: top })))]
}

/** From the margin to the far edge, which is one of them. */
function steps(to: number): number[] {
  const count = Math.max(0, Math.floor((to - MARGIN) / STEP))
  return [...Array.from({ length: count + 1 }, (_, index) => MARGIN + index * STEP), Math.max(MARGIN, to)]
}

/** How far two boxes are from each other, from edge to edge. */
function gap(one: Box, other: Box): number {
  const aside = Math.max(0, other.x - one.x - one.width, one.x - other.x - other.width)
  const below = Math.max(0, other.y - one.y - one.height, one.y - other.y - other.height)
  return Math.hypot(aside, below)
}

/** How far their middles are: of places at the same distance the straight one looks best. */
const apart = (one: Box, other: Box): number => {
  const [a, b] = [middle(one), middle(other)]
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return width > 0 && height > 0 ? width * height : 0
}

const TAIL = 10

/** The tail of a card: two points on its edge, and between them the one where it touches its target. */
export function tail(card: Box, target: Box): [Point, Point, Point] {
  const to = middle(target)
  const aside = Math.max(card.x - target.x - target.width, target.x - card.x - card.width)
  const below = Math.max(card.y - target.y - target.height, target.y - card.y - card.height)
  const along = (at: number, from: number, length: number): number => clamp(at, from + 24, from + length - 24)
  if (aside >= below) {
    const x = to.x < card.x ? card.x + 1 : card.x + card.width - 1
    const y = along(to.y, card.y, card.height)
    return [{ x, y: y - TAIL }, edge(target, { x, y }), { x, y: y + TAIL }]
  }
  const y = to.y < card.y ? card.y + 1 : card.y + card.height - 1
  const x = along(to.x, card.x, card.width)
  return [{ x: x - TAIL, y }, edge(target, { x, y }), { x: x + TAIL, y }]
}

/** Where something round in a box ends, seen from a point. */
function edge(box: Box, from: Point): Point {
  const { x, y } = middle(box)
  const [dx, dy] = [from.x - x, from.y - y]
  const far = Math.hypot(dx / (box.width / 2), dy / (box.height / 2)) || 1
  return { x: x + dx / far, y: y + dy / far }
}

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })
const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})
const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))
