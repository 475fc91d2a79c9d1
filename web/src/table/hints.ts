/** What a hint says, in rows and on the boards. */

import type { ActionView, Hint } from '../api/types.ts'
import type { Acts } from '../games/contract.ts'
import { currentLanguage } from '../text.svelte.ts'

/** An action of a hint, with its number among them. */
export interface Row {
  number: number
  action: ActionView
  less: number
  error: number
}

/** The actions that can be told apart, the best first. */
export function rowsOf(hint: Hint, actions: readonly ActionView[], label: (action: ActionView) => string): Row[] {
  const rows: Row[] = []
  const told = new Set<string>()
  for (const { action: id, less, error } of hint.actions) {
    const action = actions.find((one) => one.id === id)
    if (!action || told.has(label(action))) continue
    told.add(label(action))
    rows.push({ number: rows.length + 1, action, less, error })
  }
  return rows
}

/** Points with one digit, as the reader's language writes them. */
export function inPoints(points: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return new Intl.NumberFormat(currentLanguage(), digits).format(points)
}

/** Too little to be seen with one digit. */
export const isEqual = ({ less }: Pick<Row, 'less'>): boolean => less < 0.05

/**
 * Where each row is marked: where its action ends or, if a better one ends there already, at what is used for it. Rows
 * that have no place of their own share one.
 */
export function placesOf(rows: readonly Row[], acts: Acts, there: (place: string) => boolean): Map<string, Row[]> {
  const marked = new Map<string, Row[]>()
  for (const row of rows) {
    const ends = acts.places(row.action).filter(there)
    const used = acts.tools(row.action).filter(there)
    const place = [...ends, ...used].find((one) => !marked.has(one)) ?? ends[0] ?? used[0]
    if (place !== undefined) marked.set(place, [...(marked.get(place) ?? []), row])
  }
  return marked
}
