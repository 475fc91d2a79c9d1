import { expect, test } from 'vitest'

import { board } from './fixtures.ts'
import { drawEstate, linksOf, postsAt } from './geometry.ts'
import { isLinked, linkedPosts, nearest } from './posts.ts'

const pairs = [
  { posts: [1, 2], chain: [1, 2], missing: [] },
  { posts: [1, 3], chain: [1, 3, 4], missing: [3, 4] },
  { posts: [2, 3], chain: [2, 4], missing: [4] },
]

test('posts are linked by a finished chain', () => {
  expect([1, 2, 3].map((post) => isLinked(pairs, post))).toEqual([true, true, false])
  expect(linkedPosts(pairs)).toBe(2)
  expect(linkedPosts([])).toBe(0)
})

test('a post needs what its nearest unfinished link misses', () => {
  expect(nearest(pairs, 3)?.missing).toEqual([4])
  expect(nearest(pairs, 1)?.missing).toEqual([3, 4])
  expect(nearest(pairs.slice(0, 1), 1)).toBeUndefined()
})

test('a post lies outside its two spaces, and the drawing has room for it', () => {
  const { hexes } = board.estates['1']!
  const posts = [{ hexes: [1, 2], x: 1, y: -0.866 }]
  const drawing = drawEstate(hexes, 10, posts)
  const [[x, y]] = postsAt(hexes, drawing, posts) as [[number, number]]
  expect(x).toBeCloseTo(0)
  expect(y).toBeCloseTo(-19.5, 1) // 1.2 radii above the middle of the two spaces
  expect(drawing.height).toBeGreaterThan(drawEstate(hexes, 10).height)
})

test('a link lies on the edge between two spaces', () => {
  expect(
    linksOf([
      [0, 0],
      [10, 0],
      [10, 10],
    ]),
  ).toEqual([
    { x: 5, y: 0, angle: 0 },
    { x: 10, y: 5, angle: 90 },
  ])
})
