/** The Castles of Burgundy at the table. */

import { addSymbols } from '../../kit/sprite.svelte.ts'
import type { GameModule } from '../index.ts'
import { acts } from './acts.ts'
import { categories } from './categories.ts'
import Cost from './Cost.svelte'
import symbols from './icons.json?symbols'
import Patterns from './Patterns.svelte'
import Picture from './Picture.svelte'
import { words } from './speech.ts'
import Status from './Status.svelte'
import Table from './Table.svelte'

addSymbols(symbols)

export const game: GameModule = { Table, Status, Picture, Cost, acts, words, categories, Patterns }
