/** Border posts: which of them are linked, and what the others need. */

import type { PlayerView } from './shapes.ts'

type Pairs = NonNullable<PlayerView['posts']>['pairs']

/** How many posts an estate has. */
export const POSTS = 3

export const isLinked = (pairs: Pairs, post: number): boolean =>
  pairs.some(({ posts, missing }) => !missing.length && posts.includes(post))

/** How many posts are linked to another one. */
export const linkedPosts = (pairs: Pairs): number =>
  [...Array(POSTS).keys()].filter((index) => isLinked(pairs, index + 1)).length

/** The unfinished link of a post that needs the fewest tiles. */
export const nearest = (pairs: Pairs, post: number): Pairs[number] | undefined =>
  pairs
    .filter(({ posts, missing }) => missing.length && posts.includes(post))
    .toSorted((a, b) => a.missing.length - b.missing.length)[0]
