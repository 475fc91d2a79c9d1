/** Cards of a hand as things on the table: what can be done with them, and what is said about them. */

import type { Acting, Attributes } from '../../table/acting.svelte.ts'
import type { PlayerProps } from '../contract.ts'
import { handCard, isPlay } from './places.ts'
import type { Shapes, View } from './shapes.ts'
import { words } from './speech.ts'
import { handTip } from './tips.ts'

interface Hand extends PlayerProps<Shapes> {
  mine: boolean
}

/** A card is to be played, and it is asked what for. */
export const isPlaying = (acting: Acting<Shapes>, view: View): boolean =>
  acting.all.some(isPlay) || view.refusals.length > 0

/** Choices without a place of their own on the table, or whose places are small and far. */
const LISTED = ['colour', 'react', 'branch', 'opponent', 'copy', 'flip']
export const listed = (acting: Acting<Shapes>) => acting.all.filter(({ kind }) => LISTED.includes(kind))

/** What is asked has pictures or words of its own beside the hand; else the bar asks, about what lies on the table. */
export function asksBeside(acting: Acting<Shapes>, view: View): boolean {
  const { decision } = view
  if (decision?.player !== view.viewer || isPlaying(acting, view)) return false
  const shown = decision.kind === 'draw' || decision.card || decision.penalties?.length
  return Boolean(shown) || listed(acting).length > 0
}

/** One's own cards can be taken up or chosen; all cards explain themselves, with everything that stands on them. */
export function cardAttributes(acting: Acting<Shapes>, hand: Hand, number: number): Attributes {
  const { board, view, player, seat, mine } = hand
  const place = mine ? handCard(number) : `hand-${seat}-${number}`
  const tip = () => handTip(board, player.hand[number - 1]!)
  const { title, text = [] } = tip()
  const actions = mine ? acting.at(place) : []
  const said = [...actions.map((action) => words.action(board, view, action)), title, text].flat()
  const active = mine && (isPlaying(acting, view) || actions.length > 0)
  const attributes = active ? acting.tool(place, tip) : acting.thing(place, tip)
  return { ...attributes, ...untold(acting, place, attributes), 'aria-label': said.join('. ') }
}

/** While a card is taken up, its uses stand above the hand, and no explanation may cover the other cards. */
function untold(acting: Acting<Shapes>, place: string, { onclick }: Attributes): Attributes {
  return {
    ...(acting.picked.length && { onpointerenter: undefined, onfocus: undefined }),
    onclick: (event: Event) => {
      ;(onclick as (event: Event) => void)(event)
      if (acting.picked.length) acting.leave(place)
    },
  }
}

/** Pixels: the edge of a card may be outside. */
const SLACK = 10

/** The first and the last card of a row that are whole in the window; `step` is from one card to the next. */
export function seenCards(
  count: number,
  { scrolled, width, step }: { scrolled: number; width: number; step: number },
): [first: number, last: number] {
  const first = Math.min(count, Math.max(0, Math.ceil((scrolled - SLACK) / step)) + 1)
  const last = Math.min(count, Math.floor((scrolled + width + SLACK) / step))
  return [first, Math.max(first, last)]
}
