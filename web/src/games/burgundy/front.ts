/** The Castles of Burgundy away from the table: in lists, on the new-game screen, in the rules. */

import { addSymbols } from '../../kit/sprite.svelte.ts'
import type { GameFront } from '../index.ts'
import Emblem from './Emblem.svelte'
import symbols from './icons.json?symbols'
import Setup from './Setup.svelte'
import Sign from './Sign.svelte'
import { words } from './speech.ts'

addSymbols(symbols)

export const front: GameFront = { Emblem, Setup, Sign, words }
