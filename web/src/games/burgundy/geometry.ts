/** Estates and the main board as numbers and SVG paths. */

import { nth } from '../../kit/counting.ts'
import { between, drawMap, round, rounded, ROOT3, type MapDrawing, type Point } from '../../kit/hexes.ts'
import type { Hex, Post, River } from './shapes.ts'

/** An estate around its middle, with room for the border posts at its edge. */
export function drawEstate(hexes: readonly Hex[], radius: number, posts: readonly Post[] = []): MapDrawing {
  const map = drawMap(
    hexes,
    hexes.map(({ region }) => region),
    radius,
  )
  const reach = postRadius(radius)
  const at = postsAt(hexes, map, posts)
  return {
    ...map,
    width: Math.max(map.width, ...at.map(([x]) => 2 * (Math.abs(x) + reach))),
    height: Math.max(map.height, ...at.map(([, y]) => 2 * (Math.abs(y) + reach))),
  }
}

// --- border posts ---------------------------------------------------------------------------------------------------

export const postRadius = (radius: number): number => radius * 0.4

/** The middles of border posts: a little outside the edge, where their two spaces meet. */
export function postsAt(hexes: readonly Hex[], { at }: Pick<MapDrawing, 'at'>, posts: readonly Post[]): Point[] {
  if (!posts.length) return []
  const drawn = onDrawing(hexes, at)
  return posts.map((post) => between(middleOf(post.hexes.map((hex) => nth(at, hex)!)), drawn(post.x, post.y), 0.8))
}

/** Where a point of an estate, in hex widths, lies in its drawing. */
function onDrawing(hexes: readonly Hex[], at: readonly Point[]): (x: number, y: number) => Point {
  const first = hexes[0]!
  const second = hexes.find((hex) => hex.x !== first.x)!
  const scale = (at[hexes.indexOf(second)]![0] - at[0]![0]) / (second.x - first.x)
  return (x, y) => [at[0]![0] + (x - first.x) * scale, at[0]![1] + (y - first.y) * scale]
}

const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
]

/** A link between two spaces, or a space and a post: the middle of the edge that it crosses, and its direction. */
export interface Link {
  x: number
  y: number
  angle: number
}

export function linksOf(points: readonly Point[]): Link[] {
  return points.slice(1).map(([x, y], index) => {
    const [a, b] = points[index]!
    return { x: (a + x) / 2, y: (b + y) / 2, angle: round((Math.atan2(y - b, x - a) * 180) / Math.PI) }
  })
}

// --- rivers -----------------------------------------------------------------------------------------------------------

/** Rivers as paths from the middle of one space to that of another; the spaces lie over their ends. */
export function riversAt(hexes: readonly Hex[], { at }: Pick<MapDrawing, 'at'>, rivers: readonly River[]): string[] {
  if (!rivers.length) return []
  const drawn = onDrawing(hexes, at)
  return rivers.map(({ route }) => winding(route.map(([x, y]) => drawn(x!, y!))))
}

/** A smooth line through points. */
function winding(points: readonly Point[]): string {
  const write = ([x, y]: Point): string => `${round(x)} ${round(y)}`
  const at = (index: number): Point => points[Math.max(0, Math.min(index, points.length - 1))]!
  /** The handle of a point: towards a neighbour, along the line from the one before to the one after. */
  const handle = (index: number, side: 1 | -1): Point => {
    const [[x, y], before, after] = [at(index), at(index - 1), at(index + 1)]
    return [x + (side * (after[0] - before[0])) / 6, y + (side * (after[1] - before[1])) / 6]
  }
  const parts = points
    .slice(1)
    .map((point, index) => `C${write(handle(index, 1))} ${write(handle(index + 1, -1))} ${write(point)}`)
  return `M${write(points[0]!)}${parts.join('')}`
}

/** The foot of an inn, in the colour of the space below. */
export const hem = (x: number, y: number, radius: number): string =>
  rounded(
    [
      [x - radius * 0.86, y + radius * 0.46],
      [x + radius * 0.86, y + radius * 0.46],
      [x, y + radius * 0.98],
    ],
    (side) => side * 0.07,
  )

/** The outline of a shield of the module: its top has two scallops. */
export function armsOutline(x: number, y: number, width: number): string {
  const [half, height] = [width / 2, width * 1.18]
  const at = (a: number, b: number): string => `${round(x + a)} ${round(y + b * height)}`
  return (
    `M${at(-half, -0.5)}Q${at(-half / 2, -0.36)} ${at(0, -0.5)}Q${at(half / 2, -0.36)} ${at(half, -0.5)}` +
    `L${at(half, 0.06)}Q${at(half, 0.34)} ${at(0, 0.5)}Q${at(-half, 0.34)} ${at(-half, 0.06)}Z`
  )
}

// --- the main board -------------------------------------------------------------------------------------------------

export interface DepotDrawing {
  plate: string
  /** middles of the tiles, as many as there are slots in use */
  tiles: Point[]
  radius: number
  die: Point
  /** where the price of its tiles hangs */
  chip: Point
  /** half the height of its row of goods, where that can be chosen */
  tall: number
  /** the first of the goods, and how far to the right they may go */
  goods: Point
  right: number
  /** where the module's shields lie, and how far a finger or a pointer may miss them */
  arms: Point[]
  reach: number
}

export interface BlackDrawing {
  plate: string
  tiles: Point[]
  radius: number
  coin: Point
  /** the inns */
  inn: Point
  /** the bonus tiles, by colour */
  shields: Record<string, Point>
}

export interface BoardDrawing {
  width: number
  height: number
  depots: DepotDrawing[]
  black: BlackDrawing
}

/** Half the board, the black hexagon's half width, half top and half height, half of the gap between plates. */
const FIELD = { side: 582, half: 280, wide: 142, top: 78, high: 128, gap: 5 } as const
const GOODS_PITCH = 36
const COLOURS = ['castle', 'ship', 'animal', 'mine', 'monastery', 'building']

const range = (count: number): number[] => [...Array(count).keys()]
const mirror = (points: readonly Point[], x: 1 | -1, y: 1 | -1): Point[] => points.map(([a, b]) => [a * x, b * y])
const plate = (points: readonly Point[], bend = 14): string => rounded(points, () => bend)
const row = (count: number, pitch: number, [x, y]: Point): Point[] =>
  range(count).map((k): Point => [x + (k - (count - 1) / 2) * pitch, y])

/** The smallest numbers on the board that can be read on a laptop and on a phone. */
export const LEGIBLE = 13.8

/** A field divided in seven, around its middle: depots clockwise from the top, the black one between them. */
export function drawBoard(slots: readonly number[], black: number, inns = false): BoardDrawing {
  const { side } = FIELD
  const depots = [
    flatDepot(slots[0]!, 1),
    cornerDepot(slots[1]!, 1, 1),
    cornerDepot(slots[2]!, 1, -1),
    flatDepot(slots[3]!, -1),
    cornerDepot(slots[4]!, -1, -1),
    cornerDepot(slots[5]!, -1, 1),
  ]
  return { width: side, height: side, depots, black: blackHexagon(black, inns) }
}

/** The spokes continue the diagonals of the black hexagon. */
const SPOKE = FIELD.top + (FIELD.half - FIELD.high) * (FIELD.top / FIELD.high)
const BESIDE = FIELD.gap / Math.sin(Math.atan2(FIELD.high, FIELD.top))

/** Depots 1 and 4: a row of tiles, and the die towards the middle of the board. */
function flatDepot(count: number, down: 1 | -1): DepotDrawing {
  const { half, top, high, gap } = FIELD
  const outline: Point[] = [
    [-SPOKE + BESIDE, -half],
    [SPOKE - BESIDE, -half],
    [top - BESIDE + 2, -high - gap],
    [-top + BESIDE - 2, -high - gap],
  ]
  const [radius, pitch] = count > 3 ? [33, 62] : count > 2 ? [36, 70] : [42, 86]
  const y = down * (-half + 113)
  return {
    plate: plate(mirror(outline, 1, down)),
    tiles: row(count, pitch, [0, down * (-half + (count > 3 ? 44 : 50))]),
    radius,
    die: [-40, y],
    chip: [-40, y - 28],
    tall: 24,
    goods: [0, y],
    right: 92,
    arms: [
      [74, y],
      [42, y],
    ],
    reach: 17,
  }
}

/** Depots 2, 3, 5 and 6: two rows of tiles that follow the spoke, and the die in the corner. */
function cornerDepot(count: number, right: 1 | -1, down: 1 | -1): DepotDrawing {
  const { half, wide, top, high, gap } = FIELD
  const outline: Point[] = [
    [SPOKE + BESIDE, -half],
    [half, -half],
    [half, -gap],
    [wide + gap, -gap],
    [top + BESIDE, -high - gap * 0.4],
  ]
  const radius = count > 3 ? 33 : count > 2 ? 36 : 41
  const y = down * (-half + 47)
  return {
    plate: plate(mirror(outline, right, down)),
    tiles: mirror(bunch(count, radius * 1.88, down), right, 1).map(([a, b]) => [a + right * 189, b - down * 104]),
    radius,
    die: [right > 0 ? 172 : -245, y],
    chip: [right > 0 ? 172 : -245, y - 28],
    tall: 24,
    goods: [right > 0 ? 212 : -205, y],
    right: right > 0 ? 274 : -149,
    arms: [right > 0 ? 252 : -205, right > 0 ? 218 : -171].map((x): Point => [x, y + down * 42]),
    reach: 17,
  }
}

/** Up to four tiles in two rows around the origin, a row shifted by half a tile. */
function bunch(count: number, pitch: number, lean: 1 | -1): Point[] {
  if (count < 3) return row(count, pitch, [0, 0])
  const high = (pitch * ROOT3) / 4
  const shift = (count > 3 ? pitch / 4 : 0) * lean
  return [...row(2, pitch, [-shift, -high]), ...row(count - 2, pitch, [shift, high])]
}

function blackHexagon(slots: number, inns: boolean): BlackDrawing {
  const { wide, top, high } = FIELD
  const outline: Point[] = [
    [top, -high],
    [wide, 0],
    [top, high],
    [-top, high],
    [-wide, 0],
    [-top, -high],
  ]
  const corner: Point[] = [
    [-54, -99],
    [52, -99],
    [101, 0],
    [52, 99],
    [-54, 99],
    [-101, 0],
  ]
  const rows = slots > 6 ? [3, 2, 3] : range(slots / 2).map(() => 2)
  const [radius, pitch, step] = slots > 6 ? [28.5, 54, 54 * (ROOT3 / 2)] : slots > 4 ? [27.5, 55, 55] : [33, 66, 66]
  return {
    plate: plate(
      outline.map(([x, y]): Point => [x * 0.985, y * 0.985]),
      16,
    ),
    ...(inns
      ? aroundInns(slots)
      : {
          tiles: rows.flatMap((count, index) => row(count, pitch, [0, (index - (rows.length - 1) / 2) * step])),
          radius,
        }),
    coin: [0, -101],
    inn: [0, 0],
    shields: Object.fromEntries(
      COLOURS.map((colour, index) => [colour, inns ? outward(corner[index]!) : corner[index]!]),
    ),
  }
}

/** Bonus tiles beside the middle row make room for three in it. */
const outward = ([x, y]: Point): Point => [y ? x : x * 1.05, y]

/** Two, three or four tiles in each half of the black depot, and the inns in its heart. */
function aroundInns(slots: number): Pick<BlackDrawing, 'tiles' | 'radius'> {
  const [radius, pitch, step] = slots > 6 ? [25, 47, 52.5] : slots > 4 ? [27, 53, 46] : [30, 58, 50]
  const beside = slots > 4 ? row(2, 2 * pitch, [0, 0]) : []
  const outer = (slots - beside.length) / 2
  return { tiles: [...row(outer, pitch, [0, -step]), ...beside, ...row(outer, pitch, [0, step])], radius }
}

/** The same for a finger: with few tiles there is room enough to make them all large. */
export function drawTouchBoard(slots: readonly number[], black: number): BoardDrawing {
  const { depots, black: middle, ...field } = drawBoard(slots, black)
  const [radius, pitch] = [39.5, 70]
  const rows = [-1, 1].flatMap((line) => row(2, pitch, [0, (line * pitch) / 2]))
  return {
    ...field,
    depots: depots.map((depot) => ({ ...depot, tall: 34 })),
    black: { ...middle, tiles: rows, radius },
  }
}

// --- the main board on a phone --------------------------------------------------------------------------------------

const NARROW = { width: 390, card: 189, high: 112, gap: 4 } as const

/** Two columns, clockwise as on the board: 1 to 3 down the right, 4 to 6 up the left. Tiles fit a finger. */
export function drawNarrowBoard(slots: readonly number[], black: number, inns = false, arms = false): BoardDrawing {
  const { width, card, high, gap } = NARROW
  const top = 3 * (high + gap) + gap
  const middle = blackBar(black, inns)
  const height = top + middle.high + gap
  const depots = slots.map((count, index) => {
    const right = index < 3
    const line = right ? index : 5 - index
    const x = right ? width / 2 - gap - card : -width / 2 + gap
    return narrowDepot(count, [x, gap + line * (high + gap) - height / 2], arms)
  })
  return { width, height, depots, black: middle.at([-width / 2 + gap, top - height / 2]) }
}

function box([x, y]: Point, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}

/** Shields stand beside the goods, which move closer to the die for them. */
function narrowDepot(count: number, [x, y]: Point, arms: boolean): DepotDrawing {
  const { card, high } = NARROW
  const [radius, pitch] = count > 3 ? [25.5, 45.5] : [28, 54]
  return {
    plate: plate(box([x, y], card, high), 10),
    tiles: row(count, pitch, [x + card / 2, y + 78]),
    radius,
    die: [x + 26, y + 25],
    chip: arms ? [x + 26, y + 46] : [x + 66, y + 25],
    tall: 24,
    goods: [x + (arms ? 66 : 104), y + 25],
    right: x + card - 4,
    arms: [
      [x + card - 24, y + 25],
      [x + card - 68, y + 25],
    ],
    reach: 22.8,
  }
}

/** As a bar: prices and bonus tiles above, the tiles below in one row or two, the inns last. */
function blackBar(slots: number, inns: boolean): { high: number; at: (corner: Point) => BlackDrawing } {
  const width = NARROW.width - 2 * NARROW.gap
  const count = slots + (inns ? 1 : 0)
  const rows = count > 8 ? [count - Math.floor(count / 2), Math.floor(count / 2)] : [count]
  const [radius, pitch] = rows[0]! > 6 ? [25.5, rows[0]! > 7 ? 46.5 : 52] : [28, 56]
  const high = 118 + (rows.length - 1) * 54
  const at = ([x, y]: Point): BlackDrawing => {
    const tiles = rows.flatMap((each, line) => row(each, pitch, [x + width / 2, y + 83 + line * 54]))
    return {
      plate: plate(box([x, y], width, high), 12),
      tiles: tiles.slice(0, slots),
      radius,
      coin: [x + 22, y + 26],
      inn: tiles[slots] ?? [0, 0],
      shields: Object.fromEntries(COLOURS.map((colour, index) => [colour, [x + 70 + index * 55, y + 26] as Point])),
    }
  }
  return { high, at }
}

// --- goods ----------------------------------------------------------------------------------------------------------

/** Goods beside a depot's die: one row of large squares while it fits, else two rows of smaller ones. */
export function drawGoods(
  count: number,
  { goods: [x, y], right, arms }: Pick<DepotDrawing, 'goods' | 'right' | 'arms'>,
  shields = 0,
): { at: Point[]; size: number } {
  const first = arms[0]![1]
  const taken = first === y ? ARMS_PITCH * shields : 0
  const fits = Math.max(1, Math.floor((right - taken - x - 15) / GOODS_PITCH) + 1)
  if (count <= fits) return { at: range(count).map((k): Point => [x + k * GOODS_PITCH, y]), size: 30 }
  const columns = Math.ceil(count / 2)
  const middle = y + (shields ? ARMS_GAP * Math.sign(y - first) : 0)
  return {
    at: range(count).map((k): Point => [x - 3 + (k % columns) * 29, middle + (k < columns ? -14 : 14)]),
    size: 26,
  }
}
/** What a shield beside the goods takes of their row; and how far two rows give way to shields above or below them. */
const ARMS_PITCH = 40
const ARMS_GAP = 8
