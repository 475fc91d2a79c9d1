/** The drawing on each character's shield. Their symbols are fetched after the cards: nothing waits for them. */

import { addSymbolsLater } from '../../kit/sprite.svelte.ts'
import emblems from './emblems.json'
import { groupIcon } from './looks.ts'

addSymbolsLater(async () => (await import('./emblem-icons.json?symbols')).default)

const EMBLEMS: Readonly<Record<string, string>> = emblems

/** Characters of another deck show their group. */
export const emblemOf = (card: string, group: string): string => EMBLEMS[card] ?? groupIcon(group)
