/** How long things are shown. */

import type { Pace } from '../settings.svelte.ts'

const PASSAGE: Record<Pace, number> = { slow: 4200, normal: 2600, fast: 1100 }
const STILL = 1100

/** How long a passage stays, and whether what others do next waits for it: not where all is to be seen at once. */
export function passageTime(pace: Pace, still: boolean): { time: number; rests: boolean } {
  return still ? { time: STILL, rests: false } : { time: PASSAGE[pace], rests: pace !== 'fast' }
}
