/** How cards lie in a hand. */

export interface Fanned {
  x: number
  /** How much lower than the middle ones. */
  drop: number
  /** Degrees. */
  turn: number
}

/** Between cards that need not overlap, in parts of their width. */
const GAP = 0.07
const TURN = 1.9
const DROP = 1.6

/** The places of so many cards in a row of a width. */
export function fanOf(count: number, width: number, card: number, flat = false): Fanned[] {
  if (!count) return []
  const most = card * (1 + GAP)
  const step = count > 1 ? Math.min(most, (width - card) / (count - 1)) : 0
  const left = (width - card - step * (count - 1)) / 2
  const middle = (count - 1) / 2
  const lean = flat ? 0 : Math.min(1, 4 / Math.max(1, count))
  return Array.from({ length: count }, (_, index) => {
    const off = index - middle
    return { x: left + index * step, drop: off * off * DROP * lean, turn: off * TURN * lean }
  })
}
