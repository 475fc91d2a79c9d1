/** How the game's actions are clicked, for the shell. */

import { numbered } from '../../kit/counting.ts'
import type { Acts } from '../contract.ts'
import { DECLINE, die, END, placesOf, toolsOf, weigh } from './places.ts'
import type { Shapes } from './shapes.ts'

/** A tile is chosen for them first, then its space. */
const WITH_SPACE = ['place_free', 'award', 'settle', 'settle_black']

export const acts: Acts<Shapes> = {
  places: placesOf,
  tools: toolsOf,
  begins: (action) => (WITH_SPACE.includes(action.kind) ? toolsOf(action) : []),
  weigh,
  price: (action) => Boolean(action.cost),
  buttons: (view) => {
    const dice = view.players[view.viewer]?.dice ?? []
    return [
      { place: DECLINE, key: 's', go: false },
      { place: END, key: 'e', go: dice.every((one) => one.spent) },
    ]
  },
  numbered: (view, digit) => {
    const dice = view.players[view.viewer]?.dice ?? []
    const found = numbered(dice).find(([, one]) => !one.spent && one.value === digit)
    return found ? die(found[0]) : null
  },
  secret: (view) => view.options.choice === 'sealed' && view.phase === null,
}
