/** What the seats of a table are called. */

import type { SeatInfo, TableInfo } from './api/types.ts'
import { t } from './text.svelte.ts'

export function seatName({ seat, kind, name }: Pick<SeatInfo, 'seat' | 'kind' | 'name'>): string {
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
  if (seat?.kind === 'bot') return seat.level ? text(`bot-${seat.level}`) : t('seat-is-bot')
  return seat && !seat.online ? t('seat-away') : undefined
}
