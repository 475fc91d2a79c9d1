/** The drawing on each character's shield. Their symbols are fetched with the cards, not with the front of the game. */

import { addSymbols } from '../../kit/sprite.svelte.ts'
import symbols from './emblem-icons.json?symbols'
import emblems from './emblems.json'
import { groupIcon } from './looks.ts'

addSymbols(symbols)

const EMBLEMS: Readonly<Record<string, string>> = emblems

/** Characters of another deck show their group. */
export const emblemOf = (card: string, group: string): string => EMBLEMS[card] ?? groupIcon(group)
