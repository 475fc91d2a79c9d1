/** Hatching on built hexes: the colours can be told apart without colour. A mine is plain. */

import type { Pattern } from '../../kit/patterns.ts'

const LINES = { stroke: '#fff', opacity: 0.17, thickness: 1.2 }
const DOTS = { ...LINES, opacity: 0.5, thickness: 1.5, round: true }

export const patterns: Pattern[] = [
  { id: 'h-river', path: 'M0 1.5h6', ...LINES },
  { id: 'h-monastery', path: 'M-1 1l2-2M0 6l6-6M5 7l2-2', ...LINES },
  { id: 'h-castle', path: 'M-1 5l2 2M0 0l6 6M5-1l2 2', ...LINES },
  { id: 'h-city', path: 'M0 0l6 6M6 0l-6 6', ...LINES },
  { id: 'h-pasture', path: 'M1.5 1.5h.01M4.5 4.5h.01', ...DOTS },
  { id: 'h-mine', path: '', ...LINES },
]
