import { describe, expect, it } from 'vitest'

import { corners, type Point } from '../../kit/hexes.ts'
import { board } from './fixtures.ts'
import { drawBoard, drawEstate, drawGoods, drawNarrowBoard } from './geometry.ts'

const segments = (path: string): number => path.split('M').length - 1

describe('an estate', () => {
  const drawing = drawEstate(board.estates['1']!.hexes, 10)

  it('lies around its middle', () => {
    expect(drawing.at).toEqual([
      [-8.66, -7.5],
      [8.66, -7.5],
      [0, 7.5],
    ])
    expect(drawing.width).toBeCloseTo(34.64)
    expect(drawing.height).toBeCloseTo(35)
  })

  it('draws each border once, inside a region or around it', () => {
    expect(segments(drawing.inner)).toBe(1) // between the two ships
    expect(segments(drawing.outer)).toBe(14) // three hexes have 18 sides; three pairs of them meet
  })

  it('outlines regions, each whole', () => {
    expect(segments(drawing.outline([2]))).toBe(6)
    expect(segments(drawing.outline([1]))).toBe(10)
    expect(drawing.outline([])).toBe('')
  })
})

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])
const inside = ([x, y]: Point, radius: number, width: number, height: number): boolean =>
  corners(x, y, radius).every(([a, b]) => Math.abs(a) <= width / 2 && Math.abs(b) <= height / 2)

describe.each([
  ['wide', drawBoard],
  ['narrow', drawNarrowBoard],
])('the %s board', (_, draw) => {
  it.each([
    [2, 4],
    [3, 6],
    [4, 8],
  ])('for %i players has its tiles apart and inside', (count, black) => {
    const drawing = draw(Array(6).fill(count), black)
    const tiles = [...drawing.depots, drawing.black].flatMap(({ tiles, radius }) => tiles.map((at) => ({ at, radius })))
    expect(tiles).toHaveLength(6 * count + black)
    for (const [index, { at, radius }] of tiles.entries()) {
      expect(inside(at, radius, drawing.width, drawing.height)).toBe(true)
      for (const other of tiles.slice(index + 1)) {
        expect(distance(at, other.at)).toBeGreaterThan((radius + other.radius) * 0.866)
      }
    }
  })
})

it('makes tiles of a narrow board wide enough for a finger', () => {
  for (const count of [2, 3, 4]) {
    for (const { radius } of drawNarrowBoard(Array(6).fill(count), 2 * count).depots) {
      expect(radius * Math.sqrt(3)).toBeGreaterThanOrEqual(44)
    }
  }
})

describe('goods in a depot', () => {
  const place = { goods: [0, 0] as Point, right: 60, arms: [[0, 42]] as Point[] }

  it('lie in one row while it fits', () => {
    expect(drawGoods(2, place)).toEqual({
      at: [
        [0, 0],
        [36, 0],
      ],
      size: 30,
    })
  })

  it.each([3, 4, 5, 6])('lie in two rows without touching when there are %i', (count) => {
    const { at, size } = drawGoods(count, place)
    expect(at).toHaveLength(count)
    for (const [index, [x, y]] of at.entries()) {
      for (const [otherX, otherY] of at.slice(index + 1)) {
        expect(Math.max(Math.abs(x - otherX), Math.abs(y - otherY))).toBeGreaterThan(size)
      }
    }
  })

  it.each([
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 1],
    [1, 2],
    [2, 2],
  ])('leave shields free, with the number of a pile: %i goods, %i shields', (count, shields) => {
    const WIDE = 14 // half of a shield
    const HIGH = 17
    for (const [index, depot] of drawBoard([3, 3, 3, 3, 3, 3], 6).depots.entries()) {
      const { at, size } = drawGoods(count, depot, shields)
      for (const [x, y] of at) {
        const badge = y - size * 0.42 - size * 0.25
        for (const [left, top] of depot.arms.slice(0, shields)) {
          const across = Math.min(x + size * 0.71, left + WIDE) - Math.max(x - size / 2, left - WIDE)
          const down = Math.min(y + size / 2, top + HIGH) - Math.max(badge, top - HIGH)
          expect(
            Math.min(across, down),
            `depot ${index + 1}: good at ${x} ${y}, shield at ${left} ${top}`,
          ).toBeLessThan(2)
        }
      }
    }
  })
})
