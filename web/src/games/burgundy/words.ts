/**
 * Actions, prompts and the log in words: the same glue as describe.py and log.py, so that the table and the command
 * line say the same.
 *
 * A text is a key of the Fluent files with what it speaks of. What that is called in a language is put in here.
 */

import type { Card, TableWords } from '../contract.ts'
import { blackTile, depotTile, die, spaceOf } from './places.ts'
import type { ActionView, Board, Gain, LogLine, Shapes, View } from './shapes.ts'

export type Facts = Record<string, number | string>
export type Text = (key: string, facts?: Facts) => string
/** What players are called, by seat. */
export type Names = Readonly<Record<number, string>>

const PURCHASES = ['buy', 'buy_depot']
const PRICE = 2
const NAMED = ['tile', 'goods', 'category', 'colour'] as const
const SAYS_IT_ALL = ['log-region', 'log-bonus', 'log-mines', 'log-final']
/** Gains that the words of an action tell already. */
const SAID: Record<string, string> = {
  'log-take': 'tile',
  'log-gain': 'tile',
  'log-buy': 'tile',
  'log-buy-depot': 'tile',
  'log-workers': 'workers',
}

/** The key of a text about something: `key('tile', 'town_hall')` is `tile-town-hall`. */
export const key = (prefix: string, name: string): string => `${prefix}-${name.replaceAll('_', '-')}`

/** A label: texts are lower case where they stand inside sentences. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

export class Words implements TableWords<Shapes> {
  readonly text: Text

  constructor(text: Text) {
    this.text = text
  }

  /** A text of the game, with the facts it mentions put into the language. */
  say(text: string, facts: Facts = {}, names: Names = []): string {
    const told: Facts = { ...facts }
    for (const prefix of NAMED) {
      if (prefix in facts) told[prefix] = this.text(key(prefix, String(facts[prefix])))
    }
    if (text === 'log-region') told.colour = this.region(String(facts.colour))
    if ('hex' in facts) told.hex = Number(facts.hex) + 1
    if ('player' in facts) told.player = this.#name(Number(facts.player), names)
    return this.text(text, told)
  }

  #name(player: number, names: Names): string {
    return names[player] ?? this.text('seat-name', { number: player + 1 })
  }

  tile(name: string): string {
    return capital(this.text(key('tile', name)))
  }

  effect(board: Board, name: string): string {
    return this.text(`${key('tile', name)}.effect`, { edition: board.edition })
  }

  region(colour: string): string {
    return this.text(`${key('colour', colour)}.region`)
  }

  prompt(view: View, names: Names): { title: string; hint?: string } {
    const { key: text, player, players } = view.prompt
    const facts: Facts = {}
    if (player !== undefined) facts.player = player
    if (players) facts.players = players.map((seat) => this.#name(seat, names)).join(', ')
    return headline(this.say(text, facts, names))
  }

  holding(view: View, tools: readonly string[]): string | null {
    const dice = view.players[view.viewer]?.dice ?? []
    const held = dice.find((_, number) => tools.includes(die(number)))
    return held ? this.text('table-die-chosen', { value: held.value }) : null
  }

  doubt(view: View, action: ActionView): string | null {
    const count = view.players[view.viewer]?.dice.filter((one) => !one.spent).length ?? 0
    return action.kind === 'end_turn' && count ? this.text('card-doubt', { count }) : null
  }

  /** An action as it is read out: what, with which die, what it brings, what follows. */
  action(board: Board, view: View, action: ActionView): string {
    const what = this.say(key('action', action.kind), factsOf(board, view, action))
    const gains = this.gains(action.gain, toldBy(action.kind))
    const follows = action.then ? [this.text(key('prompt', action.then))] : []
    return [what, ...gains, ...follows].join('. ')
  }

  /** An action where its picture, its die and its price stand beside it. */
  card(board: Board, view: View, action: ActionView): Card {
    const facts = factsOf(board, view, action)
    const own = ['workers', ...(action.tile ? [action.kind] : [])].includes(action.kind)
    const text = this.say(key(own ? 'card' : 'action', action.kind === 'sell' ? 'sell_all' : action.kind), facts)
    return {
      ...(action.tile ? { title: this.tile(action.tile), place: text } : { title: text }),
      points: sum(action.gain?.vp),
      parts: this.#parts(view, action),
      ...(action.then && { then: this.text(key('prompt', action.then)) }),
      ...(action.tile && action.kind !== 'discard' && { note: this.effect(board, action.tile) }),
    }
  }

  /** What it brings, points first; a region by its name and size. */
  #parts(view: View, { gain = {}, kind }: ActionView): Card['parts'] {
    const { region } = gain
    const whole = region && this.text('card-region', { size: region.size, colour: capital(this.region(region.colour)) })
    const named = (category: string): string => {
      if (category === 'regions' && whole) return whole
      if (category === 'phases' && view.phase) return this.text(`phase-${view.phase.toLowerCase()}`)
      return capital(this.text(key('category', category)))
    }
    const points = Object.entries(gain.vp ?? {}).map(([category, count]) => ({ text: named(category), points: count }))
    const rest = this.gains({ ...gain, vp: {} }, toldBy(kind))
    return [...points, ...rest.map((text) => ({ text: capital(text) }))]
  }

  /** A gain in words, piece by piece, without what was said already. */
  gains(gain: Gain = {}, said = ''): string[] {
    const parts: string[] = []
    for (const [category, count] of Object.entries(gain.vp ?? {})) parts.push(this.say('gain-vp', { count, category }))
    if (gain.silver) parts.push(this.say('gain-silver', { count: gain.silver }))
    if (gain.workers && said !== 'workers') parts.push(this.say('gain-workers', { count: gain.workers }))
    for (const [goods, count] of Object.entries(gain.goods ?? {})) parts.push(this.say('gain-goods', { count, goods }))
    if (gain.tile && said !== 'tile') parts.push(this.say('gain-tile', { tile: gain.tile }))
    if (gain.bonus) parts.push(this.say(key('gain-bonus', gain.bonus.tile), { colour: gain.bonus.colour }))
    if (gain.steps) parts.push(this.text('gain-order'))
    return parts
  }

  /** A line of the log. */
  line(_board: Board, line: LogLine, names: Names): string {
    const said = this.say(line.key, line.args, names)
    if (SAYS_IT_ALL.includes(line.key)) return said
    const cost = line.args.cost ? [this.say('cost-workers', { count: line.args.cost })] : []
    return [said, ...cost, ...this.gains(line.gain, SAID[line.key])].join(' · ')
  }

  spots({ args }: LogLine): string[] {
    const spots: string[] = []
    if ('hex' in args) spots.push(spaceOf(Number(args.player), Number(args.hex)))
    if ('depot' in args && 'slot' in args) spots.push(depotTile(Number(args.depot), Number(args.slot)))
    else if ('tile' in args && 'workers' in args) spots.push(blackTile(Number(args.slot)))
    return spots
  }

  /** “Phase C · round 2” */
  moment({ phase, round }: { phase: string | null; round: number | null }): string {
    if (!phase || !round) return this.text('option-setup')
    return `${this.text(`phase-${phase.toLowerCase()}`)} · ${this.text('counter-round').toLocaleLowerCase()} ${round}`
  }
}

/** The gain that the name of an action tells already. What takes the place of a discarded tile it does not. */
const toldBy = (kind: string): string => (kind === 'workers' ? 'workers' : kind === 'discard' ? '' : 'tile')

/** What the words about an action may mention, in no language. */
export function factsOf(board: Board, view: View, action: ActionView): Facts {
  const { args, targets } = action
  const facts: Facts = { ...args }
  if ('goods' in args) facts.goods = board.goods[args.goods! - 1]!
  if ('die' in args) facts.cost = action.cost?.workers ?? 0
  if (PURCHASES.includes(action.kind)) facts.silver = PRICE - args.workers!
  if (action.tile) facts.tile = action.tile
  if (action.count !== undefined) facts.count = action.count
  if (targets.estate) facts.estate = targets.estate
  const estate = board.estates[view.players[view.viewer]?.estate ?? '']
  if (targets.hex !== undefined && estate) facts.number = estate.hexes[targets.hex]!.number
  return facts
}

export const sum = (counts: Record<string, number> | undefined): number =>
  Object.values(counts ?? {}).reduce((total, count) => total + count, 0)

/** A sentence with a colon is a headline and what to do about it. */
function headline(sentence: string): { title: string; hint?: string } {
  const colon = sentence.indexOf(': ')
  if (colon < 0) return { title: sentence }
  return { title: sentence.slice(0, colon), hint: capital(sentence.slice(colon + 2)) }
}
