/** Bruges on the home page. */

import type { GameCover } from '../contract.ts'
import './colours.css'
import Emblem from './Emblem.svelte'

export const cover: GameCover = { symbols: '', Emblem }
