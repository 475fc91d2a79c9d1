/** Up to where this browser has read the chat of each table. */

import { readKept, writeKept } from '../kept.ts'

const KEY = 'duchy.chat'
const MOST = 100

export function lastRead(table: string): number {
  return readKept<number>(KEY)[table] ?? 0
}

export function rememberRead(table: string, number: number): void {
  const { [table]: _, ...others } = readKept<number>(KEY)
  writeKept(KEY, { ...others, [table]: number }, MOST) // it comes last
}
