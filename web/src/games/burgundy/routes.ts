/** Trade routes: the tiles of a player's route, space by space, with what lies on them. */

import { nth } from '../../kit/counting.ts'
import type { Board, PlayerView } from './shapes.ts'

/** How a space stands: empty, to be filled next, or filled with its own goods or with others. */
export type RouteState = 'empty' | 'next' | 'match' | 'miss'

export interface RouteSpace {
  /** Counted from 1 along the whole route. */
  number: number
  goods: string
  bonus: string
  /** The goods that lie there. */
  laid: string | null
  state: RouteState
}

export interface RouteTile {
  /** Its place in the route, from 1. */
  place: number
  name: string
  reconstructed: boolean
  spaces: RouteSpace[]
}

const SPACES = 3

export function routeTiles(
  board: Pick<Board, 'routes'>,
  route: NonNullable<PlayerView['route']>,
  begun = true,
): RouteTile[] {
  const next = route.goods.indexOf(null)
  return route.tiles.map((number, index) => {
    const { name, reconstructed, spaces } = nth(board.routes ?? [], number)!
    const first = index * SPACES
    return {
      place: index + 1,
      name,
      reconstructed,
      spaces: spaces.map(({ goods, bonus }, at) => {
        const laid = route.goods[first + at] ?? null
        const open = begun && first + at === next ? 'next' : 'empty'
        return { number: first + at + 1, goods, bonus, laid, state: laid ? (laid === goods ? 'match' : 'miss') : open }
      }),
    }
  })
}

/** How many spaces are filled. */
export const filled = ({ goods }: NonNullable<PlayerView['route']>): number => goods.filter(Boolean).length
