/** What has happened, turn by turn, and what others have done since a player's own turn. */

import type { LogEvent, LogLine } from '../api/types.ts'
import { capital, sum } from '../sentences.ts'

export interface Entry {
  id: string
  /** Whom it is about; null where it is about all. */
  player: number | null
  line: LogLine
  points: number
}

/** Lines of one player that follow each other, up to the end of the turn; or one line about all. */
export interface Turn {
  id: string
  player: number | null
  entries: Entry[]
  points: number
  /** What was taken back in it. */
  taken: Entry[]
}

/** What somebody has done since the reader's own turn. */
export interface Told {
  player: number
  points: number
  entries: Entry[]
}

export interface Since {
  players: Told[]
  /** The places that changed, each with the seat that changed it last. */
  marks: ReadonlyMap<string, number>
  /** The reader has acted since then. */
  acted: boolean
}

export interface TurnWords {
  ends?(line: LogLine): boolean
  closes?(line: LogLine): boolean
  opens?(line: LogLine): boolean
  spots(line: LogLine): string[]
  /** Lines that say the same of all players, as one line about all. */
  joined?(lines: LogLine[]): LogLine[]
}

const total = (entries: readonly Entry[]): number => entries.reduce((points, entry) => points + entry.points, 0)

/** Some games tell points by where they come from, others just how many. */
export function pointsOf({ gain }: LogLine): number {
  return typeof gain?.vp === 'number' ? gain.vp : sum(gain?.vp)
}

const entriesOf = ({ ply, lines }: LogEvent, words: TurnWords): Entry[] =>
  (words.joined?.(lines) ?? lines).map((line, index) => ({
    id: `${ply}-${index}`,
    player: typeof line.args.player === 'number' ? line.args.player : null,
    line,
    points: pointsOf(line),
  }))

/**
 * The log in turns, the oldest first. The end of a turn goes without saying where something else happened in it, and what
 * was taken back stands apart.
 */
export function turnsOf(events: readonly LogEvent[], words: TurnWords): Turn[] {
  const turns: Turn[] = []
  const taken = takenBack(events)
  let over = true
  for (const event of events.filter(({ kind }) => kind !== 'undo')) {
    for (const entry of entriesOf(event, words)) {
      const last = turns.at(-1)
      const ends = words.ends?.(entry.line) ?? false
      const undone = taken.has(event)
      const begins = !last || over || entry.player === null || last.player !== entry.player
      if (begins) turns.push({ id: entry.id, player: entry.player, entries: [], points: 0, taken: [] })
      const turn = turns.at(-1)!
      if (undone) turn.taken.push(entry)
      else if (!ends || !turn.entries.length) turn.entries.push(entry)
      over = !undone && (ends || entry.player === null)
    }
  }
  for (const turn of turns) turn.points = total(turn.entries)
  return turns
}

/** The actions that were taken back. */
function takenBack(events: readonly LogEvent[]): Set<LogEvent> {
  const taken = new Set<LogEvent>()
  events.forEach((event, place) => {
    if (event.kind !== 'undo') return
    const action = events
      .slice(0, place)
      .findLast((one) => one.kind === 'action' && one.player === event.player && !taken.has(one))
    if (action) taken.add(action)
  })
  return taken
}

/** The events that were not taken back. */
function standing(events: readonly LogEvent[]): LogEvent[] {
  const taken = takenBack(events)
  return events.filter((event) => event.kind !== 'undo' && !taken.has(event))
}

/** What the others did in the latest round, where all choose at once. */
function sinceOpening(stood: readonly LogEvent[], seat: number, words: TurnWords): Since {
  const last = stood.findLastIndex(({ lines }) => lines.some((line) => words.opens?.(line)))
  const players: Told[] = []
  const marks = new Map<string, number>()
  for (const entry of last < 0 ? [] : entriesOf(stood[last]!, words)) {
    if (entry.player === null || entry.player === seat) continue
    let told = players.find(({ player }) => player === entry.player)
    if (!told) players.push((told = { player: entry.player, points: 0, entries: [] }))
    told.entries.push(entry)
    told.points = total(told.entries)
    for (const place of words.spots(entry.line)) marks.set(place, entry.player)
  }
  return { players, marks, acted: stood.slice(last + 1).some(({ player }) => player === seat) }
}

/** What the others have done since a seat last ended its turn. A spectator (-1) is told of the latest turn. */
export function sinceTurn(events: readonly LogEvent[], seat: number, words: TurnWords): Since {
  if (words.opens) return sinceOpening(standing(events), seat, words)
  if (!words.ends) return { players: [], marks: new Map(), acted: false }
  const ends = (line: LogLine): boolean => words.ends?.(line) ?? false
  const stood = standing(events).filter(({ kind }) => kind === 'action')
  const endOf = (event: LogEvent): boolean => event.lines.some(ends)
  const closed = (event: LogEvent): boolean => endOf(event) || event.lines.some((line) => words.closes?.(line))
  const own = (event: LogEvent): boolean => seat < 0 || event.player === seat
  const last = stood.slice(0, seat < 0 ? -1 : undefined).findLastIndex((event) => own(event) && closed(event))
  const fresh = stood.slice(last + 1).filter(({ player }) => player !== null && player !== seat)

  const marks = new Map<string, number>()
  const players: Told[] = []
  for (const event of fresh) {
    const player = event.player!
    const entries = entriesOf(event, words).filter((entry) => entry.player === player && !ends(entry.line))
    for (const { line } of entries) for (const place of words.spots(line)) marks.set(place, player)
    let told = players.find((one) => one.player === player)
    if (!told) players.push((told = { player, points: 0, entries: [] }))
    told.entries.push(...(endOf(event) ? entries.filter(({ points }) => points) : entries))
    told.points = total(told.entries)
  }
  return { players, marks, acted: events.at(-1)?.player === seat }
}

/** As many deeds are told one by one; of more, those that brought most. */
const TOLD = 3

/** What somebody did that is told, in the order in which it happened, and how much else there was. */
export function deeds(entries: readonly Entry[]): { told: Entry[]; more: number } {
  if (entries.length <= TOLD) return { told: [...entries], more: 0 }
  const best = entries.toSorted((a, b) => b.points - a.points).slice(0, TOLD - 1)
  return { told: entries.filter((entry) => best.includes(entry)), more: entries.length - best.length }
}

/** The deed that brought most; of equal ones the last. */
export const greatest = (entries: readonly Entry[]): Entry | undefined =>
  entries.reduce<Entry | undefined>((best, entry) => (best && best.points > entry.points ? best : entry), undefined)

/** A line that stands below the name of who did it, without that name. */
export function unnamed(line: string, name: string): string {
  const start = [`${name} `, `${name}: `].find((text) => line.startsWith(text))
  return start ? capital(line.slice(start.length)) : line
}
