/**
 * Everything a person reads, from Fluent files: our own under web/text, those of the kit and the games where their
 * rules are. A page needs only some areas of ours and perhaps a game's words; they are fetched with it, in one language.
 */

import {
  FluentBundle,
  FluentNumber,
  type FluentFunction,
  type FluentResource,
  type FluentVariable,
} from '@fluent/bundle'
import type { Pattern } from '@fluent/bundle/esm/ast.js'

import type { Language } from './languages.ts'
import type { Voice } from './sentences.ts'

export type Area = 'shell' | 'table' | 'end' | 'rules' | 'personal'
export type Arguments = Record<string, FluentVariable>
export type Text = (key: string, args?: Arguments) => string
type Load = () => Promise<unknown>

const OWN = import.meta.glob('../text/*/*.ftl', { import: 'default' })
const KIT = import.meta.glob('../../src/duchy/{engine,bots}/text/*.ftl', { import: 'default' })
const GAMES = import.meta.glob('../../src/duchy/games/*/text/*.ftl', { import: 'default' })
const COVERS = import.meta.glob('../../src/duchy/games/*/text/*.ftl', { import: 'default', query: '?cover' })
const TUTORIALS = import.meta.glob('../../src/duchy/games/*/tutorial/*.ftl', { import: 'default' })

/** A voice is a bundle per language: ours (`''`), a game's by its name, or that of its tutorial. */
const OURS = ''
const tutorialOf = (game: string): string => `${game}/tutorial`

let language = $state<Language>('en')
let version = $state(0)
let latest: Language | null = null
const wanted = new Map<string, Set<string>>() // voice → areas
const bundles = new Map<string, FluentBundle>() // voice/language → what is loaded of it
const loading = new Map<string, Promise<void>>() // voice/language/area

/** Our own words. Reactive: markup that calls it changes with the language. */
export const t: Text = (key, args) => format(OURS, key, args)

/** The words of a game, once it is loaded. */
export function gameText(game: string): Text {
  return (key, args) => format(game, key, args)
}

/** The same for sentences, which ask which forms there are. */
export function gameVoice(game: string): Voice {
  return { text: gameText(game), has: (key) => Boolean(patternOf(game, key)) }
}

export function currentLanguage(): Language {
  return language
}

/** Fetch areas of our own words in the current language. */
export function words(...areas: Area[]): Promise<void> {
  return want(OURS, areas)
}

/** Fetch the words of a game in the current language. */
export function gameWords(game: string): Promise<void> {
  return want(game, ['kit', 'game'])
}

/** Fetch what a game is called in the current language: all that the home page says of it. */
export function coverWords(game: string): Promise<void> {
  return want(game, ['cover'])
}

/** The steps of a game's tutorial, once they are loaded. */
export function tutorialText(game: string): Text {
  return (key, args) => format(tutorialOf(game), key, args)
}

/** Fetch them in the current language. */
export function tutorialWords(game: string): Promise<void> {
  return want(tutorialOf(game), ['tutorial'])
}

/** Change the language: fetch what the pages so far have asked for, then switch everything at once. */
export async function speak(next: Language): Promise<void> {
  latest = next
  await fetchAll(next)
  if (latest !== next) return // somebody has clicked on
  language = next
  document.documentElement.lang = next
}

async function want(voice: string, areas: string[]): Promise<void> {
  const set = wanted.get(voice) ?? new Set()
  areas.forEach((area) => set.add(area))
  wanted.set(voice, set)
  await fetchAll(latest ?? language)
}

async function fetchAll(into: Language): Promise<void> {
  const all = [...wanted].flatMap(([voice, areas]) => [...areas].map((area) => fetchOnce(voice, area, into)))
  await Promise.all(all)
}

function fetchOnce(voice: string, area: string, into: Language): Promise<void> {
  const key = `${voice}/${into}/${area}`
  let promise = loading.get(key)
  if (!promise) {
    promise = fetchArea(voice, area, into)
    promise.catch(() => loading.delete(key)) // so that the next page tries again
    loading.set(key, promise)
  }
  return promise
}

async function fetchArea(voice: string, area: string, into: Language): Promise<void> {
  const found = await Promise.all(filesOf(voice, area, into).map((load) => load() as Promise<FluentResource['body']>))
  const key = `${voice}/${into}`
  const bundle = bundles.get(key) ?? new FluentBundle(into, { functions: { IN }, useIsolating: false })
  bundles.set(key, bundle)
  found.forEach((body) => bundle.addResource({ body }))
  version += 1
}

function filesOf(voice: string, area: string, into: Language): Load[] {
  const end = `/text/${into}.ftl`
  if (area === 'kit')
    return Object.keys(KIT)
      .filter((path) => path.endsWith(end))
      .map((path) => KIT[path]!)
  if (area === 'tutorial') return [TUTORIALS[`../../src/duchy/games/${voice}/${into}.ftl`] ?? []].flat()
  const ofGame = area === 'cover' ? COVERS : GAMES
  const load = voice === OURS ? OWN[`../text/${area}/${into}.ftl`] : ofGame[`../../src/duchy/games/${voice}${end}`]
  return load ? [load] : []
}

function format(voice: string, key: string, args: Arguments = {}): string {
  const pattern = patternOf(voice, key)
  const bundle = bundles.get(`${voice}/${language}`)
  if (!bundle || !pattern) return missing(key)
  const errors: Error[] = []
  const text = bundle.formatPattern(pattern, args, errors)
  if (import.meta.env.DEV && errors.length) console.error(`${key}: ${errors[0]!.message}`)
  return text
}

/**
 * A whole number below a thousand is written with its digits alone in all our languages. Fluent would ask
 * Intl.NumberFormat, whose first answer costs a phone a tenth of a second and more: for numbers that are told to it as
 * for those that stand in a text (`{ -workers(count: 2) }`).
 */
// eslint-disable-next-line @typescript-eslint/unbound-method -- it is called on a number below
const byIntl = FluentNumber.prototype.toString
FluentNumber.prototype.toString = function (scope) {
  const { minimumFractionDigits = 0, ...wishes } = this.opts
  const plain = minimumFractionDigits === 0 && !Object.keys(wishes).length
  const small = Number.isInteger(this.value) && Math.abs(this.value) < 1000
  return plain && small ? String(this.value) : byIntl.call(this, scope)
}

/** What a key says: a message, or an attribute as `message.attribute`. */
function patternOf(voice: string, key: string): Pattern | null | undefined {
  void version // a later area may bring the key
  const [name = '', attribute] = key.split('.')
  const message = bundles.get(`${voice}/${language}`)?.getMessage(name)
  return attribute ? message?.attributes[attribute] : message?.value
}

function missing(key: string): string {
  if (import.meta.env.DEV) console.error(`There is no text ${key} in ${language}.`)
  return key
}

/** `IN($edition)`: a name that begins with a digit, made fit to be the key of a variant (`[in-2011]`). */
const IN: FluentFunction = ([value]) => `in-${String(typeof value === 'object' ? value.valueOf() : value)}`

/** At the end of a line a number stays with what it counts, and a word of one letter with the next. */
export function unbroken(text: string): string {
  return text.replace(/(\d) (?=\p{L}{2})/gu, '$1\u00a0').replace(/(^|[^\p{L}\d])(\p{L}) (?=[\p{L}\d])/gu, '$1$2\u00a0')
}

/** A text that stands alone begins with a capital letter, whatever it was inside a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
}

/** A day and a time, as the language writes them. */
export function dateTime(iso: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
}

/** The time of day of a moment. */
export function time(iso: string): string {
  return new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(new Date(iso))
}

/** A day, as the language writes it. */
export function date(iso: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(iso))
}

/** Several things in one breath: “a, b and c”. */
export function list(items: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  if (items.length < 2) return items[0] ?? '' // a phone needs a tenth of a second for its first Intl.ListFormat
  return new Intl.ListFormat(language, { type }).format(items)
}
