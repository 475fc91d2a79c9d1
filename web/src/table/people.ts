/** People at a table who go away and come back, as this browser sees them and what it asks of the server. */

import { api } from '../api/client.ts'
import type { SeatInfo, TableInfo } from '../api/types.ts'
import { attempt } from '../attempt.ts'
import type { LiveTable } from '../live.svelte.ts'
import { heldSeats } from '../seats.ts'

type At = Pick<LiveTable, 'id' | 'table' | 'held' | 'viewer'>

/** Who has conceded, by choice or since the time was up. */
export function hasConceded({ stand_in }: Pick<SeatInfo, 'stand_in'>): boolean {
  return stand_in === 'concede' || stand_in === 'forfeit'
}

/** The seat that this browser speaks for: the one it looks from, if it is its own. */
export function ownSeatInfo({ table, held, viewer }: At): SeatInfo | undefined {
  return table?.seats[held.includes(viewer) ? viewer : (held[0] ?? -1)]
}

/** People who are away while others play, and for whom a bot could play on if those agreed: the others' view of them. */
export function absentees({ table, held }: Pick<At, 'table' | 'held'>): SeatInfo[] {
  const seats = table?.seats ?? []
  const mine = seats.filter(({ seat, stand_in }) => held.includes(seat) && !stand_in)
  if (table?.status !== 'running' || !mine.length) return []
  return seats.filter(
    ({ seat, kind, online, stand_in, agreed }) =>
      kind === 'person' &&
      !online &&
      !stand_in &&
      !held.includes(seat) &&
      !mine.every((own) => agreed.includes(own.seat)),
  )
}

/** The people who still play themselves, this browser's own seats left out. */
export function otherPeople({ seats }: TableInfo, held: number[]): SeatInfo[] {
  return seats.filter(({ seat, kind, stand_in }) => kind === 'person' && !stand_in && !held.includes(seat))
}

/** What a concession means at this table: the others win at once, or a bot plays on. */
export function concessionEnds(table: TableInfo, seat: number): boolean {
  const playing = table.seats.filter((other) => other.seat !== seat && !hasConceded(other))
  return playing.length <= 1 || !playing.some(({ kind }) => kind === 'person')
}

/** The secret of a seat that this browser holds, unless an account keeps it. */
export const tokenOf = (id: string, seat: number) => heldSeats(id).find((held) => held.seat === seat)?.token

export const concede = ({ id }: At, seat: number) => attempt(() => api.concede(id, seat, tokenOf(id, seat)))
export const leave = ({ id }: At, seat: number) => attempt(() => api.leave(id, seat, tokenOf(id, seat)))
export const takeBack = ({ id }: At, seat: number) => attempt(() => api.takeBack(id, seat, tokenOf(id, seat)))

/** Agree, for all own seats that have not yet. */
export async function agree({ id, table, held }: At, absent: number): Promise<void> {
  for (const seat of held) {
    const { stand_in } = table!.seats[seat]!
    if (stand_in || table!.seats[absent]!.agreed.includes(seat)) continue
    if (!(await attempt(() => api.agree(id, seat, absent, tokenOf(id, seat))))) return
  }
}
