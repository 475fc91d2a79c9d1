import type { TableInfo } from '../api/types.ts'
import { seatNames } from '../names.ts'
import { t } from '../text.svelte.ts'

/** Names for headings: whoever looks on from the one seat of their own is “you” there. */
export function headings(table: TableInfo, me: number | null): string[] {
  return seatNames(table).map((name, seat) => (seat === me ? t('end-you') : name))
}

/** The one seat that this browser holds; null for spectators and for several people at one screen. */
export function ownSeat(held: number[]): number | null {
  return held.length === 1 ? held[0]! : null
}
