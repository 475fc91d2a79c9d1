/** The Castles of Burgundy: The Dice Game at the table. */

import type { GameModule } from '../contract.ts'
import { acts } from './acts.ts'
import Alone from './Alone.svelte'
import Brief from './Brief.svelte'
import Built from './Built.svelte'
import { categories } from './categories.ts'
import './colours.css'
import Cost from './Cost.svelte'
import { ledger, withPoints } from './ledger.ts'
import { patterns } from './patterns.ts'
import Picture from './Picture.svelte'
import type { Shapes } from './shapes.ts'
import { words } from './speech.ts'
import Status from './Status.svelte'
import Table from './Table.svelte'
import { byCategory } from './tally.ts'

export const game: GameModule<Shapes> = {
  patterns,
  categories,
  words,
  acts,
  Table,
  Status,
  Picture,
  Cost,
  Built,
  Brief,
  Alone,
  ledger: (board, view) => ledger(board, view, words),
  withPoints,
  aid: () => import('./aid.ts').then(({ aid }) => aid),
  points: (view) => view.players.map(({ content }) => byCategory(content)),
}
