/** Hexes, estates and the main board as numbers and SVG paths. Hexes stand on a corner; R is the outer radius. */

import type { Hex } from './shapes.ts'

export type Point = readonly [number, number]

export const ROOT3 = Math.sqrt(3)

/** Short numbers keep the page small; a hundredth of a pixel is never seen. */
export const round = (value: number): number => Math.round(value * 100) / 100

const degrees = (angle: number): number => (angle * Math.PI) / 180
const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
]
const write = ([x, y]: Point): string => `${round(x)} ${round(y)}`

/** The corners, clockwise from the top; edge k joins corner k to the next. */
export function corners(x: number, y: number, radius: number): Point[] {
  return [0, 1, 2, 3, 4, 5].map((k) => {
    const angle = degrees(60 * k - 90)
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}

export const hexagon = (x: number, y: number, radius: number): string =>
  `M${corners(x, y, radius).map(write).join('L')}Z`

/** A polygon whose corners are rounded, by a length or by a share of the side. */
export function rounded(points: readonly Point[], bend: (side: number) => number): string {
  const near = (corner: Point, other: Point): Point => {
    const side = Math.hypot(other[0] - corner[0], other[1] - corner[1])
    return between(corner, other, Math.min(bend(side) / side, 0.5))
  }
  const arc = (corner: Point, index: number): string => {
    const before = points[(index + points.length - 1) % points.length]!
    const after = points[(index + 1) % points.length]!
    return `${index ? 'L' : 'M'}${write(near(corner, before))}Q${write(corner)} ${write(near(corner, after))}`
  }
  return `${points.map(arc).join('')}Z`
}

/** The outline of a tile: a hexagon with softened corners. */
export const tileOutline = (x: number, y: number, radius: number, softness = 0.16): string =>
  rounded(corners(x, y, radius), (side) => side * softness)

/** A heater shield, the shape of bonus tiles. */
export function shield(x: number, y: number, width: number, height: number): string {
  const half = round(width / 2)
  return (
    `M${round(x - width / 2)} ${round(y - height / 2)}h${width}v${round(height * 0.45)}` +
    `q0 ${round(height * 0.36)} ${-half} ${round(height * 0.55)}` +
    `q${-half} ${round(-height * 0.19)} ${-half} ${round(-height * 0.55)}z`
  )
}

// --- an estate ------------------------------------------------------------------------------------------------------

export interface EstateDrawing {
  /** middles of the spaces */
  at: Point[]
  inner: string
  outer: string
  width: number
  height: number
  /** the outline of some regions */
  outline: (regions: readonly number[]) => string
  /** the middle of a region, where its points rise */
  middle: (region: number) => Point
}

/** An estate around the origin. Spaces give their middles in hex widths, to the right and down. */
export function drawEstate(hexes: readonly Hex[], radius: number): EstateDrawing {
  const width = ROOT3 * radius
  const [left, right] = [Math.min(...hexes.map((hex) => hex.x)), Math.max(...hexes.map((hex) => hex.x))]
  const [top, bottom] = [Math.min(...hexes.map((hex) => hex.y)), Math.max(...hexes.map((hex) => hex.y))]
  const at = hexes.map((hex): Point => [
    round((hex.x - (left + right) / 2) * width),
    round((hex.y - (top + bottom) / 2) * width),
  ])
  const edges = hexes.flatMap((hex, space) => [0, 1, 2, 3, 4, 5].map((edge) => ({ hex, space, edge })))
  const beyond = new Map(edges.map(({ hex, space, edge }) => [`${space}:${edge}`, neighbour(hexes, hex, edge)]))
  const segment = (space: number, edge: number): string => {
    const points = corners(...at[space]!, radius)
    return `M${write(points[edge]!)}L${write(points[(edge + 1) % 6]!)}`
  }
  const pick = (test: (hex: Hex, other: Hex | undefined, edge: number) => boolean): string =>
    edges
      .filter(({ hex, space, edge }) => test(hex, beyond.get(`${space}:${edge}`), edge))
      .map(({ space, edge }) => segment(space, edge))
      .join('')
  return {
    at,
    // an edge between two spaces belongs to both; the first three edges of each draw it once
    inner: pick((hex, other, edge) => edge < 3 && other?.region === hex.region),
    outer: pick((hex, other, edge) => !other || (edge < 3 && other.region !== hex.region)),
    width: round((right - left + 1) * width),
    height: round((bottom - top) * width + 2 * radius),
    outline: (regions) => pick((hex, other) => regions.includes(hex.region) && other?.region !== hex.region),
    middle: (region) => {
      const inside = at.filter((_, space) => hexes[space]!.region === region)
      const mean = (axis: 0 | 1) => round(inside.reduce((sum, point) => sum + point[axis], 0) / inside.length)
      return [mean(0), mean(1)]
    },
  }
}

function neighbour(hexes: readonly Hex[], hex: Hex, edge: number): Hex | undefined {
  const angle = degrees(60 * edge - 60)
  const [x, y] = [hex.x + Math.cos(angle), hex.y + Math.sin(angle)]
  return hexes.find((other) => Math.hypot(other.x - x, other.y - y) < 0.1)
}

// --- the main board -------------------------------------------------------------------------------------------------

/** Half the board, the black hexagon's half width, half top and half height, half of the gap between plates. */
export const BOARD = { half: 280, wide: 142, top: 78, high: 128, gap: 5 } as const
export const GOODS_PITCH = 36

export interface DepotDrawing {
  plate: string
  /** middles of the tiles, as many as there are slots in use */
  tiles: Point[]
  radius: number
  die: Point
  /** the first of the goods */
  goods: Point
  /** where goods may spread to from there: the right end, and half the height */
  right: number
}

const mirror = (points: readonly Point[], x: 1 | -1, y: 1 | -1): Point[] => points.map(([a, b]) => [a * x, b * y])

/** The six depots around the black hexagon: 1 at the top, then clockwise. */
export function drawDepots(slots: readonly number[]): DepotDrawing[] {
  const { half, wide, top, high, gap } = BOARD
  const spoke = top + (half - high) * (top / high) // the spokes continue the diagonals of the black hexagon
  const beside = gap / Math.sin(Math.atan2(high, top))
  const flat: Point[] = [
    [-spoke + beside, -half],
    [spoke - beside, -half],
    [top - beside + 2, -high - gap],
    [-top + beside - 2, -high - gap],
  ]
  const corner: Point[] = [
    [spoke + beside, -half],
    [half, -half],
    [half, -gap],
    [wide + gap, -gap],
    [top + beside, -high - gap * 0.4],
  ]
  const plate = (points: readonly Point[]): string => rounded(points, () => 14)
  const flatDepot = (count: number, down: 1 | -1): DepotDrawing => {
    const [radius, pitch] = count > 3 ? [33, 62] : count > 2 ? [36, 70] : [39, 80]
    return {
      plate: plate(mirror(flat, 1, down)),
      tiles: range(count).map((k): Point => [(k - (count - 1) / 2) * pitch, down * (-half + (count > 3 ? 44 : 49))]),
      radius,
      die: [-40, down * (-half + 113)],
      goods: [0, down * (-half + 113)],
      right: 92,
    }
  }
  const cornerDepot = (count: number, right: 1 | -1, down: 1 | -1): DepotDrawing => {
    const radius = count > 3 ? 33 : count > 2 ? 35 : 38
    const lean = down // rows follow the spoke: outwards the nearer they are to the middle of the board
    return {
      plate: plate(mirror(corner, right, down)),
      tiles: mirror(bunch(count, radius * 1.88, lean), right, 1).map(([x, y]): Point => [x + right * 189, y + down * -104]),
      radius,
      die: [right > 0 ? 172 : -245, down * (-half + 47)],
      goods: [right > 0 ? 212 : -205, down * (-half + 47)],
      right: right > 0 ? 274 : -171,
    }
  }
  return [
    flatDepot(slots[0]!, 1),
    cornerDepot(slots[1]!, 1, 1),
    cornerDepot(slots[2]!, 1, -1),
    flatDepot(slots[3]!, -1),
    cornerDepot(slots[4]!, -1, -1),
    cornerDepot(slots[5]!, -1, 1),
  ]
}

const range = (count: number): number[] => [...Array(count).keys()]

/** Up to four tiles in two rows around the origin, a row shifted by half a tile. */
function bunch(count: number, pitch: number, lean: 1 | -1): Point[] {
  const row = (pitch * ROOT3) / 4
  if (count < 3) return range(count).map((k): Point => [(k - (count - 1) / 2) * pitch, 0])
  const shift = (count > 3 ? pitch / 4 : 0) * lean
  const upper: Point[] = [
    [-pitch / 2 - shift, -row],
    [pitch / 2 - shift, -row],
  ]
  const lower: Point[] = count > 3 ? [[-pitch / 2 + shift, row], [pitch / 2 + shift, row]] : [[0, row]]
  return [...upper, ...lower]
}

/** Goods beside a depot's die: one row of large squares while it fits, else two rows of smaller ones. */
export function drawGoods(count: number, [x, y]: Point, right: number): { at: Point[]; size: number } {
  const fits = Math.floor((right - x - 15) / GOODS_PITCH) + 1
  if (count <= fits) return { at: range(count).map((k): Point => [x + k * GOODS_PITCH, y]), size: 30 }
  const columns = Math.ceil(count / 2)
  return {
    at: range(count).map((k): Point => [x - 3 + (k % columns) * 29, y + (k < columns ? -14 : 14)]),
    size: 26,
  }
}

/** The tiles of the black depot, larger where there are fewer. */
export function drawBlack(slots: number): { at: Point[]; radius: number } {
  if (slots > 6) {
    const rows = [3, 2, 3]
    const at = rows.flatMap((count, row) =>
      range(count).map((k): Point => [(k - (count - 1) / 2) * 54, (row - 1) * 54 * (ROOT3 / 2)]),
    )
    return { at, radius: 28.5 }
  }
  const [radius, pitch] = slots > 4 ? [27.5, 55] : [33, 66]
  const rows = slots / 2
  const at = range(slots).map((k): Point => [((k % 2) - 0.5) * pitch, (Math.floor(k / 2) - (rows - 1) / 2) * pitch])
  return { at, radius }
}
