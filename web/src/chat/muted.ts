/** Whose lines this browser does not show, at each table: seats, and spectators by their names. */

import type { ChatLine } from '../api/types.ts'
import { readKept, writeKept } from '../kept.ts'

const KEY = 'duchy.muted'
const MOST = 100

/** Who said a line, in a word that can be kept. Spectators without a name are one. */
export const authorOf = ({ seat, name }: ChatLine): string => (seat === null ? `name:${name ?? ''}` : `seat:${seat}`)

export const mutedAt = (table: string): string[] => readKept<string[]>(KEY)[table] ?? []

export function keepMuted(table: string, authors: readonly string[]): void {
  const { [table]: _, ...others } = readKept<string[]>(KEY)
  writeKept(KEY, authors.length ? { ...others, [table]: [...authors] } : others, MOST)
}
