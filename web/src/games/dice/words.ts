/**
 * Actions, prompts and the log in words: the same glue as describe.py and log.py, so that the table and the command
 * line say the same.
 *
 * A text is a key of the Fluent files with what it speaks of. What that is called in a language is put in here.
 */

import type { Card, TableWords } from '../contract.ts'
import { colourDie, pipDie, spaceOf } from './places.ts'
import type { ActionView, Board, Gain, LogLine, Shapes, View } from './shapes.ts'

export type Facts = Record<string, number | string>
export type Text = (key: string, facts?: Facts) => string
/** What players are called, by seat. */
export type Names = Readonly<Record<number, string>>

const NAMED: Record<string, string> = {
  colour: 'colour',
  first_colour: 'colour',
  second_colour: 'colour',
  category: 'category',
  verdict: 'verdict',
}
const SAYS_IT_ALL = ['log-award']

/** The key of a text about something: `key('colour', 'city')` is `colour-city`. */
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
    for (const [fact, prefix] of Object.entries(NAMED)) {
      if (fact in facts) told[fact] = this.text(key(prefix, String(facts[fact])))
    }
    if ('hex' in facts) told.hex = Number(facts.hex) + 1
    if ('player' in facts) told.player = this.#name(Number(facts.player), names)
    return this.text(text, told)
  }

  #name(player: number, names: Names): string {
    return names[player] ?? this.text('seat-name', { number: player + 1 })
  }

  #list(players: readonly number[], names: Names): string {
    return players.map((seat) => this.#name(seat, names)).join(', ')
  }

  colour(name: string): string {
    return capital(this.text(key('colour', name)))
  }

  bonus(name: string): string {
    return capital(this.text(key('bonus', name)))
  }

  prompt(view: View, names: Names): { title: string; hint?: string } {
    const { key: text, player, players } = view.prompt
    if (text === 'prompt-sealed') return this.#sealed(view, players ?? [], names)
    const facts: Facts = {}
    if (player !== undefined) facts.player = player
    if (players) facts.players = this.#list(players, names)
    return headline(this.say(text, facts, names))
  }

  /** What I have sealed, which only I am told, and whom we wait for. */
  #sealed(view: View, players: readonly number[], names: Names): { title: string; hint?: string } {
    const hint = this.text('table-seal-waiting', { players: this.#list(players, names) })
    const draft = view.players[view.viewer]?.draft
    if (!draft) return { title: capital(this.text('table-sealed')), hint }
    if (draft.round.passed) return { title: this.text('table-seal-own.pass'), hint }
    const built = draft.round.built.map((hex) =>
      this.text('table-seal-hex', { number: draft.content.numbers[hex] ?? 0, hex: hex + 1 }),
    )
    const what = built.length ? built.join(', ') : this.text('colour-castle')
    return { title: this.text('table-seal-own', { what }), hint }
  }

  holding(view: View, tools: readonly string[]): string | null {
    const { pips = [], colours = [] } = view.dice ?? {}
    const held = [
      ...pips.filter((_, die) => tools.includes(pipDie(die))).map(String),
      ...colours.filter((_, die) => tools.includes(colourDie(die))).map((name) => this.text(key('colour', name))),
    ]
    return held.length ? this.text('table-holding', { what: held.join(' + ') }) : null
  }

  doubt(): null {
    return null
  }

  undo(view: View): string | null {
    const player = view.players[view.viewer]
    return player?.sealed ? this.text('table-seal-break') : null
  }

  /** An action as it is read out: what, with which bonus, what it brings, what follows. */
  action(_board: Board, _view: View, action: ActionView): string {
    const what = this.say(key('action', action.kind), factsOf(action))
    return [what, ...this.gains(action.gain), ...this.#promises(action)].join('. ')
  }

  /** An action where its picture and its dice stand beside it. */
  card(board: Board, view: View, action: ActionView): Card {
    const { kind, targets, then } = action
    const colour = action.colour ? { place: this.#where(board, view, action) } : {}
    const title = action.number === undefined ? this.say(key('action', kind), factsOf(action)) : undefined
    return {
      title: title ?? this.text('card-write', { number: action.number! }),
      ...colour,
      points: sum(action.gain?.vp),
      parts: this.#parts(action),
      ...(then && { then: capital(this.say('gain-then', { number: then.number, colour: then.colour })) }),
      ...(kind === 'castle' && { note: this.text(`${key('bonus', action.bonus!)}.help`) }),
      ...(targets.goods ? { note: this.text('bonus-silver.help') } : {}),
    }
  }

  #where(board: Board, view: View, { colour, targets }: ActionView): string {
    const named = this.colour(colour!)
    const sheet = board.sheets[view.players[view.viewer]?.sheet ?? '']
    const area = sheet?.hexes[targets.hex!]?.area
    const size = sheet?.hexes.filter((hex) => hex.area === area).length ?? 0
    return this.text('card-area', { colour: named, hex: targets.hex! + 1, size })
  }

  /** What it brings, points first; an area by its name and size. */
  #parts({ gain = {} }: ActionView): Card['parts'] {
    const area = gain.area && capital(this.say('gain-area', { ...gain.area }))
    const named = (category: string): string => {
      const text = capital(this.text(key('category', category)))
      if (!area || (category !== 'areas' && category !== 'pastures')) return text
      return category === 'pastures' ? `${area}, ${this.text('card-double')}` : area
    }
    const points = Object.entries(gain.vp ?? {}).map(([category, count]) => ({ text: named(category), points: count }))
    const rest = this.gains({ ...gain, vp: {}, area: undefined })
    const award = gain.award ? [this.#award(gain.award)] : []
    return [...points, ...[...rest, ...award].map((text) => ({ text: capital(text) }))]
  }

  #promises({ gain, then }: ActionView): string[] {
    const award = gain?.award ? [this.#award(gain.award)] : []
    return then ? [...award, this.say('gain-then', { number: then.number, colour: then.colour })] : award
  }

  #award({ colour, vp }: NonNullable<Gain['award']>): string {
    return this.say('gain-award', { colour, vp })
  }

  /** A gain in words, piece by piece. */
  gains(gain: Gain = {}): string[] {
    const parts: string[] = []
    if (gain.area) parts.push(this.say('gain-area', { ...gain.area }))
    for (const [category, count] of Object.entries(gain.vp ?? {})) parts.push(this.say('gain-vp', { count, category }))
    for (const [bonus, count] of Object.entries(gain.bonuses ?? {})) parts.push(this.say(key('gain', bonus), { count }))
    return parts
  }

  /** A line of the log. */
  line(_board: Board, line: LogLine, names: Names): string {
    const said = this.say(line.key, line.args, names)
    return SAYS_IT_ALL.includes(line.key) ? said : [said, ...this.gains(line.gain)].join(' · ')
  }

  spots({ args }: LogLine): string[] {
    return 'hex' in args && 'player' in args ? [spaceOf(Number(args.player), Number(args.hex))] : []
  }

  /** “Phase II · round 13” */
  moment({ phase, round }: { phase: string | null; round: number | null }): string {
    if (!phase || !round) return this.text('table-start')
    return `${this.text('phase-name', { phase })} · ${this.text('counter-round').toLocaleLowerCase()} ${round}`
  }

  /** The title that the points earned, and how far the next one is. */
  alone(board: Board, view: View): { title: string; note: string } {
    const { content, verdict = 'none' } = view.players[0]!
    const next = Object.entries(board.verdicts ?? {}).find(([, least]) => content.vp < least)
    const [title, ...note] = this.text(`${key('verdict', verdict)}.text`).split('. ')
    if (next) note.push(this.say('verdict-next', { count: next[1] - content.vp, verdict: next[0] }))
    return { title: title!, note: note.join(' ') }
  }

  titles(board: Board): { points: number; name: string }[] {
    return Object.entries(board.verdicts ?? {}).map(([title, points]) => ({ points, name: this.text(key('verdict', title)) }))
  }
}

/** What the words about an action may mention, in no language. */
export function factsOf({ kind, args, targets, number, colour, bonus, used }: ActionView): Facts {
  const facts: Facts = { ...args }
  if (targets.sheet) facts.sheet = targets.sheet
  if (number !== undefined) facts.number = number
  if (colour) facts.colour = colour
  if (bonus) facts.bonus = bonus
  if (kind === 'build') facts.used = used ?? 'none'
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
