/** How my town is laid out in a panel: what stands, what is asked, what I hold. The heights are the same in every phase. */

export interface Area {
  house: { width: number; height: number }
  canal: { width: number; height: number }
  /** A card: how wide it is at most and at least, as many as there are. */
  card: { most: number; least: number; height: number }
  /** For what is asked, between the canal and the hand. */
  shelf: number
  /** For the hand. */
  width: number
}

const SIDES = 36
const GAP = 9
/** Narrower houses cannot be read; then the street scrolls. */
const LEAST_HOUSE = 112
/** The plaque of a narrower house cannot be read in any language. */
export const LEAST_FRONT = 104
/** The next free plot, beside houses with inhabitants. */
export const NEXT = 66
/** What the six uses of a card need between the canal and the hand, and the edges of all parts. */
const SHELF = 96
const EDGES = 15 + 23 + 24 + 14
/** Five cards stand side by side. */
const HAND = 5
/** The longest word of a card in a size that can be read. */
const LEAST_CARD = 116
const LEAST_HEIGHT = 216
const MOST_HEIGHT = 440
const RATIO = 1.54

/** `plots` are the houses and the next free plot. */
export function townArea(panel: { width: number; height: number }, plots: number): Area {
  const width = Math.max(300, panel.width - SIDES)
  const height = Math.round(
    Math.max(120, Math.min(panel.height * 0.242, panel.height - 430), Math.min(390, panel.height * 0.54 - 290)),
  )
  const most = Math.max(122, Math.min(height / 1.2, width / 6.6))
  const cell = Math.round(Math.max(38, Math.min(110, panel.height * 0.08)))
  const room = panel.height - height - cell - EDGES
  const hand = panel.width - 28
  const broad = Math.floor(hand / HAND) - 8
  const card = Math.round(
    Math.max(LEAST_HEIGHT, Math.min(room - SHELF, panel.height * 0.37, MOST_HEIGHT, broad * RATIO)),
  )
  return {
    width: hand,
    house: { width: houseWidth(width, plots, most), height },
    canal: { width, height: cell },
    card: { most: Math.min(broad, Math.round(card / RATIO)), least: LEAST_CARD, height: card },
    shelf: room - card,
  }
}

/** A phone held sideways: the hand, with the uses of a card beside it, then the street and the canal below them. */
export function lowArea(panel: { width: number }, plots: number): Area {
  const width = Math.max(300, panel.width - SIDES)
  return {
    width: panel.width - 28,
    house: { width: houseWidth(width, plots, 124), height: 140 },
    canal: { width, height: 44 },
    card: { most: 148, least: 146, height: 250 },
    shelf: 100,
  }
}

/** The houses of a finished game in one row, over the canal. */
export function countedArea(panel: { width: number; height: number }, houses: number): Pick<Area, 'house' | 'canal'> {
  const canal = { width: Math.min(panel.width, 760), height: 46 }
  const high = Math.max(60, panel.height - canal.height - COUNTED_EDGES)
  const each = Math.floor((panel.width - 16 - GAP * (houses - 1)) / Math.max(1, houses))
  const width = Math.min(MOST_COUNTED, each, Math.floor(high / COUNTED_RATIO))
  return { house: { width, height: Math.round(width * COUNTED_RATIO) }, canal }
}
/** The quay, what stands above the canal, and room between them. */
const COUNTED_EDGES = 15 + 17 + 26
const COUNTED_RATIO = 1.28
const MOST_COUNTED = 150

function houseWidth(width: number, plots: number, most: number): number {
  const houses = Math.max(1, plots - 1)
  return Math.floor(Math.max(LEAST_HOUSE, Math.min(most, (width - NEXT - GAP * houses) / houses)))
}
