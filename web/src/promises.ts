/**
 * The commitments this browser saw while games were running. Whoever verifies the dice afterwards compares with these:
 * a server that shows another one at the end is found out.
 */

import type { TableInfo } from './api/types.ts'

const KEY = 'duchy.promises'
const MOST = 300

/** Write down what a table promises, the first time it is seen before its end. */
export function rememberPromise({ id, status, fairness }: TableInfo): void {
  const all = read()
  if (status === 'open') delete all[id] // a table that has not begun promises nothing yet
  if (!fairness || status === 'finished' || id in all) return
  all[id] = fairness.commitment
  for (const oldest of Object.keys(all).slice(0, -MOST)) delete all[oldest]
  try {
    localStorage.setItem(KEY, JSON.stringify(all))
  } catch {
    // A browser that keeps nothing has nothing to compare later, and says so.
  }
}

/** The commitment that was seen first; null if none was. */
export function promiseOf(table: string): string | null {
  return read()[table] ?? null
}

function read(): Record<string, string> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return value && typeof value === 'object' ? (value as Record<string, string>) : {}
  } catch {
    return {}
  }
}
