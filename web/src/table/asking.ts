/** Which moves a finger is shown before they are done: on a touch screen nothing hovers, and a tap may miss. */

import type { Shapes, TableWords } from '../games/contract.ts'

interface Habits {
  /** Every move is shown first. */
  askFirst: boolean
  /** How long a turn can still be taken back once it is over. */
  hold: string
}

/** What cannot be taken back takes two taps, unless there is nothing to be seen of it before; all else takes one. */
export function takesTwoTaps<Of extends Shapes>(
  view: Of['view'],
  action: Of['action'],
  words: Pick<TableWords<Of>, 'endsTurn' | 'plain'>,
  { askFirst, hold }: Habits,
): boolean {
  if (askFirst) return true
  if (words.plain?.(action)) return false
  return Boolean(action.reveals) || (hold === 'none' && words.endsTurn(view, action))
}
