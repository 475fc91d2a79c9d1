/** Bruges away from the table: in lists, on the new-game screen, in the rules. */

import type { GameFront } from '../contract.ts'
import './colours.css'
import Emblem from './Emblem.svelte'
import Setup from './Setup.svelte'
import Sign from './Sign.svelte'
import { words } from './speech.ts'

export const front: GameFront = { Emblem, Setup, Sign, words, played: () => [] }
