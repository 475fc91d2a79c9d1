/** How the game's actions are clicked, for the shell. */

import { numberOf } from '../../kit/counting.ts'
import type { Acts } from '../contract.ts'
import { goodsSold, isPaid, PASS, pipDie, placesOf, SEAL, toolsOf, weigh } from './places.ts'
import type { Shapes, View } from './shapes.ts'

const STEPS = ['castle', 'sell', 'build', 'second', 'round']

/** The choice that all make at once, each for themselves. */
export function isSecret(view: View): boolean {
  const kind = view.decision?.kind ?? ''
  const common = kind === 'castle' && view.options.variant === 'same'
  return view.players.length > 1 && STEPS.includes(kind) && !common
}

export const acts: Acts<Shapes> = {
  places: placesOf,
  tools: toolsOf,
  weigh,
  price: isPaid,
  buttons: ({ actions }) => {
    const only = actions.length === 1
    return [
      { place: goodsSold(0), key: 's', go: false },
      { place: PASS, key: 's', go: only },
      { place: SEAL, key: 'e', go: only },
    ]
  },
  numbered: ({ dice }, digit) => {
    const found = numberOf(dice?.pips ?? [], digit)
    return found ? pipDie(found) : null
  },
  secret: isSecret,
}
