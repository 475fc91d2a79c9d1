/** Which icon stands for what. Names without a prefix are of the game icon set, `own-` ones are drawn here. */

import type { Colour, GoodsName, TileInfo } from './shapes'

export const COLOUR_ICON: Record<Colour, string> = {
  building: 'house',
  animal: 'high-grass',
  monastery: 'open-book',
  castle: 'own-castle',
  mine: 'mine-wagon',
  ship: 'own-ship',
}

/** The letter of a colour in class names and CSS variables. */
export const COLOUR_LETTER: Record<Colour, string> = {
  building: 'B',
  animal: 'A',
  monastery: 'K',
  castle: 'C',
  mine: 'M',
  ship: 'S',
}

export const GOODS_ICON: Record<GoodsName, string> = {
  turquoise: 'rolled-cloth',
  purple: 'grapes',
  pink: 'big-diamond-ring',
  red: 'amphora',
  brown: 'wooden-chair',
  orange: 'honeypot',
}

const BUILDING_ICON: Record<string, string> = {
  warehouse: 'cellar-barrels',
  watchtower: 'stone-tower',
  carpenter: 'hand-saw',
  church: 'church',
  market: 'shop',
  boarding_house: 'bed',
  bank: 'cash',
  town_hall: 'capitol',
}

const SPECIES_ICON: Record<string, string> = { cow: 'own-cow', pig: 'pig', sheep: 'sheep', chicken: 'chicken' }

/** A monastery shows what it touches. */
const MONASTERY_ICON: Record<number, string> = {
  1: 'village',
  2: 'miner',
  3: 'two-coins',
  4: 'wheelbarrow',
  5: 'ship-wheel',
  6: 'pay-money',
  7: 'wheat',
  8: 'gears',
  9: 'trowel',
  10: 'spyglass',
  11: 'key',
  12: 'hand',
  13: 'crown-coin',
  14: 'meeple-group',
  15: 'scales',
  16: 'cellar-barrels',
  17: 'stone-tower',
  18: 'hand-saw',
  19: 'church',
  20: 'shop',
  21: 'bed',
  22: 'cash',
  23: 'capitol',
  24: 'stable',
  25: 'wooden-crate',
  26: 'laurels',
}

export function tileIcon(name: string, tile: TileInfo): string {
  if (tile.colour === 'monastery') return MONASTERY_ICON[tile.number ?? 0] ?? COLOUR_ICON.monastery
  if (tile.species) return SPECIES_ICON[tile.species] ?? COLOUR_ICON.animal
  return BUILDING_ICON[name] ?? COLOUR_ICON[tile.colour]
}

export const WORKER_ICON = 'meeple'
export const SILVER_ICON = 'fleur-de-lys'
export const POINTS_ICON = 'laurels'
