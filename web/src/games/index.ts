/**
 * What a game brings to the table, and where to find it.
 *
 * A game lives in a folder of its name: `front.ts` is what lists and the new-game screen need, `index.ts` the table.
 * Both are fetched when they are first needed, with the game's words. Everything else is common to all games.
 */

import type { Component } from 'svelte'

import type { ActionView, Board, GameMoment, LogLine, View } from '../api/types.ts'
import { gameWords } from '../text.svelte.ts'

/** The game's part of the new-game screen. It writes its choices into `options`; players is the shell's. */
export interface SetupProps {
  /** What GET /api/games/<game>/setup answers. */
  setup: unknown
  /** Bindable: only what differs from the defaults needs to be there. */
  options: Record<string, unknown>
  seats: number
  /** Who is to sit where, for labels. */
  names: string[]
}

export interface GameFront {
  Emblem: Component<{ size?: number }>
  Setup: Component<SetupProps, object, 'options'>
  words: Words
}

/** Everything between top bar and log, at every width: boards, hand, opponents. */
export interface TableProps {
  board: Board
  view: View
  /** The seat whose eyes these are; -1 for a spectator. */
  viewer: number
  names: string[]
  /** Absent where nothing can be done: spectators, replays. */
  act?: (action: ActionView) => void
  readonly?: boolean
}

/** Phase, round, order …, in the top bar. */
export interface StatusProps {
  board: Board
  view: View
  names: string[]
}

/** A source of points on the end screen: its key in the game's texts and how it is drawn. */
export interface Category {
  name: string
  /** A CSS colour, and the ink that is read on it. */
  fill: string
  ink: string
  /** The id of a pattern laid over it, so that colour is not the only difference. */
  pattern?: string
}

export interface GameModule {
  Table: Component<TableProps>
  Status: Component<StatusProps>
  words: Words
  categories: Category[]
}

/** Finished text in the current language; reactive when called in markup. */
export interface Words {
  prompt(view: View, names: string[]): { title: string; hint?: string }
  /** The accessible name of an action: what, cost, gain, what follows. */
  action(board: Board, view: View, action: ActionView): string
  line(board: Board, line: LogLine, names: string[]): string
  /** Where a game stands: “Phase C · round 2”. */
  moment(moment: GameMoment): string
}

const FRONTS = import.meta.glob<{ front: GameFront }>('./*/front.ts')
const MODULES = import.meta.glob<{ game: GameModule }>('./*/index.ts')

export async function loadFront(name: string): Promise<GameFront | null> {
  const load = FRONTS[`./${name}/front.ts`]
  if (!load) return null
  const [module] = await Promise.all([load(), gameWords(name)])
  return module.front
}

export async function loadGame(name: string): Promise<GameModule | null> {
  const load = MODULES[`./${name}/index.ts`]
  if (!load) return null
  const [module] = await Promise.all([load(), gameWords(name)])
  return module.game
}
