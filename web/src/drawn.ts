/**
 * Tokens that this browser draws itself before it asks for a seat. One is kept from before the request until the seat is
 * held: if the answer is lost, the same request is sent again with the same token, and nobody is locked out.
 */

import { heldSeats } from './seats.ts'

const KEY = 'duchy.drawn'
const MOST = 50

/** The token for something that is asked for, such as a rematch: the same again until `tookSeat`. */
export function drawnFor(wish: string): string {
  const all = read()
  const token = all[wish] ?? newToken()
  delete all[wish] // so that it comes last
  all[wish] = token
  for (const oldest of Object.keys(all).slice(0, -MOST)) delete all[oldest]
  write(all)
  return token
}

/** The wish is fulfilled and its token kept with the seats: the next wish of the same name draws a new one. */
export function tookSeat(wish: string, table: string): void {
  const all = read()
  if (!heldSeats(table).some(({ token }) => token === all[wish])) return // a browser that keeps nothing
  delete all[wish]
  write(all)
}

function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

function read(): Record<string, string> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return value && typeof value === 'object' ? (value as Record<string, string>) : {}
  } catch {
    return {}
  }
}

function write(all: Record<string, string>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all))
  } catch {
    // Then a lost answer is lost, as it would be without a token of one's own.
  }
}
