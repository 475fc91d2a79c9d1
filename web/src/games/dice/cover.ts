/** The Castles of Burgundy: The Dice Game on the home page. */

import type { GameCover } from '../contract.ts'
import './colours.css'
import Emblem from './Emblem.svelte'
import symbols from './cover-icons.json?symbols'

export const cover: GameCover = { symbols, Emblem }
