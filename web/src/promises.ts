/**
 * The commitments this browser saw while games were running. Whoever verifies the dice afterwards compares with these:
 * a server that shows another one at the end is found out.
 */

import type { TableInfo } from './api/types.ts'
import { readKept, writeKept } from './kept.ts'

const KEY = 'duchy.promises'
const MOST = 300

/** Write down what a table promises, the first time it is seen before its end. */
export function rememberPromise({ id, status, fairness }: TableInfo): void {
  const all = readKept<string>(KEY)
  if (status === 'open') delete all[id] // a table that has not begun promises nothing yet
  if (!fairness || status === 'finished' || id in all) return
  all[id] = fairness.commitment
  writeKept(KEY, all, MOST)
}

/** The commitment that was seen first; null if none was. */
export function promiseOf(table: string): string | null {
  return readKept<string>(KEY)[table] ?? null
}
