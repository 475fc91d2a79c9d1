/** The Castles of Burgundy at the table. */

import type { GameModule } from '../contract.ts'
import { acts } from './acts.ts'
import Alone from './Alone.svelte'
import Built from './Built.svelte'
import { categories } from './categories.ts'
import Cost from './Cost.svelte'
import { ledger, withPoints } from './ledger.ts'
import LedgerSign from './LedgerSign.svelte'
import LinePicture from './LinePicture.svelte'
import { patterns } from './patterns.ts'
import Picture from './Picture.svelte'
import type { Shapes } from './shapes.ts'
import { expansions } from './played.ts'
import { words } from './speech.ts'
import Status from './Status.svelte'
import Table from './Table.svelte'
import { shieldTip, tileTip } from './tips.ts'

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
  about: (board, { args: { tile, shield } }) => {
    if (typeof tile === 'string' && tile) return tileTip(board, tile)
    return typeof shield === 'string' && board.shields?.[shield] ? shieldTip(board, shield) : null
  },
  Alone,
  LedgerSign,
  ledger: (board, view) => ledger(board, view, words),
  withPoints,
  teams: ({ teams }) => teams?.map(({ players }) => players),
  aid: () => import('./aid.ts').then(({ aid }) => aid),
  points: (view) => view.players.map(({ points }) => points),
  expansions: (options) => expansions(options, words.text),
  printing: ({ edition }) => edition?.toString(),
}
