/**
 * What a game brings to the table, and where to find it.
 *
 * A game lives in a folder of its name: `front.ts` is what lists and the new-game screen need, `index.ts` the table.
 * Both are fetched when they are first needed, with the game's words. Everything else is common to all games.
 */

import type { Component, Snippet } from 'svelte'

import type { ActionView, Board, GameMoment, LogEvent, LogLine, SeatInfo, View } from '../api/types.ts'
import type { Acting } from '../table/acting.svelte.ts'
import { gameWords } from '../text.svelte.ts'

/** What a game says about itself, each part in its own shape; without saying which game, any of them. */
export interface Shapes {
  board: Board
  view: View
  action: ActionView
  line: LogLine
}

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
  /** Draws a thing that the rules speak of, by its name there. */
  Sign: Component<{ name: string; radius: number }>
  words: Words
}

/**
 * Everything below the top bar, at every width: boards, hand, opponents.
 *
 * The prompt and the log are the shell's; the game says where they stand. Without `acting` (replays) nothing can be
 * done, and everything still explains itself.
 */
export interface TableProps<Of extends Shapes = Shapes> {
  board: Of['board']
  view: Of['view']
  /** The seat whose eyes these are; -1 for a spectator. */
  viewer: number
  names: string[]
  /** Who sits there, beside their names. */
  seats?: SeatInfo[]
  acting?: Acting<Of>
  /** What has just happened, for motion. */
  events?: LogEvent[]
  prompt?: Snippet
  log?: Snippet
}

/** Phase, round, order …, in the top bar. */
export interface StatusProps<Of extends Shapes = Shapes> {
  board: Of['board']
  view: Of['view']
  /** Whose points are shown where there is no room for everybody's. */
  viewer?: number
  names: string[]
}

/** A source of points on the end screen: its key in the game's texts and how it is drawn. */
export interface Category {
  name: string
  /** The categories of the game that it sums up, if it is not one of them. */
  parts?: string[]
  /** A CSS colour, the ink that is read on it, and an outline for fields that are as light as the ground. */
  fill: string
  ink: string
  edge?: string
  /** The id of a pattern laid over it, so that colour is not the only difference. */
  pattern?: string
}

/** How actions are clicked. Places and tools are names of the game's own: a depot's tile, a die. */
export interface Acts<Of extends Shapes = Shapes> {
  /** Where an action is clicked; several where equal things lie. */
  places(action: Of['action']): string[]
  /** What can be taken up first to do it. */
  tools(action: Of['action']): string[]
  /** It costs more than the usual. */
  price(action: Of['action']): boolean
  /** How dear it is: the cheap ones are offered first. */
  weigh(action: Of['action']): number
  /** Actions without a place on the boards, as buttons beside the prompt; `go`: it is the thing to do now. */
  buttons(view: Of['view']): { place: string; key: string; go: boolean }[]
  /** What a number key takes up. */
  numbered(view: Of['view'], digit: number): string | null
  /** Several at one screen decide in secret from each other. */
  secret(view: Of['view']): boolean
}

/** What the preview shows of an action, in this order. */
export interface Card {
  title: string
  place?: string
  /** Points in all. */
  points: number
  parts: { text: string; points?: number }[]
  then?: string
  note?: string
}

export interface GameModule<Of extends Shapes = Shapes> {
  Table: Component<TableProps<Of>>
  Status: Component<StatusProps<Of>>
  /** What an action is about, and what it costs, as pictures. */
  Picture: Component<{ board: Of['board']; view: Of['view']; action: Of['action']; size: number }>
  Cost: Component<{ view: Of['view']; action: Of['action'] }>
  acts: Acts<Of>
  words: TableWords<Of>
  categories: Category[]
  /** Everybody's points by where they came from. */
  points(view: Of['view']): Record<string, number>[]
  /** The end of a game that was played alone: there is nobody to compare oneself with. */
  Alone?: Component<{ board: Of['board']; view: Of['view']; name: string }>
  /** What the patterns of categories refer to: drawn once, hidden. */
  Patterns: Component
}

/** Finished text in the current language; reactive when called in markup. */
export interface Words<Of extends Shapes = Shapes> {
  prompt(view: Of['view'], names: string[]): { title: string; hint?: string }
  /** The accessible name of an action: what, cost, gain, what follows. */
  action(board: Of['board'], view: Of['view'], action: Of['action']): string
  /** A line of the log, as a viewer reads it. */
  line(board: Of['board'], line: Of['line'], names: string[], viewer?: number): string
  /** Where a game stands: “Phase C · round 2”. */
  moment(moment: GameMoment): string
}

/** What only the table says. */
export interface TableWords<Of extends Shapes = Shapes> extends Words<Of> {
  card(board: Of['board'], view: Of['view'], action: Of['action']): Card
  /** The prompt once something has been taken up. */
  holding(view: Of['view'], tools: string[]): string | null
  /** What speaks against an action, if anything does; it is asked once more then. */
  doubt(view: Of['view'], action: Of['action']): string | null
  /** The places that a line of the log speaks of. */
  spots(line: Of['line']): string[]
  /** How many points earn which title, the lowest first, where there are titles to earn. */
  titles?(board: Of['board']): { points: number; name: string }[]
  /** What taking back is called now, if it has a name of its own. */
  undo?(view: Of['view']): string | null
  /** How a game that was played alone ended. */
  alone?(board: Of['board'], view: Of['view']): { title: string; note: string }
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
