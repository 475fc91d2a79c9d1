/**
 * Sentences: a key with facts, in no language, turned into words. The twin of src/duchy/engine/words/sentences.py; a
 * test compares what the two say. What both must know about the facts of a game stands in its text/sentences.json
 * (docs/texts.md).
 */

import kit from '../../src/duchy/engine/text/sentences.json'

export type Facts = Readonly<Record<string, unknown>>
/** What players are called, by seat. */
export type Names = Readonly<Record<number, string>>

/** The texts of a game in the language of the page. */
export interface Voice {
  text(key: string, variables?: Record<string, string | number>): string
  has(key: string): boolean
}

type Parts = Readonly<Record<string, { readonly each?: string }>>

/** What text/sentences.json of a game says. */
export interface Table {
  facts: Readonly<Record<string, string>>
  forms?: Readonly<Record<string, readonly string[]>>
  gains?: Parts
  costs?: Parts
  told?: Readonly<Record<string, readonly string[]>>
}

/** A line of the log: a sentence with what it cost and brought. */
export interface Line {
  key: string
  args: Facts
  cost?: Facts
  gain?: Facts
}

/** An action that can be taken; its sentence is `action-<kind>`. */
export interface Action {
  kind: string
  args: Facts
  facts?: Facts
}

const YOU = '.you'
/** The form of a name in quotes or in front of a colon: it begins with a capital. */
const TITLE = 'title'

/** The key of a text about something: `key('tile', 'town_hall')` is `tile-town-hall`. */
export const key = (prefix: string, name: string): string => `${prefix}-${name.replaceAll('_', '-')}`

/** Texts read one after the other. What is a question or a whole sentence already has its mark. */
export const sentences = (parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .map((part, index, all) => (index === all.length - 1 || /[.?!…]$/.test(part) ? part : `${part}.`))
    .join(' ')

/** A label: texts are lower case where they stand inside sentences. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** So many letters of a question are read at a glance. */
const SHORT = 52

/** A sentence with a colon is a headline and what to do about it. A short question is asked as a whole. */
export function headline(sentence: string): { title: string; hint?: string } {
  const colon = sentence.indexOf(': ')
  const isQuestion = sentence.endsWith('?') && sentence.length <= SHORT
  if (colon < 0 || isQuestion) return { title: sentence }
  return { title: sentence.slice(0, colon), hint: capital(sentence.slice(colon + 2)) }
}

export const sum = (counts: Readonly<Record<string, number>> | undefined): number =>
  Object.values(counts ?? {}).reduce((total, count) => total + count, 0)

export class Sentences {
  readonly #voice: Voice
  readonly #table: Required<Table>

  constructor(voice: Voice, table: Table) {
    this.#voice = voice
    this.#table = { forms: {}, gains: {}, costs: {}, told: {}, ...table, facts: { ...kit.facts, ...table.facts } }
  }

  /** A text without facts that need a name. */
  text = (key: string, variables?: Record<string, string | number>): string => this.#voice.text(key, variables)

  /** A sentence in words, with the names of the players, as one of them reads it. */
  say(text: string, facts: Facts = {}, names: Names = [], viewer?: number): string {
    const own = viewer !== undefined && facts.player === viewer && this.#voice.has(text + YOU)
    return this.#voice.text(own ? text + YOU : text, this.#words(facts, names))
  }

  /** What is asked: as a headline, and below it what to do, or what is said about the question whatever its form. */
  asked({ key: name, args }: { key: string; args?: Facts }, names: Names = []): { title: string; hint?: string } {
    const said = headline(this.say(name, args, names))
    const help = `${name.split('.')[0]!}.help`
    return said.hint || !this.#voice.has(help) ? said : { ...said, hint: this.say(help, args, names) }
  }

  /** A line of the log: its sentence, then what it cost and brought beyond what the sentence tells. */
  parts(line: Line, names: Names = [], viewer?: number): string[] {
    const told = this.told(line.key)
    const costs = told.includes('cost') ? [] : this.#pieces('cost', this.#table.costs, line.cost, [])
    return [this.say(line.key, line.args, names, viewer), ...costs, ...this.gains(line.gain, told)]
  }

  /** What an action does, as on a button. */
  does(action: Action, names: Names = []): string {
    return this.say(key('action', action.kind), { ...action.args, ...action.facts }, names)
  }

  /** A gain in words, piece by piece, without what is told already. */
  gains(gain?: Facts, told: readonly string[] = []): string[] {
    return this.#pieces('gain', this.#table.gains, gain, told)
  }

  /** The gains, or `cost`, that the sentence of a key tells itself. */
  told(text: string): readonly string[] {
    return this.#table.told[text.slice(text.indexOf('-') + 1)] ?? []
  }

  /** What several players are called: “Anna, Odo and Ida”. */
  list(players: readonly number[], names: Names): string {
    const called = players.map((player) => this.#seat(player, names))
    if (called.length < 2) return called.join('')
    return this.#voice.text('seats-and', { first: called.slice(0, -1).join(', '), last: called.at(-1)! })
  }

  #seat(player: number, names: Names): string {
    return names[player] ?? this.#voice.text('seat-name', { number: player + 1 })
  }

  #pieces(prefix: string, table: Parts, brought: Facts = {}, told: readonly string[]): string[] {
    return Object.entries(table)
      .filter(([name]) => brought[name] !== undefined && !told.includes(name))
      .flatMap(([name, { each }]) =>
        factsOf(name, brought[name], each).map((facts) => this.say(key(prefix, name), facts)),
      )
  }

  /** The facts as Fluent's variables: things by their names, each in all its forms. */
  #words(facts: Facts, names: Names): Record<string, string | number> {
    const words: Record<string, string | number> = {}
    for (const [fact, value] of Object.entries(facts)) {
      const kind = this.#table.facts[fact]
      if (kind === undefined && Array.isArray(value)) continue // a list of places is for drawing, not for words
      if (kind === undefined) words[fact] = value as string | number
      else if (kind === 'seat') words[fact] = this.#seat(Number(value), names)
      else if (kind === 'seats') words[fact] = this.list(value as number[], names)
      else if (kind === 'sum') words[fact] = (value as number[]).join(' + ')
      else Object.assign(words, this.#forms(fact, kind, String(value)))
    }
    return words
  }

  /** What something is called: `tile`, and each form such as `tile_acc`, or the plain name where it has none. */
  #forms(fact: string, kind: string, value: string): Record<string, string> {
    const name = key(kind, value)
    const plain = this.#voice.text(name)
    const words = { [fact]: plain }
    for (const form of this.#table.forms[kind] ?? []) {
      const own = `${name}.${form}`
      const otherwise = form === TITLE ? capital(plain) : plain
      words[`${fact}_${form}`] = this.#voice.has(own) ? this.#voice.text(own) : otherwise
    }
    return words
  }
}

/** What is said of a part of a gain: of a number its count, of an identifier its name, of a record its fields. */
function factsOf(name: string, value: unknown, each?: string): Facts[] {
  if (each) return Object.entries(value as Facts).map(([identifier, count]) => ({ count, [each]: identifier }))
  if (typeof value === 'object') return [value as Facts]
  return [typeof value === 'string' ? { [name]: value } : { count: value }]
}
