/** What the seats of a table are called. */

import type { SeatInfo, TableInfo } from './api/types.ts'
import { t } from './text.svelte.ts'

/** The names that we give to bots, as the server keeps them; each reader sees them in their own language. */
const BOTS = ['Isabeau', 'Odo', 'Marguerite', 'Philip']

const inWords = (bot: string): string => t(`seat-bot-${bot.toLowerCase()}`)

/** The names for bots, in the reader's language. */
export function botNames(): string[] {
  return BOTS.map(inWords)
}

/** What the server keeps of a bot's name: one that does not depend on the language of the person who opens the table. */
export function keptBotName(name: string): string {
  return BOTS.find((bot) => inWords(bot) === name) ?? name
}

/** What cannot be seen or turns the direction of other words; new names have none of it, old ones may. */
const HIDDEN = /[\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/gu
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/** A name among other words: one that is written from right to left keeps to itself, as in a `bdi` element. */
export function shownName(name: string): string {
  const seen = name.replace(HIDDEN, '')
  return RIGHT_TO_LEFT.test(seen) ? `\u2068${seen}\u2069` : seen
}

type Named = Pick<SeatInfo, 'seat' | 'kind' | 'name'> & { reserved?: boolean }

/** A free seat has no name, unless it waits for somebody whom we know. */
export function seatName({ seat, kind, name, reserved }: Named): string {
  if (kind === 'open' && !(reserved && name)) return t('seat-open')
  if (kind === 'bot' && name && BOTS.includes(name)) return inWords(name)
  if (name) return shownName(name)
  return t(kind === 'bot' ? 'seat-bot' : 'seat-player', { number: seat + 1 })
}

/** By seat number; the one seat of the reader's own is “you”. */
export function seatNames(table: TableInfo, me?: number | null): string[] {
  return table.seats.map((seat) => (seat.seat === me ? t('seat-you') : seatName(seat)))
}

/** The one seat that this browser holds; null for spectators and for several people at one screen. */
export function ownSeat(held: readonly number[]): number | null {
  return held.length === 1 ? held[0]! : null
}

/** What is said beside the name of a seat: how strong a bot is, that somebody is away, how many hints there were. */
export function seatTag(text: (key: string) => string, seat?: SeatInfo): string | undefined {
  if (seat?.stand_in) {
    const conceded = seat.stand_in === 'concede' || seat.stand_in === 'forfeit'
    return t(conceded ? 'seat-conceded' : 'seat-stand-in')
  }
  if (seat?.kind === 'bot') return seat.level ? text(`bot-${seat.level}`) : t('seat-is-bot')
  const hints = seat?.hints ? t('seat-hints', { count: seat.hints }) : undefined
  if (!seat || seat.online) return hints
  return hints ? `${t('seat-away')} · ${hints}` : t('seat-away')
}
