/** Bruges at the table. */

import type { GameModule } from '../contract.ts'
import { acts } from './acts.ts'
import Built from './Built.svelte'
import { categories } from './categories.ts'
import './colours.css'
import Cost from './Cost.svelte'
import { ledger, withPoints } from './ledger.ts'
import LedgerSign from './LedgerSign.svelte'
import LinePicture from './LinePicture.svelte'
import { patterns } from './patterns.ts'
import Picture from './Picture.svelte'
import type { Shapes } from './shapes.ts'
import { words } from './speech.ts'
import Status from './Status.svelte'
import Table from './Table.svelte'
import { pointsOf } from './tally.ts'
import { characterTip } from './tips.ts'

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
  LinePicture,
  LedgerSign,
  about: (board, { args }) => {
    const info = typeof args.card === 'string' ? board.cards[args.card] : undefined
    return info ? characterTip(info) : null
  },
  ledger: (board, view) => ledger(board, view, words),
  withPoints,
  aid: () => import('./aid.ts').then(({ aid }) => aid),
  points: (view) => view.players.map((player) => pointsOf(player, view.over)),
}
