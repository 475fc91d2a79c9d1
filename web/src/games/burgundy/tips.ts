/** What is said about everything that lies on the table: its name, what it does, and where it matters now. */

import { nth, numberOf } from '../../kit/counting.ts'
import type { Tip } from '../../table/acting.svelte.ts'
import { list } from '../../text.svelte.ts'
import type { Side } from '../contract.ts'
import { innsIn } from './inns.ts'
import { isLinked, nearest } from './posts.ts'
import type { RouteSpace, RouteTile } from './routes.ts'
import type { Board, PlayerView, Shapes, View } from './shapes.ts'
import { nextTarget } from './solo.ts'
import { words } from './speech.ts'
import { pointsTogether, shares } from './teams.ts'
import { capital, key } from './words.ts'

/** What a player's side of the table is called. */
export const sideTitle = ({
  seat,
  name,
  player,
  together,
}: Pick<Side<Shapes>, 'seat' | 'name' | 'player' | 'together'>): string => {
  const whose = together ? list(together.map((one) => one.name)) : name
  return player.estate
    ? words.say('table-estate-of', { player: seat, number: player.estate }, { [seat]: whose })
    : whose
}

export const counterTip = (name: string, amount?: number | string): Tip => ({
  title: amount === undefined ? words.text(`counter-${name}`) : `${words.text(`counter-${name}`)}: ${amount}`,
  text: words.text(`counter-${name}.help`),
})

/** The same in a solo game, where some things are worth something else. */
export const counterOf = (board: Board, name: string, amount?: number | string): Tip =>
  board.players > 1
    ? counterTip(name, amount)
    : { ...counterTip(name, amount), text: words.text(`counter-${name}.solo`) }

export const tileTip = (board: Board, name: string): Tip => ({
  title: words.tile(name),
  text: words.effect(board, name),
})

export const slotTip = (colour: string, taken: boolean, gone: boolean): Tip => ({
  title: words.say('table-slot', { colour }),
  ...(taken && { text: words.text('table-taken') }),
  ...(gone && { text: words.text('table-gone') }),
})

export function goodsTip(board: Board, goods: string, count: number): Tip {
  const value = numberOf(board.goods, goods)
  return {
    title: capital(words.say('table-goods', { goods, count })),
    text: words.text('table-goods-help', { value, vp: board.sale }),
  }
}

/** A space of a trade route: the goods that it is for, what they bring, and what lies there. */
export function routeTip(board: Board, tile: RouteTile, { number, goods, bonus, laid, state }: RouteSpace): Tip {
  const text = [capital(words.text('table-route-bonus', { reward: words.text(key('reward', bonus)) }))]
  if (laid) {
    text.push(state === 'match' ? words.text('table-route-match') : words.say('table-route-miss', { goods: laid }))
  }
  if (state === 'next') text.push(words.text('table-route-next'))
  if (tile.reconstructed) text.push(words.text('route-reconstructed'))
  return { title: words.say('table-route-space', { number, goods, value: numberOf(board.goods, goods) }), text }
}

export const bonusTip = (colour: string, size: string, vp: number): Tip => ({
  title: capital(`${words.say('gain-bonus', { size, colour })}, ${words.text('part-vp', { vp })}`),
  text: words.text(`counter-bonus-${size}.help`),
})

/** Of a solo game: the spaces that are left of a colour, and what the last one brings. */
export const awardTip = (colour: string, left: number): Tip => ({
  title: capital(words.say('table-award', { colour, count: left })),
  text: words.text('table-award.help'),
})

/** How far a solo player has come to the target, and what it brings. */
export function targetTip({ target, vp, resets }: NonNullable<PlayerView['target']>): Tip {
  const next = nextTarget(target)
  return {
    title: `${words.text('counter-target')}: ${words.text('table-target-count', { count: vp, size: target })}`,
    text: [
      words.text('table-target-next', { target: next, falls: next < target ? 'yes' : 'no' }),
      words.text('table-target-resets', { count: resets }),
      words.text('counter-target.help'),
    ],
  }
}

export const dieTip = (value: number, spent: boolean): Tip => ({
  title: words.text(spent ? 'table-die.spent' : 'table-die', { value }),
  text: words.text('counter-dice.help'),
})

/** A shield: what it does, its number and what it is worth. */
export function shieldTip(board: Board, name: string): Tip {
  const { number, vp } = board.shields![name]!
  return {
    title: words.text(key('shield', name)),
    text: [words.shield(board, name), words.text('table-shield', { number, vp })],
  }
}

/** A border post: linked, or how many tiles its nearest link still needs. */
export function postTip(player: PlayerView, number: number): Tip {
  const pairs = player.posts?.pairs ?? []
  const missing = nearest(pairs, number)?.missing.length
  return {
    title: words.text('border-post', { number }),
    text: [
      ...(isLinked(pairs, number) ? [words.text('table-post-linked')] : []),
      ...(missing ? [words.text('table-post-missing', { count: missing })] : []),
    ],
  }
}

/** A space of an estate: what lies on it, and what its region is worth now. */
export function spaceTip(board: Board, view: View, estate: string, player: PlayerView, hex: number): Tip {
  const { hexes } = board.estates[estate]!
  const { colour, number, region } = nth(hexes, hex)!
  const size = hexes.filter((other) => other.region === region).length
  const named = { colour: capital(words.region(colour)), size }
  const counted = Math.min(size + innsIn(hexes, player, region), board.sizes.length)
  const points = (nth(board.sizes, counted) ?? 0) + (board.phases[view.phase ?? ''] ?? 0)
  const worth = player.regions.includes(region)
    ? words.text('table-region-complete', named)
    : words.text('table-region', { ...named, vp: points })
  const tile = nth(player.tiles, hex)
  const rivers = riversOf(board, estate, player, hex)
  const shield = player.shields?.find((other) => other.hex === hex)?.shield
  if (tile && shield) {
    const { title, text } = shieldTip(board, shield)
    return { title: `${words.tile(tile)}: ${title}`, text: [...[text ?? []].flat(), worth] }
  }
  if (tile) return { title: words.tile(tile), text: [words.effect(board, tile), worth, ...rivers] }
  return { title: words.say('table-space', { hex, number, colour }), text: [...(view.phase ? [worth] : []), ...rivers] }
}

/** Where the rivers of a space lead, and whether tiles may follow them. */
function riversOf(board: Board, estate: string, player: PlayerView, hex: number): string[] {
  return (board.estates[estate]!.rivers ?? [])
    .filter(({ hexes }) => hexes.includes(hex))
    .map(({ hexes }) => {
      const far = hexes.find((end) => end !== hex)!
      return words.text(hexes.some((end) => nth(player.tiles, end)) ? 'table-river.open' : 'table-river', { hex: far })
    })
}

/** Points by where they came from. */
export function pointsTip(player: Pick<PlayerView, 'vp' | 'points'>): Tip {
  const parts = Object.entries(player.points).filter(([, points]) => points)
  return {
    ...counterTip('vp', player.vp),
    text: parts.map(([category, points]) => `${capital(words.text(key('category', category)))}: ${points}`),
  }
}

/** The points of a team: the sum with where it came from, and what each partner made. */
export function teamTip(view: View, seat: number, names: Record<number, string>): Tip {
  const { title, text } = pointsTip(pointsTogether(view, seat))
  return { title, text: [...shares(view, seat, names), ...[text ?? []].flat()] }
}
