/** How wide the cards of a hand are, and whether they fit a row. */

export interface CardRow {
  /** The width of a card. */
  card: number
  /** There are more than fit: the row scrolls. */
  scrolls: boolean
}

export const GAP = 8
/** So much of the next card is seen where the row scrolls: it says that there is more. */
const PEEK = 34

/** So many cards in a row: as wide as they may be, then narrower down to the least, then some at a time. */
export function cardRow(count: number, width: number, { most, least }: { most: number; least: number }): CardRow {
  const share = Math.floor((width + GAP) / Math.max(1, count)) - GAP
  if (share >= least) return { card: Math.min(most, share), scrolls: false }
  const whole = Math.max(1, Math.floor((width - PEEK) / (least + GAP)))
  return { card: Math.min(most, Math.floor((width - PEEK) / whole) - GAP), scrolls: true }
}
