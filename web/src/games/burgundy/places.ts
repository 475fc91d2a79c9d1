/**
 * Where actions are clicked.
 *
 * A *place* is a spot on the table that does something (`depot-3-1`, `hex-14`, `goods-4`, `workers`); a *tool* is
 * something one may take up first, a die or a stored tile, which leaves only what can be done with it.
 */

import type { ActionView } from './shapes.ts'

export const END = 'end'
export const DECLINE = 'decline'
export const WORKERS = 'workers'
export const BUY_WORKERS = 'buy_workers'
/** One of one's dice is set by a shield. */
export const SET_DIE = 'set_die'
export const TRIBUTE = 'pay_tribute'
/** The inns beside the black depot. */
export const INN = 'inn'

/** The number of the die that a castle's extra action gives. */
export const FREE_DIE = 3
/** The number of the white die, which a white castle uses. */
export const WHITE_DIE = 4

export const die = (number: number) => `die-${number}`
export const stored = (slot: number) => `storage-${slot}`
export const space = (hex: number) => `hex-${hex}`
export const depotTile = (depot: number, slot: number) => `depot-${depot}-${slot}`
export const depotGoods = (depot: number) => `load-${depot}`
export const keptGoods = (goods: number) => `keep-${goods}`
export const blackTile = (slot: number) => `black-${slot}`
export const ownGoods = (goods: number) => `goods-${goods}`
export const copied = (building: number) => `copy-${building}`
/** A tile of one's own trade route, by its place. */
export const routeTile = (place: number) => `route-${place}`
/** An effect of a placement that comes next, and points that are bought, in a solo game. */
export const effectOf = (effect: number) => `effect-${effect}`
export const bought = (points: number) => `bought-${points}`
/** A shield in a depot, by its number, or to be given up. */
export const shieldIn = (number: number) => `shield-${number}`
export const givenUp = (number: number) => `give-${number}`
/** Goods of one colour that are fetched from every depot. */
export const fetched = (goods: number) => `fetch-${goods}`
/** Whose monasteries are copied. */
export const named = (player: number) => `name-${player}`
/** A storage that a tile is put into: 1 the own one, 2 that of the team. */
export const shelf = (number: number) => `shelf-${number}`
export const founding = (estate: string, hex: number) => `found-${estate}-${hex}`

/** Every spot where an action can be clicked; several where equal tiles or animals of one type lie. */
export function placesOf(action: ActionView): string[] {
  const { kind, targets } = action
  switch (kind) {
    case 'take':
    case 'gain':
    case 'buy_depot':
      return targets.slots!.map((slot) => depotTile(targets.depot!, slot))
    case 'place':
    case 'place_free':
      return [space(targets.hex!)]
    case 'sell':
    case 'sell_free':
      return [ownGoods(targets.goods!)]
    case 'workers':
      return [WORKERS]
    case 'buy_workers':
      return [BUY_WORKERS]
    case 'copy':
      return [copied(targets.building!)]
    case 'flock':
      return targets.hexes!.map(space)
    case 'buy':
      return targets.black!.map(blackTile)
    case 'exchange':
      return targets.inn ? [INN] : targets.black!.map(blackTile)
    case 'give':
      return [ownGoods(targets.goods!)]
    case 'resolve':
      return [effectOf(action.args.effect!)]
    case 'buy_points':
      return [bought(action.args.points!)]
    case 'take_shield':
      return [shieldIn(targets.shield!)]
    case 'give_up':
      return [space(targets.hex!), givenUp(targets.shield!)]
    case 'name_player':
      return [named(targets.player!)]
    case 'load_colour':
      return [fetched(targets.goods!)]
    case 'award':
    case 'settle':
    case 'settle_black':
    case 'return_castle':
      return [space(targets.hex!)]
    case 'buy_inn':
      return [INN]
    case 'arrange':
      return [routeTile(targets.route!)]
    case 'store':
      return [shelf(targets.shelf!)]
    case 'discard':
      return targets.storage!.map(stored)
    case 'load':
      return [depotGoods(targets.depots![0]!)]
    case 'keep':
      return [keptGoods(targets.goods!)]
    case 'found':
      return [founding(targets.estate!, targets.hex!)]
    case 'end_turn':
      return [END]
    case 'decline':
      return [DECLINE]
    default:
      return [kind]
  }
}

/** What can be taken up to do it. */
export function toolsOf(action: ActionView): string[] {
  const { kind, targets } = action
  if (kind === 'award') return targets.inn ? [INN] : targets.black!.map(blackTile)
  if (kind === 'settle_black') return targets.black!.map(blackTile)
  if (kind === 'settle') return targets.slots!.map((slot) => depotTile(targets.depot!, slot))
  const dice = (targets.dice ?? []).map(die)
  return kind === 'discard' ? dice : [...dice, ...(targets.storage ?? []).map(stored)]
}

/** How dear an action is, to offer the cheap ones first: silver is bought with actions, workers with half of one. */
export const weigh = (action: ActionView): number =>
  (action.cost?.workers ?? 0) + 2 * (action.cost?.silver ?? 0) + (action.cost?.vp ?? 0)

/** Where goods lie that wait for a round, for a ship, or to be sold, and those that were sold. */
export const comingGoods = (round: number) => `coming-${round}`
export const lyingGoods = (depot: number, goods: string) => `lying-${depot}-${goods}`
export const heldGoods = (goods: string) => `held-${goods}`
export const SOLD = 'sold'

/** A space of anybody's estate, for the log to point at. */
export const spaceOf = (player: number, hex: number) => `estate-${player}-${hex}`
