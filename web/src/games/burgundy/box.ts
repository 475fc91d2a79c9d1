/** Tiles by their names, for pages that draw them without a table. */

import type { TileInfo } from './shapes.ts'

const SPECIES = ['cow', 'pig', 'sheep', 'chicken']
const GEESE = { colour: 'animal', species: 'geese', number: 2 }
const PLAIN = ['castle', 'mine', 'ship', 'inn', 'black_tile']

/** What a tile shows, as its name tells: `cow_3`, `monastery_12`, `town_hall`; of geese there is one tile. */
export function tileNamed(name: string): TileInfo {
  if (name === 'geese') return GEESE
  const [kind = '', number] = name.split('_')
  if (SPECIES.includes(kind)) return { colour: 'animal', species: kind, number: Number(number) }
  if (kind === 'monastery') return { colour: 'monastery', number: Number(number) }
  return { colour: PLAIN.includes(name) ? name : 'building' }
}

/** As much of a board as these tiles need to be drawn. */
export function boxOf(...names: string[]): { tiles: Record<string, TileInfo> } {
  return { tiles: Object.fromEntries(names.map((name) => [name, tileNamed(name)])) }
}
