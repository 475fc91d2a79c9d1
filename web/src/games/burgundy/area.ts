/**
 * Where an estate lies in its panel, in pixels. A hexagon leaves four corners: the storage has the upper left one, the name
 * the upper right one, and the lower right one stays free for cards. The colours stand on a shelf below the estate where
 * the panel is high, else beside it.
 */

import { ROOT3, type Point } from '../../kit/hexes.ts'
import { postRadius } from './geometry.ts'

export interface PanelSize {
  width: number
  height: number
}

/** An estate drawn with a radius of 1: its size, the middles of its spaces and of what stands at its edge. */
export interface MapShape extends PanelSize {
  at: readonly Point[]
  posts?: readonly Point[]
}

export interface EstateArea {
  radius: number
  /** The middle of the estate. */
  middle: Point
  /** The colours stand below the estate. */
  shelf: boolean
  /** The radius of the stored tiles. */
  storage: number
  /** There is room for a few words below the name, in the upper right corner. */
  corner: boolean
  /** How much room there is at the lower left, beside the last row. */
  foot: number
}

const MARGIN = 14
/** Room for the name above, and for the colours below or beside. */
const TOP = 6
const SHELF = 88
const BESIDE = 84
/** Posts at the edge of the estate keep away from what stands beside it. */
const POSTED = 28
/** Where the stored tiles begin: below the caption of the storage. */
const STORED_FROM = 30
/** Stored tiles are smaller than those of the estate, and never too small to be read. */
const STORED = 0.72
const LEAST = 15
export const STORED_GAP = 5

/**
 * `around` is what something drawn around the estate needs on each side, `words` how wide the words are that stand below
 * the name if there is room for them.
 */
export function estateArea({ width, height }: PanelSize, map: MapShape, around = 0, words = 0): EstateArea {
  const inside = width - 2 * (MARGIN + around)
  const top = TOP + around
  const side = BESIDE + (map.posts?.length ? POSTED : 0)
  const above = Math.min(inside / map.width, (height - top - around - SHELF) / map.height)
  const beside = Math.min((inside - side) / map.width, (height - 2 * top) / map.height)
  const shelf = above >= beside
  const radius = Math.max(LEAST, shelf ? above : beside)
  const spare = inside - (shelf ? 0 : side) - map.width * radius
  const middle: Point = [
    MARGIN + (spare + map.width * radius) / 2,
    shelf ? top + (map.height * radius) / 2 : height / 2,
  ]
  const inPanel = ([x, y]: Point): Point => [x * radius + middle[0], y * radius + middle[1]]
  const spaces = map.at.map(inPanel)
  const storage = storedRadius(radius, spaces, map.posts?.map(inPanel) ?? [])
  return {
    radius,
    middle,
    shelf,
    storage,
    corner: cornerFree(width, words, radius, spaces),
    foot: footOf(radius, spaces),
  }
}

/** What stands below the estate of a team: three storages. */
const TEAM_SHELF = 92
const TEAM_TOP = 8

export interface TeamArea extends Pick<EstateArea, 'radius' | 'middle' | 'storage'> {
  /** Where the estate begins. */
  top: number
}

/** An estate of two halves has no free corner large enough: the storages of the team stand below it. */
export function teamArea({ width, height }: PanelSize, map: MapShape): TeamArea {
  const room = height - TEAM_TOP - TEAM_SHELF
  const radius = Math.max(LEAST, Math.min((width - 2 * MARGIN) / map.width, room / map.height))
  const top = TEAM_TOP + Math.max(0, room - map.height * radius) / 2
  const middle: Point = [width / 2, top + (map.height * radius) / 2]
  return { radius, middle, storage: Math.max(LEAST, Math.min(radius * STORED, TEAM_STORED)), top }
}
const TEAM_STORED = 28

/** An estate is of two halves, or of islands: broader than the hexagon of an ordinary one. */
export const isBroad = ({ width, height }: PanelSize): boolean => width > BROAD * height
const BROAD = 1.25

/** Below the name, at the right edge of the panel. */
const WORDS = { least: 100, from: 34, to: 74 }

function cornerFree(width: number, words: number, radius: number, spaces: readonly Point[]): boolean {
  const left = width - MARGIN - Math.max(WORDS.least, words)
  const apart = ([x, y]: Point): number => Math.hypot(Math.max(0, left - x), Math.max(0, WORDS.from - y, y - WORDS.to))
  return spaces.every((space) => apart(space) > radius * 0.9)
}

function footOf(radius: number, spaces: readonly Point[]): number {
  const lowest = Math.max(...spaces.map(([, y]) => y))
  const first = Math.min(...spaces.filter(([, y]) => y > lowest - radius).map(([x]) => x))
  return first - (radius * ROOT3) / 2 - MARGIN
}

/** The largest stored tiles that touch no space of the estate, and no post at its edge. */
function storedRadius(radius: number, spaces: readonly Point[], posts: readonly Point[]): number {
  for (let stored = radius * STORED; stored > LEAST; stored -= 1) {
    const apart = (stored + radius) * (ROOT3 / 2) + 5
    const clear = ([x, y]: Point): boolean =>
      spaces.every(([a, b]) => betweenHexes(a - x, b - y) >= apart) &&
      posts.every(([a, b]) => Math.hypot(a - x, b - y) >= stored + postRadius(radius) + 2)
    if (storedAt(stored).every(([x, y]) => clear([x + MARGIN + stored, y + STORED_FROM + stored]))) return stored
  }
  return LEAST
}

/** How far two upright hexagons are apart across their nearest sides: they meet where it is the sum of their apothems. */
export const betweenHexes = (x: number, y: number): number =>
  Math.max(Math.abs(x), Math.abs(x / 2 + (y * ROOT3) / 2), Math.abs(x / 2 - (y * ROOT3) / 2))

/** A triangle of three tiles, from the middle of the first. */
export function storedAt(radius: number): Point[] {
  const pitch = radius * ROOT3 + STORED_GAP
  return [
    [0, 0],
    [pitch, 0],
    [pitch / 2, (pitch * ROOT3) / 2],
  ]
}

const COLUMNS = 3

/** The same for a storage without a limit: rows of smaller tiles, as wide as the triangle. */
export function storedMany(count: number, radius: number): { at: Point[]; radius: number } {
  const small = radius * 0.68
  const pitch = small * ROOT3 + STORED_GAP
  const at = [...Array(count).keys()].map((index): Point => [
    (index % COLUMNS) * pitch - (radius - small),
    Math.floor(index / COLUMNS) * (2 * small + STORED_GAP) - (radius - small),
  ])
  return { at, radius: small }
}
