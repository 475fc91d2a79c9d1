/** Where points rise when something happens: from the house or cell it is about, else from whoever made them. */

import type { Motion } from '../contract.ts'
import type { LogLine, Shapes } from './shapes.ts'
import { words } from './speech.ts'

export const motion: Motion<Shapes> = {
  routes: () => [],
  rises: (lines: readonly LogLine[], _view, seat) => {
    const parts = lines.map(({ gain }) => gain?.vp ?? 0).filter((part) => part > 0)
    const points = parts.reduce((sum, part) => sum + part, 0)
    const first = lines[0]
    if (points <= 0 || typeof first?.args.player !== 'number') return []
    const [spot] = words.spots(first)
    return [{ at: spot ?? (first.args.player === seat ? 'points' : `seat-${first.args.player}`), points, parts }]
  },
}
