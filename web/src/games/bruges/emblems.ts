/** The drawing on each character's shield. Their symbols are fetched after the cards: nothing waits for them. */

import { addSymbols } from '../../kit/sprite.svelte.ts'
import emblems from './emblems.json'
import { groupIcon } from './looks.ts'

void import('./emblem-icons.json?symbols').then(({ default: symbols }) => addSymbols(symbols))

const EMBLEMS: Readonly<Record<string, string>> = emblems

/** Characters of another deck show their group. */
export const emblemOf = (card: string, group: string): string => EMBLEMS[card] ?? groupIcon(group)
