/** What a person's finished games come to: counted here in the same way for guests and for accounts. */

import type { TableInfo } from '../api/types.ts'

/** A table at which a person holds seats. */
export interface OwnTable {
  table: TableInfo
  held: number[]
}

/** Against whom: alone, several people at one screen, people, bots (of one level or of several), or both. */
export type Opponents = 'alone' | 'here' | 'people' | 'mixed' | 'bots' | `bot-${string}`

/** How one game ended for a person. */
export interface Result {
  table: string
  game: string
  options: TableInfo['options']
  players: number
  opponents: Opponents
  points: number
  /** Whether the person played to the end. The points of a game that a bot ended for the person are not the person's. */
  whole: boolean
  /** Null where there is nothing to win: alone, with points only. */
  won: boolean | null
  when: string
}

/** What several games come to. */
export interface Sum {
  games: number
  won: number
  /** The games among them that could be won. */
  winnable: number
  /** Of the games that the person played to the end; null without such a game. */
  mean: number | null
  best: Result | null
}

export interface Row<Key> extends Sum {
  key: Key
}

/** The results of finished games, the oldest first. Tutorials and games that began elsewhere, as records, do not count. */
export function resultsOf(tables: OwnTable[], name: string): Result[] {
  return tables.flatMap((own) => resultOf(own, name) ?? []).sort((a, b) => Date.parse(a.when) - Date.parse(b.when))
}

function resultOf({ table, held }: OwnTable, name: string): Result | null {
  const { id, game, options, results, imported, seats, settings, updated } = table
  const seat = ownSeat(table, held, name)
  if (!results || imported || settings.tutorial || seat === null) return null
  return {
    table: id,
    game,
    options,
    players: seats.length,
    opponents: opponentsOf(table, held),
    points: results.teams?.find((team) => team.seats.includes(seat))?.score ?? results.scores[seat]!,
    whole: seats[seat]!.stand_in === null && !results.conceded.includes(seat),
    won: seats.length > 1 ? results.places[seat] === 1 : wonAlone(results.verdict),
    when: updated,
  }
}

/** The person's own seat among those held: the only one, one of the own team, or the one with the person's name. */
export function ownSeat({ seats, results }: TableInfo, held: number[], name: string): number | null {
  if (held.length === 1) return held[0]!
  const named = seats.find((seat) => held.includes(seat.seat) && seat.name && seat.name === name)
  if (named) return named.seat
  const team = results?.teams?.find((team) => held.length > 0 && held.every((seat) => team.seats.includes(seat)))
  return team ? held[0]! : null
}

function wonAlone(verdict: string | null): boolean | null {
  return verdict === 'won' ? true : verdict === 'lost' ? false : null
}

export function opponentsOf({ seats }: TableInfo, held: number[]): Opponents {
  if (seats.length === 1) return 'alone'
  const others = seats.filter(({ seat }) => !held.includes(seat))
  if (!others.length) return 'here'
  const levels = new Set(others.filter(({ kind }) => kind === 'bot').map(({ level }) => level))
  if (!levels.size) return 'people'
  if (others.some(({ kind }) => kind !== 'bot')) return 'mixed'
  const [level] = levels
  return levels.size === 1 && level ? `bot-${level}` : 'bots'
}

/** The sum of at least one result. */
export function sumOf(results: Result[]): Sum {
  const winnable = results.filter(({ won }) => won !== null)
  const whole = results.filter(({ whole }) => whole)
  return {
    games: results.length,
    won: winnable.filter(({ won }) => won).length,
    winnable: winnable.length,
    mean: whole.length ? Math.round(whole.reduce((sum, { points }) => sum + points, 0) / whole.length) : null,
    best: whole.reduce<Result | null>((best, one) => (best && best.points >= one.points ? best : one), null),
  }
}

/** A row for each key, in the order of `compare`, or of the number of games. */
export function rowsBy<Key>(
  results: Result[],
  keyOf: (result: Result) => Key,
  compare: (a: Row<Key>, b: Row<Key>) => number = (a, b) => b.games - a.games,
): Row<Key>[] {
  const groups = new Map<Key, Result[]>()
  for (const result of results) groups.set(keyOf(result), [...(groups.get(keyOf(result)) ?? []), result])
  return [...groups].map(([key, found]) => ({ key, ...sumOf(found) })).sort(compare)
}

/** The mean of all points up to each game. */
export function meansSoFar(results: Result[]): number[] {
  let sum = 0
  return results.map(({ points }, index) => (sum += points) / (index + 1))
}
