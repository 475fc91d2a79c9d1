/** The Castles of Burgundy on the home page. */

import type { GameCover } from '../contract.ts'
import Emblem from './Emblem.svelte'
import symbols from './cover-icons.json?symbols'

export const cover: GameCover = { symbols, Emblem }
