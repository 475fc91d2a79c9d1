/**
 * The seats this browser may act for, by table. Their tokens are secrets that the server tells once, so they are kept
 * here and nowhere else; with them the invitations to seats that still wait.
 */

import type { HeldSeat, Invitation } from './api/types.ts'
import { readKept, writeKept } from './kept.ts'

interface Held {
  seats: HeldSeat[]
  invitations: Invitation[]
  /** Seats were drawn by lot, and these are the numbers that they have since. */
  drawn?: boolean
}

const KEY = 'duchy.seats'
const HIDDEN = 'duchy.hidden'
const MOST = 300

let heard: () => void = () => undefined

/** Call something whenever this browser has got seats. */
export function whenSeatsAreHeld(listener: () => void): void {
  heard = listener
}

/** The seats held at a table. */
export function heldSeats(table: string): HeldSeat[] {
  return readKept<Held>(KEY)[table]?.seats ?? []
}

/** The invitations of a table that this browser can pass on. */
export function invitationsOf(table: string): Invitation[] {
  return readKept<Held>(KEY)[table]?.invitations ?? []
}

/** The tables where this browser holds a seat, the latest first. */
export function myTables(): string[] {
  return Object.keys(readKept<Held>(KEY)).reverse()
}

/** My tables without those that I have hidden. */
export function shownTables(): string[] {
  const hidden = new Set(hiddenTables())
  return myTables().filter((table) => !hidden.has(table))
}

/** The tables that this browser leaves out of its lists. */
export function hiddenTables(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(HIDDEN) ?? '[]')
    return Array.isArray(value) ? value.filter((table) => typeof table === 'string') : []
  } catch {
    return []
  }
}

/** Leave these tables, and no others, out of the lists. */
export function setHidden(tables: string[]): void {
  try {
    localStorage.setItem(HIDDEN, JSON.stringify([...new Set(tables)].slice(-MOST)))
  } catch {
    // A browser that keeps nothing has no old tables either.
  }
}

/** Keep seats, and invitations, beside those that are held already. */
export function holdSeats(table: string, seats: HeldSeat[], invitations: Invitation[] = []): void {
  const all = readKept<Held>(KEY)
  const before = all[table]
  delete all[table] // so that it comes last
  all[table] = {
    seats: merged(before?.seats ?? [], seats),
    invitations: merged(before?.invitations ?? [], invitations),
  }
  writeKept(KEY, all, MOST)
  if (seats.length) heard()
}

/** The seats of a table have got other numbers. */
export function renumberSeats(table: string, seats: HeldSeat[]): void {
  const all = readKept<Held>(KEY)
  if (!all[table]) return
  all[table] = { seats: merged([], seats), invitations: [], drawn: true }
  writeKept(KEY, all)
}

/** Whether the numbers of the seats held here are those that were drawn. */
export function seatsAreDrawn(table: string): boolean {
  return readKept<Held>(KEY)[table]?.drawn === true
}

/** Give up the seats of a table in this browser. */
export function forgetTable(table: string): void {
  const all = readKept<Held>(KEY)
  delete all[table]
  writeKept(KEY, all)
}

function merged<T extends { seat: number }>(before: T[], added: T[]): T[] {
  const replaced = new Set(added.map(({ seat }) => seat))
  return [...before.filter(({ seat }) => !replaced.has(seat)), ...added].sort((a, b) => a.seat - b.seat)
}

/** The address that lets whoever opens it sit down, or act for a seat. The secret never reaches a server's log. */
export function linkTo(table: string, secret: { invite: string; seat: number } | { token: string }): string {
  const hash = 'token' in secret ? `seat=${secret.token}` : `invite=${secret.invite}&at=${secret.seat}`
  return `${location.origin}/table/${table}#${hash}`
}
