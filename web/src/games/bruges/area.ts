/** How my town is laid out in a panel: what stands, what is asked, what I hold. The heights are the same in every phase. */

export interface Area {
  house: { width: number; height: number }
  canal: { width: number; height: number }
  card: { width: number; height: number }
  /** Inside the panel. */
  width: number
}

const SIDES = 36
const GAP = 9
/** Narrower houses cannot be read; then the street scrolls. */
const LEAST_HOUSE = 82
const RATIO = 1.4
/** What the six uses of a card need between the canal and the hand, and the edges of all parts. */
const SHELF = 148
const EDGES = 15 + 23 + 24 + 14

/** `plots` are the houses and the next free plot. */
export function townArea(panel: { width: number; height: number }, plots: number): Area {
  const width = Math.max(300, panel.width - SIDES)
  const most = Math.max(122, Math.min(140, width / 6.6))
  const house = Math.max(LEAST_HOUSE, Math.min(most, (width - GAP * (plots - 1)) / plots))
  const height = Math.round(Math.max(120, Math.min(196, panel.height * 0.242)))
  const cell = Math.round(Math.max(38, Math.min(58, panel.height * 0.08)))
  const left = panel.height - height - cell - SHELF - EDGES
  const card = Math.max(130, Math.min(panel.height * 0.313, 240, (width / 5.3) * RATIO, left))
  return {
    width,
    house: { width: Math.floor(house), height },
    canal: { width, height: cell },
    card: { width: Math.round(card / RATIO), height: Math.round(card) },
  }
}
