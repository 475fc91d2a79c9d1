/** Whose turn it is at a table, seen from this browser. */

import type { TableInfo } from '../api/types.ts'
import { heldSeats } from '../seats.ts'

/** The table waits for a seat that this browser holds. */
export function waitsForMe({ id, status, deciders, seats }: TableInfo): boolean {
  const mine = heldSeats(id).flatMap(({ seat }) => (seats[seat]?.stand_in ? [] : [seat]))
  return status === 'running' && deciders.some((seat) => mine.includes(seat))
}

/** A table that I have nothing to do with any more: over, cancelled, or left to a bot. */
export function isDone({ id, status, seats }: TableInfo): boolean {
  const mine = heldSeats(id)
  return status === 'finished' || status === 'closed' || mine.every(({ seat }) => seats[seat]?.stand_in)
}

/** Tables that wait for me first, then as they came. */
export function mostUrgent(tables: TableInfo[]): TableInfo[] {
  return [...tables].sort((a, b) => Number(waitsForMe(b)) - Number(waitsForMe(a)))
}
