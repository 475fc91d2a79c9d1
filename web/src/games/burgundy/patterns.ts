/** Hatching on empty spaces: a colour is known without colour. */

import type { Pattern } from '../../kit/patterns.ts'

const LINES = { stroke: 'var(--hatch)', opacity: 'var(--hatch-o)', thickness: 0.9 }
const DOTS = { ...LINES, thickness: 1.6, round: true }

export const patterns: Pattern[] = [
  { id: 'h-B', width: 8, height: 8, path: 'M0 .5h8M0 4.5h8M2 .5v4M6 4.5v4', ...LINES }, // masonry
  { id: 'h-A', width: 9, height: 9, path: 'M2 6.5l1.2-3 1.2 3M6.6 9.5l1.2-3 1.2 3', ...LINES }, // tufts of grass
  { id: 'h-K', path: 'M1.5 1.5h.01M4.5 4.5h.01', ...DOTS },
  { id: 'h-C', path: 'M-1 1l2-2M0 6l6-6M5 7l2-2', ...LINES },
  { id: 'h-M', path: 'M0 0l6 6M6 0l-6 6', ...LINES },
  { id: 'h-S', width: 10, path: 'M0 3q2.5-2.6 5 0t5 0', ...LINES }, // waves
]
