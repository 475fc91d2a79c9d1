/** What is said about everything that lies on the table: its name, what it does, and where it matters now. */

import type { Tip } from '../../table/acting.svelte.ts'
import type { Side } from '../contract.ts'
import { effectOf, nameOf } from './characters.ts'
import type { Board, CardInfo, Colour, HandCard, House, Leadership, PlayerView, Shapes, View } from './shapes.ts'
import { words } from './speech.ts'
import { scoreOf } from './tally.ts'
import { capital } from './words.ts'

/** What a player's side of the table is called. */
export const sideTitle = ({ seat, name }: Pick<Side<Shapes>, 'seat' | 'name'>): string =>
  words.say('table-town-of', { player: seat }, { [seat]: name })

export const counterTip = (name: string, amount?: number | string): Tip => ({
  title: amount === undefined ? words.text(`counter-${name}`) : `${words.text(`counter-${name}`)}: ${amount}`,
  text: words.text(`counter-${name}.help`),
})

/** A character: its name, what it does and when, its price, points and group. */
export function characterTip(info: CardInfo): Tip {
  const { cost, vp, group } = info
  return {
    title: nameOf(info),
    text: [
      effectOf(info),
      capital(words.when(info)),
      capital(words.text('table-card-facts', { cost, vp, group: words.groupOf(group) })),
    ],
  }
}

export function handTip(board: Board, card: HandCard): Tip {
  const info = card.card ? board.cards[card.card] : undefined
  if (!info) return { title: capital(words.say('table-card-back', { colour: card.colour })) }
  const { title, text = [] } = characterTip(info)
  return { title: `${title}, ${words.say('table-card-back', { colour: info.colour })}`, text }
}

export function houseTip(board: Board, house: House): Tip {
  const title = capital(words.say('table-house', { colour: house.colour }))
  const info = house.inhabitant ? board.cards[house.inhabitant.card] : undefined
  if (!info) return { title, text: words.text('table-house-empty') }
  const tip = characterTip(info)
  const used = house.inhabitant!.turned ? [words.text('table-used')] : []
  return { title: `${tip.title}. ${title}`, text: [...used, ...[tip.text ?? []].flat()] }
}

export function cellTip(board: Board, player: PlayerView, seat: number, section: number, number: number): Tip {
  const { colour, price } = board.canals[seat]![section - 1]![number - 1]!
  const built = number <= player.canal[section - 1]!
  const { third, third_cell: vp } = board.values
  const statue = player.statues[section - 1]
  const last = number === board.canals[seat]![section - 1]!.length
  return {
    title: capital(words.say(built ? 'table-cell.built' : 'table-cell', { colour, price })),
    text: [
      ...(number === third ? [words.text('table-cell-third', { vp })] : []),
      ...(last && statue ? [words.text('table-statue', { vp: statue })] : []),
      ...(last && !built ? [words.text('table-cell-statue')] : []),
      ...(board.reconstructed.includes('canals') ? [words.text('table-reconstructed')] : []),
    ],
  }
}

export function stairTip(board: Board, view: View, names: string[], step: number): Tip {
  const there = view.players.flatMap(({ reputation }, player) => (reputation === step ? [names[player]!] : []))
  return {
    title: step
      ? words.text('table-stair', { step, vp: board.reputation[step]! })
      : capital(words.text('table-town-hall')),
    text: [...there, ...(board.reconstructed.includes('reputation') ? [words.text('table-reconstructed')] : [])],
  }
}

export const workersTip = (colour: Colour, count: number): Tip => ({
  title: capital(words.say('table-workers-of', { colour, count })),
  text: words.text('counter-workers.help'),
})

export const dieTip = (colour: Colour, value: number | undefined): Tip => ({
  title: value
    ? capital(words.say('table-die', { colour, value }))
    : capital(words.say('table-die.coming', { colour })),
  text: words.text('counter-dice.help'),
})

/** The threat markers of a colour, and what the last one does. */
export function markersTip(board: Board, colour: Colour, count: number): Tip {
  const threat = board.threats[colour]!
  return {
    title: capital(words.say('table-markers-of', { threat, count, size: board.values.deadly })),
    text: words.text(`table-penalty-${threat}`, { vp: board.values.intrigue }),
  }
}

export function deckTip(view: View, number: number): Tip {
  const { colour, count } = view.decks[number - 1]!
  const side = words.text(number === 1 ? 'table-deck-left' : 'table-deck-right')
  if (!colour) return { title: side, text: words.text('table-deck-empty') }
  return {
    title: `${side}: ${words.text('table-cards', { count })}`,
    text: [capital(words.say('table-deck-top', { colour })), words.text('counter-decks.help')],
  }
}

export function leadTip(name: Leadership, owned: boolean): Tip {
  const text = words.text('counter-leaderships.help')
  return {
    title: capital(words.text(`leadership-${name}`)),
    text: owned ? [words.text('table-lead-owned'), text] : text,
  }
}

/** Points: those of the game so far, and what the end would add as things stand. */
export function pointsTip(player: PlayerView, over: boolean): Tip {
  const parts = Object.entries(player.end).filter(([, points]) => points)
  const sum = parts.reduce((total, [, points]) => total + points, 0)
  return {
    title: `${words.text('table-points')}: ${scoreOf(player, over)}`,
    text: [
      ...(over ? [] : [words.text('table-points-end', { vp: sum })]),
      ...parts.map(([category, points]) => `${capital(words.text(`category-${category}`))}: ${points}`),
    ],
  }
}
