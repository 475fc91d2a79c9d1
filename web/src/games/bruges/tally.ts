/** Points by where they came from. */

import { total } from './places.ts'
import type { PlayerView } from './shapes.ts'

/** What was gained in play, and what final scoring brought; before the end only the former. */
export function pointsOf({ vp, end }: Pick<PlayerView, 'vp' | 'end'>, over: boolean): Record<string, number> {
  return over ? { play: vp, ...end } : { play: vp }
}

/** All points so far. */
export const scoreOf = ({ vp, end }: Pick<PlayerView, 'vp' | 'end'>, over: boolean): number =>
  over ? vp + total(end) : vp
