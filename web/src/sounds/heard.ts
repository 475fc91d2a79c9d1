/** Which sound goes with what has happened at a table. */

import type { LogEvent, LogLine } from '../api/types.ts'
import { pointsOf } from '../table/turns.ts'
import type { Sound } from './synth.ts'

/** The lines in which dice fall have these keys in every game. */
const ROLLS = ['log-dice', 'log-roll']

/** One sound for some events, the most telling one; none where nothing lies on the boards. */
export function soundOf(events: readonly LogEvent[], spots: (line: LogLine) => string[]): Sound | null {
  const lines = events.filter(({ kind }) => kind === 'action').flatMap(({ lines }) => lines)
  if (lines.some(({ key }) => ROLLS.includes(key))) return 'die'
  if (lines.some((line) => pointsOf(line) > 0)) return 'points'
  return lines.some((line) => spots(line).length) ? 'place' : null
}
