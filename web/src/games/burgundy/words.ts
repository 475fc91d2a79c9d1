/**
 * Actions, prompts and the log in words: the same glue as describe.py and log.py, so that the table and the command
 * line say the same.
 *
 * A text is a key of the Fluent files with what it speaks of. What that is called in a language is put in here.
 */

import type { ActionView, Board, Gain, LogLine, View } from './shapes'

export type Facts = Record<string, number | string>
export type Text = (key: string, facts?: Facts) => string

/** A part of what an action brings, as the preview card lists it. */
export interface GainPart {
  text: string
  points?: number
}

const PURCHASES = ['buy', 'buy_depot']
const PRICE = 2
const NAMED = ['tile', 'goods', 'category', 'colour'] as const
const SAYS_IT_ALL = ['log-region', 'log-bonus', 'log-mines', 'log-final']
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

export class Words {
  readonly text: Text

  constructor(text: Text) {
    this.text = text
  }

  /** A text of the game, with the facts it mentions put into the language. */
  say(text: string, facts: Facts = {}, names: readonly string[] = []): string {
    const told: Facts = { ...facts }
    for (const prefix of NAMED) {
      if (prefix in facts) told[prefix] = this.text(key(prefix, String(facts[prefix])))
    }
    if (text === 'log-region') told.colour = this.text(`${key('colour', String(facts.colour))}.region`)
    if ('hex' in facts) told.hex = Number(facts.hex) + 1
    if ('player' in facts) told.player = names[Number(facts.player)] ?? this.seat(Number(facts.player))
    return this.text(text, told)
  }

  private seat(player: number): string {
    return this.text('seat-name', { number: player + 1 })
  }

  tile(name: string): string {
    return capital(this.text(key('tile', name)))
  }

  effect(board: Board, name: string): string {
    return this.text(`${key('tile', name)}.effect`, { edition: board.edition })
  }

  prompt(view: View, names: readonly string[]): { title: string; hint?: string } {
    const { key: text, player, players } = view.prompt
    const facts: Facts = {}
    if (player !== undefined) facts.player = player
    if (players) facts.players = players.map((seat) => names[seat] ?? this.seat(seat)).join(', ')
    return headline(this.say(text, facts, names))
  }

  /** An action as one reads it out: what, with which die, what it brings, what follows. */
  action(board: Board, view: View, action: ActionView): string {
    const what = this.say(key('action', action.kind), factsOf(board, view, action))
    const brings = action.gain ? this.gains(action.gain, action.kind === 'workers' ? 'workers' : 'tile') : []
    const follows = action.then ? [this.then(action.then)] : []
    const final = action.reveals ? [this.text('card-reveals')] : []
    return [what, ...brings.map((part) => part.text), ...follows, ...final].join('. ')
  }

  /** What an action is called where its picture, die and price stand beside it. */
  card(board: Board, view: View, action: ActionView): { title: string; place?: string } {
    const facts = factsOf(board, view, action)
    const name = key('card', action.kind)
    if (action.tile) return { title: this.tile(action.tile), place: this.say(name, facts) }
    if (action.kind === 'sell') return { title: this.say('action-sell-all', facts) }
    if (action.kind === 'workers') return { title: this.say(name, facts) }
    return { title: this.say(key('action', action.kind), facts) }
  }

  then(decision: string): string {
    return this.text(key('prompt', decision))
  }

  /** A gain in words, piece by piece; `said` is known already. */
  gains(gain: Gain, said = ''): GainPart[] {
    const parts: GainPart[] = []
    for (const [category, count] of Object.entries(gain.vp ?? {})) {
      parts.push({ text: this.say('gain-vp', { count, category }), points: count })
    }
    if (gain.silver) parts.push({ text: this.say('gain-silver', { count: gain.silver }) })
    if (gain.workers && said !== 'workers') parts.push({ text: this.say('gain-workers', { count: gain.workers }) })
    for (const [goods, count] of Object.entries(gain.goods ?? {})) {
      parts.push({ text: this.say('gain-goods', { count: count ?? 0, goods }) })
    }
    if (gain.tile && said !== 'tile') parts.push({ text: this.say('gain-tile', { tile: gain.tile }) })
    if (gain.bonus) parts.push({ text: this.say(key('gain-bonus', gain.bonus.tile), { colour: gain.bonus.colour }) })
    if (gain.steps) parts.push({ text: this.text('gain-order') })
    return parts
  }

  /** A line of the log. */
  line(line: LogLine, names: readonly string[]): string {
    const said = this.say(line.key, line.args, names)
    if (SAYS_IT_ALL.includes(line.key)) return said
    const cost = line.args.cost ? [this.say('cost-workers', { count: line.args.cost })] : []
    const gains = this.gains(line.gain ?? {}, SAID[line.key]).map((part) => part.text)
    return [said, ...cost, ...gains].join(' · ')
  }

  /** "Phase C · round 2" */
  moment(phase: string | null, round: number | null): string {
    if (!phase || !round) return this.text('option-setup')
    return `${this.text(`phase-${phase.toLowerCase()}`)} · ${this.text('counter-round').toLocaleLowerCase()} ${round}`
  }
}

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

export const total = (gain: Gain | undefined): number =>
  Object.values(gain?.vp ?? {}).reduce((sum, points) => sum + points, 0)

/** A sentence with a colon is a headline and what to do about it. */
function headline(sentence: string): { title: string; hint?: string } {
  const [title, hint] = sentence.split(': ', 2)
  return hint ? { title: title!, hint: capital(hint) } : { title: sentence }
}
