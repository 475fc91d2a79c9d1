/** Inns: each region has room for one. */

import { nth, numbered } from '../../kit/counting.ts'
import { stored } from './places.ts'
import type { Hex, PlayerView } from './shapes.ts'

const INN_TILE = 'inn'

/** How many inns lie in a region. */
export const innsIn = (hexes: readonly Hex[], player: Pick<PlayerView, 'tiles'>, region: number): number =>
  numbered(hexes).filter(([hex, space]) => space.region === region && nth(player.tiles, hex) === INN_TILE).length

/** The regions that an inn cannot come into, while one is taken up. */
export function shutToInns(
  hexes: readonly Hex[],
  player: Pick<PlayerView, 'tiles' | 'storage'>,
  picked: readonly string[],
): Set<number> {
  const held = numbered(player.storage).some(([slot, name]) => name === INN_TILE && picked.includes(stored(slot)))
  if (!held) return new Set()
  return new Set(hexes.map(({ region }) => region).filter((region) => innsIn(hexes, player, region)))
}
