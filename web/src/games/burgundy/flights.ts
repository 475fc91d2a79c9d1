/** What flies where when something happens. The viewer's own things lie on the big boards, others' on their cards. */

import type { Rise, Route } from '../../table/flight.ts'
import type { Motion } from '../contract.ts'
import { blackTile, depotTile, INN, space, spaceOf, stored } from './places.ts'
import type { LogLine, Shapes, View } from './shapes.ts'
import { sum } from './words.ts'

const card = (player: number): string => `seat-${player}`

function routesOf({ key, args }: LogLine, view: View, seat: number): Route[] {
  const player = Number(args.player)
  const mine = player === seat
  const store = mine ? stored(view.players[player]?.storage.length ?? 1) : card(player)
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
      return [{ from: mine ? stored(Number(args.slot)) : card(player), to: mine ? space(hex) : spaceOf(player, hex) }]
    }
    default:
      return []
  }
}

/** Where the points of an event rise: from the space that was covered, else from whoever made them. */
function risesOf(lines: readonly LogLine[], seat: number): Rise[] {
  const points = lines.reduce((total, line) => total + sum(line.gain?.vp), 0)
  const first = lines[0]
  if (!points || !first || !('player' in first.args)) return []
  const player = Number(first.args.player)
  if ('hex' in first.args) {
    const hex = Number(first.args.hex)
    return [{ at: player === seat ? space(hex) : spaceOf(player, hex), points }]
  }
  return [{ at: player === seat ? 'points' : card(player), points }]
}

export const motion: Motion<Shapes> = { routes: routesOf, rises: risesOf }
