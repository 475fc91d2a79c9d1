/** Where cards are, as far as the viewer knows. */

import type { View } from './shapes.ts'

export type Where = 'hand' | 'town' | 'rival' | 'discard' | 'unseen'

export interface Whereabouts {
  where: Where
  /** At whom. */
  player?: number
}

/** Hands and houses of everybody as they are seen, and the discard pile; all else has not been seen. */
export function whereabouts(view: View): Map<string, Whereabouts> {
  const found = new Map<string, Whereabouts>(view.discard.map((card) => [card, { where: 'discard' }]))
  view.players.forEach(({ hand, houses }, player) => {
    const mine = player === view.viewer
    const put = (card: string | undefined, where: Where) => card && found.set(card, { where, player })
    for (const { card } of hand) put(card, mine ? 'hand' : 'rival')
    for (const { card, inhabitant } of houses) {
      put(card, mine ? 'town' : 'rival')
      put(inhabitant?.card, mine ? 'town' : 'rival')
    }
  })
  return found
}
