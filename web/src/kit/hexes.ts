/** Hexes as numbers and SVG paths: tiles, and maps made of them. Hexes stand on a corner; R is the outer radius. */

export type Point = readonly [number, number]

export const ROOT3 = Math.sqrt(3)

/** Short numbers keep the page small; a hundredth of a pixel is never seen. */
export const round = (value: number): number => Math.round(value * 100) / 100

const degrees = (angle: number): number => (angle * Math.PI) / 180
/** The point that lies a share of the way from one to another. */
export const between = (from: Point, to: Point, share: number): Point => [
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

/** A heater shield. */
export function shield(x: number, y: number, width: number, height: number): string {
  const half = round(width / 2)
  return (
    `M${round(x - width / 2)} ${round(y - height / 2)}h${width}v${round(height * 0.45)}` +
    `q0 ${round(height * 0.36)} ${-half} ${round(height * 0.55)}` +
    `q${-half} ${round(-height * 0.19)} ${-half} ${round(-height * 0.55)}z`
  )
}

// --- a map of hexes -------------------------------------------------------------------------------------------------

/** A hex of a map: its middle in hex widths, to the right and down. */
export interface Spaced {
  x: number
  y: number
}

export interface MapDrawing {
  /** middles of the hexes */
  at: Point[]
  /** edges inside a region, and around it */
  inner: string
  outer: string
  width: number
  height: number
  /** the edge of the whole map */
  border: string
  /** the outline of some regions */
  outline: (regions: readonly number[]) => string
}

/** A map around the origin, its hexes grouped into regions. */
export function drawMap(hexes: readonly Spaced[], regions: readonly number[], radius: number): MapDrawing {
  const width = ROOT3 * radius
  const [left, right] = [Math.min(...hexes.map((hex) => hex.x)), Math.max(...hexes.map((hex) => hex.x))]
  const [top, bottom] = [Math.min(...hexes.map((hex) => hex.y)), Math.max(...hexes.map((hex) => hex.y))]
  const at = hexes.map((hex): Point => [
    round((hex.x - (left + right) / 2) * width),
    round((hex.y - (top + bottom) / 2) * width),
  ])
  const edges = hexes.flatMap((from, space) =>
    [0, 1, 2, 3, 4, 5].map((edge) => ({ space, edge, beyond: regions[neighbour(hexes, from, edge)] })),
  )
  const segment = (space: number, edge: number): string => {
    const points = corners(...at[space]!, radius)
    return `M${write(points[edge]!)}L${write(points[(edge + 1) % 6]!)}`
  }
  const pick = (test: (region: number, beyond: number | undefined, edge: number) => boolean): string =>
    edges
      .filter(({ space, edge, beyond }) => test(regions[space]!, beyond, edge))
      .map(({ space, edge }) => segment(space, edge))
      .join('')
  return {
    at,
    // an edge between two hexes belongs to both; the first three edges of each draw it once
    inner: pick((region, beyond, edge) => edge < 3 && beyond === region),
    outer: pick((region, beyond, edge) => beyond === undefined || (edge < 3 && beyond !== region)),
    border: pick((_, beyond) => beyond === undefined),
    width: round((right - left + 1) * width),
    height: round((bottom - top) * width + 2 * radius),
    outline: (wanted) => pick((region, beyond) => wanted.includes(region) && beyond !== region),
  }
}

/** The index of the hex beyond an edge; -1 where the map ends. */
function neighbour(hexes: readonly Spaced[], { x, y }: Spaced, edge: number): number {
  const angle = degrees(60 * edge - 60)
  return hexes.findIndex((other) => Math.hypot(other.x - x - Math.cos(angle), other.y - y - Math.sin(angle)) < 0.1)
}
