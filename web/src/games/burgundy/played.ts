/** What a table is played with, and why something cannot be played: in a few words. */

import type { Voice } from '../../sentences.ts'
import { list } from '../../text.svelte.ts'
import type { Expansion } from '../contract.ts'
import type { Reason } from './options.ts'
import { key } from './words.ts'

type Say = Voice['text']

/** Options that are left out have the usual value. */
interface Options {
  edition?: string
  setup?: string
  estates?: string | string[]
  choice?: string
  championship?: boolean
  target?: number | null
  modules?: string[]
}

/** Estates, set-up and modules, one phrase each; `options` as they are sent or as a table has them. */
export function played(options: Options, say: Say): string[] {
  const { edition, setup, estates, choice, championship, target, modules = [] } = options
  return [
    ...(edition ? [say('played-edition', { year: yearOf(edition) })] : []),
    estatesPlayed(estates, say),
    ...(setup === 'expert' ? [say('played-expert')] : []),
    ...(choice === 'sealed' ? [say('played-sealed')] : []),
    ...(typeof target === 'number' ? [say('played-target', { points: target })] : []),
    ...(championship ? [say('played-championship')] : []),
    ...modules.map((name) => say(key('module', name))),
    ...(modules.includes('team') ? [say('played-team')] : []),
  ].filter(Boolean)
}

/** The edition; a team's game and games with expansions are told apart, since they bring other points. */
export function edition({ edition = '', modules = [] }: Options, say: Say): string {
  const expanded = modules.some((name) => name !== 'team' && name !== 'solo')
  return [
    say('played-edition', { year: yearOf(edition) }),
    ...(modules.includes('team') ? [say(key('module', 'team'))] : []),
    ...(expanded ? [say('played-expanded')] : []),
  ].join(', ')
}

/** The modules of a game by name, with a sentence about each. */
export const expansions = ({ modules = [] }: Options, say: Say): Expansion[] =>
  modules.map((name) => ({ title: say(key('module', name)), text: say(`${key('module', name)}.help`) }))

function estatesPlayed(estates: Options['estates'], say: Say): string {
  if (estates === 'dealt') return say('played-dealt')
  const numbers = [...new Set([estates ?? []].flat())]
  return numbers.length ? say('played-estates', { count: numbers.length, numbers: numbers.join(', ') }) : ''
}

export const yearOf = (edition: string): string => edition.slice(0, 4)

/** The name of a set of estates. */
export const setKey = (name: string): string => (name === 'ordinary' ? 'setup-ordinary' : key('module', name))

export function reasonText(reason: Reason, say: Say): string {
  const [text, args] = worded(reason, say)
  return say(text, args)
}

function worded(reason: Reason, say: Say): [string, Record<string, string | number>] {
  switch (reason.why) {
    case 'printing':
      return ['setup-not-in', { year: yearOf(reason.edition) }]
    case 'only':
      return ['setup-only-in', { count: reason.editions.length, years: list(reason.editions.map(yearOf)) }]
    case 'players': {
      const [first, last] = [Math.min(...reason.players), Math.max(...reason.players)]
      if (first === last) return ['setup-exactly', { count: first, seats: reason.seats }]
      return ['setup-between', { first, last, seats: reason.seats }]
    }
    case 'module':
      return ['setup-not-with', { module: say(key('module', reason.name)) }]
    case 'setup':
      return ['setup-own-way', { module: say(key('module', reason.name)) }]
  }
}
