/** How my town is laid out in a panel: what stands, what is asked, what I hold. The heights are the same in every phase. */

export interface Area {
  house: { width: number; height: number }
  canal: { width: number; height: number }
  card: { width: number; height: number }
  /** For the hand. */
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
  const height = Math.round(Math.max(120, panel.height * 0.242, Math.min(390, panel.height * 0.54 - 290)))
  const most = Math.max(122, Math.min(height / 1.2, width / 6.6))
  const cell = Math.round(Math.max(38, Math.min(110, panel.height * 0.08)))
  const left = panel.height - height - cell - SHELF - EDGES
  const card = Math.max(130, Math.min(panel.height * 0.313, 440, (width / 5.3) * RATIO, left))
  return {
    width,
    house: { width: houseWidth(width, plots, most), height },
    canal: { width, height: cell },
    card: sized(card),
  }
}

/** A phone held sideways: the hand and what is asked stand side by side, the street and the canal below them. */
export function lowArea(panel: { width: number }, plots: number): Area {
  const width = Math.max(300, panel.width - SIDES)
  return {
    width: Math.round(width * 0.57),
    house: { width: houseWidth(width, plots, 112), height: 132 },
    canal: { width, height: 44 },
    card: sized(174),
  }
}

function houseWidth(width: number, plots: number, most: number): number {
  return Math.floor(Math.max(LEAST_HOUSE, Math.min(most, (width - GAP * (plots - 1)) / plots)))
}

const sized = (height: number) => ({ width: Math.round(height / RATIO), height: Math.round(height) })
