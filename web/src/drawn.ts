/**
 * Tokens that this browser draws itself before it asks for a seat. One is kept from before the request until the seat is
 * held: if the answer is lost, the same request is sent again with the same token, and nobody is locked out.
 */

import { heldSeats } from './seats.ts'
import { readKept, writeKept } from './kept.ts'

const KEY = 'duchy.drawn'
const MOST = 50

/** The token for something that is asked for, such as a rematch: the same again until `tookSeat`. */
export function drawnFor(wish: string): string {
  const all = readKept<string>(KEY)
  const token = all[wish] ?? newToken()
  delete all[wish] // so that it comes last
  all[wish] = token
  writeKept(KEY, all, MOST)
  return token
}

/** The wish is fulfilled and its token kept with the seats: the next wish of the same name draws a new one. */
export function tookSeat(wish: string, table: string): void {
  const all = readKept<string>(KEY)
  if (!heldSeats(table).some(({ token }) => token === all[wish])) return // a browser that keeps nothing
  delete all[wish]
  writeKept(KEY, all)
}

function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}
