/** How the game's actions are clicked, for the shell. */

import type { Acts } from '../contract.ts'
import { ACCEPT, DECLINE, END, handCard, placesOf, toolsOf, weigh } from './places.ts'
import type { Shapes } from './shapes.ts'

export const acts: Acts<Shapes> = {
  places: placesOf,
  tools: toolsOf,
  weigh,
  price: () => false,
  buttons: ({ actions, played }) => [
    { place: DECLINE, key: 's', go: false },
    { place: ACCEPT, key: 'a', go: true },
    { place: END, key: 'e', go: played && actions.length === 1 },
  ],
  numbered: ({ players, viewer }, digit) => (players[viewer]?.hand[digit - 1] ? handCard(digit) : null),
  secret: () => false,
}
