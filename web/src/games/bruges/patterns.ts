/** The heralds' hatching for colours, ours for brown: colours can be told apart without colour. */

import type { Pattern } from '../../kit/patterns.ts'

const LINES = { stroke: '#fff', opacity: 0.2, thickness: 1.2 }

export const patterns: Pattern[] = [
  { id: 'bh-blue', path: 'M0 3h6', ...LINES },
  { id: 'bh-brown', width: 7, height: 7, path: 'M3.5 0v7M0 3.5h7', ...LINES },
  { id: 'bh-red', path: 'M3 0v6', ...LINES },
  { id: 'bh-purple', path: 'M-1 1l2-2M0 6l6-6M5 7l2-2', ...LINES },
  { id: 'bh-yellow', path: 'M3 3h.01', ...LINES, opacity: 0.45, thickness: 2, round: true },
]
