/** What flies where when something happens. The viewer's own things lie on the big boards, others' on their cards. */

import type { Rise, Route } from '../../table/flight.ts'
import type { Motion } from '../contract.ts'
import {
  blackTile,
  comingGoods,
  depotTile,
  heldGoods,
  INN,
  lyingGoods,
  SOLD,
  space,
  spaceOf,
  stored,
} from './places.ts'
import type { LogLine, Shapes, View } from './shapes.ts'
import { builders, cardOf } from './teams.ts'

const card = (view: View, player: number): string => `seat-${cardOf(view, player)}`
/** The tile that waits for a storage or for room. */
const WAITING = 'waiting'
/** The storage that partners share. */
const SHARED = 'shared'

/** The storage where the last tile of a player lies: in large that of the seat and of a partner, else the card. */
function storeOf(view: View, player: number, seat: number): string {
  const last = stored(view.players[player]?.storage.length || 1)
  if (player === seat) return view.decision?.kind === 'store' ? WAITING : last
  return builders(view, seat).includes(player) ? `${last}-of-${player}` : card(view, player)
}

/** Goods that a player fetches from depots: to the own ones, else to the card. */
function fetches({ args, gain }: LogLine, view: View, seat: number, depots: readonly number[]): Route[] {
  const player = Number(args.player)
  const ours = builders(view, seat).includes(player)
  return Object.keys(gain?.goods ?? {}).flatMap((goods) =>
    depots.map((depot) => ({ from: lyingGoods(depot, goods), to: ours ? heldGoods(goods) : card(view, player) })),
  )
}

function routesOf(line: LogLine, view: View, seat: number): Route[] {
  const { key, args } = line
  const player = Number(args.player)
  const ours = builders(view, seat).includes(player)
  const store = storeOf(view, player, seat)
  const goods = String(args.goods)
  switch (key) {
    case 'log-take':
    case 'log-gain':
    case 'log-buy-depot':
      return [{ from: depotTile(Number(args.depot), Number(args.slot)), to: store }]
    case 'log-award':
      return [{ from: args.tile === 'inn' ? INN : blackTile(Number(args.slot)), to: space(Number(args.hex)) }]
    case 'log-buy':
    case 'log-exchange':
      return [{ from: blackTile(Number(args.slot)), to: store }]
    case 'log-buy-inn':
      return [{ from: INN, to: store }]
    case 'log-place':
    case 'log-place-free': {
      const hex = Number(args.hex)
      const slot = stored(Number(args.slot))
      const from = player === seat ? slot : ours ? `${slot}-of-${player}` : card(view, player)
      return [{ from, to: ours ? space(hex) : spaceOf(cardOf(view, player), hex) }]
    }
    case 'log-store':
      return player === seat ? [{ from: WAITING, to: args.shelf === 1 ? store : SHARED }] : []
    case 'log-load':
      return fetches(line, view, seat, [Number(args.depot), ...('next' in args ? [Number(args.next)] : [])])
    case 'log-load-colour':
      return fetches(
        line,
        view,
        seat,
        view.depots.map((_, index) => index + 1),
      )
    case 'log-keep':
      return ours ? view.depots.map((_, index) => ({ from: lyingGoods(index + 1, goods), to: heldGoods(goods) })) : []
    case 'log-sell':
    case 'log-sell-free':
      return ours ? [{ from: heldGoods(goods), to: SOLD }] : []
    case 'log-round-begins': // the goods that the white die sends to a depot
      return [{ from: comingGoods(Number(args.round)), to: lyingGoods(Number(args.depot), goods) }]
    default:
      return []
  }
}

/** What the points of a line are the sum of: by category, and for a herd by its tiles. */
const partsOf = ({ gain = {} }: LogLine): number[] =>
  Object.entries(gain.vp ?? {}).flatMap(([category, points]) =>
    category === 'animals' && gain.herd ? gain.herd.sum : points,
  )

/** Where the points of an event rise: from the space that was covered, else from whoever made them. */
function risesOf(lines: readonly LogLine[], view: View, seat: number): Rise[] {
  const parts = lines.flatMap(partsOf).filter(Boolean)
  const points = parts.reduce((total, part) => total + part, 0)
  const first = lines[0]
  if (!points || !first || !('player' in first.args)) return []
  const player = Number(first.args.player)
  const ours = builders(view, seat).includes(player)
  if ('hex' in first.args) {
    const hex = Number(first.args.hex)
    return [{ at: ours ? space(hex) : spaceOf(cardOf(view, player), hex), points, parts }]
  }
  return [{ at: ours ? 'points' : card(view, player), points, parts }]
}

export const motion: Motion<Shapes> = { routes: routesOf, rises: risesOf }
