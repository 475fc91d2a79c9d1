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

export function seatName({ seat, kind, name }: Pick<SeatInfo, 'seat' | 'kind' | 'name'>): string {
  if (kind === 'bot' && name && BOTS.includes(name)) return inWords(name)
  if (name) return name
  if (kind === 'open') return t('seat-open')
  return t(kind === 'bot' ? 'seat-bot' : 'seat-player', { number: seat + 1 })
}

/** By seat number. */
export function seatNames(table: TableInfo): string[] {
  return table.seats.map(seatName)
}

/** What is said beside the name of a seat: how strong a bot is, or that somebody is away. */
export function seatTag(text: (key: string) => string, seat?: SeatInfo): string | undefined {
  if (seat?.stand_in) {
    const conceded = seat.stand_in === 'concede' || seat.stand_in === 'forfeit'
    return t(conceded ? 'seat-conceded' : 'seat-stand-in')
  }
  if (seat?.kind === 'bot') return seat.level ? text(`bot-${seat.level}`) : t('seat-is-bot')
  return seat && !seat.online ? t('seat-away') : undefined
}
