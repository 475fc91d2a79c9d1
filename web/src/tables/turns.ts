/** Whose turn it is at a table, seen from this browser. */

import type { TableInfo } from '../api/types.ts'
import { heldSeats } from '../seats.ts'

/** The table waits for a seat that this browser holds. */
export function waitsForMe({ id, status, deciders }: TableInfo): boolean {
  const mine = heldSeats(id).map(({ seat }) => seat)
  return status === 'running' && deciders.some((seat) => mine.includes(seat))
}

/** Tables that wait for me first, then as they came. */
export function mostUrgent(tables: TableInfo[]): TableInfo[] {
  return [...tables].sort((a, b) => Number(waitsForMe(b)) - Number(waitsForMe(a)))
}
