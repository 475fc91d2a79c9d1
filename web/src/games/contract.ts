/**
 * What a game's client brings: the one contract between the shell and the games.
 *
 * A game is a folder beside this file, named as the server names the game, with three files that the shell fetches,
 * each when it is first needed: `cover.ts` exports `cover: GameCover`, the game on the home page, `front.ts` exports
 * `front: GameFront`, the game away from the table, and `index.ts` exports `game: GameModule`, the game at the table. What may be left out has a question mark. Everything else is the shell's:
 * the frame around the boards, tabs, prompt, log, previews, questions, keyboard, enlarging, motion, end and replay.
 *
 * This file imports nothing that imports it, and the shell knows games by this file and `index.ts` only.
 */

import type { Component, Snippet } from 'svelte'

import type {
  ActionView,
  Board,
  GameMoment,
  LogEvent,
  LogLine,
  Schemas,
  SeatInfo,
  TableInfo,
  View,
} from '../api/types.ts'
import type { Pattern } from '../kit/patterns.ts'
import type { Rise, Route } from '../table/flight.ts'

// --- what the server tells ------------------------------------------------------------------------------------------

/** What a game says about itself, each part in its own shape; without saying which game, any of them. */
export interface Shapes {
  /** What never changes in a game. */
  board: Board
  /** What changes with every action. */
  view: View
  action: ActionView
  line: LogLine
}

/** The shapes of one game, by the prefix that its schemas have in the API. */
export interface ShapesOf<Name extends string> {
  board: Schema<`${Name}Board`>
  view: Schema<`${Name}View`>
  action: Schema<`${Name}ActionView`>
  line: Schema<`${Name}LogLine`>
}
type Schema<Name extends string> = Name extends keyof Schemas ? Schemas[Name] : never

export type PlayerOf<Of extends Shapes> = Of['view']['players'][number]

// --- away from the table --------------------------------------------------------------------------------------------

/** The game on the home page. Everything it imports comes with that page: keep it small. */
export interface GameCover {
  /** The symbols that its pictures use: `import symbols from './cover-icons.json?symbols'`. */
  symbols: string
  Emblem: Component<{ size?: number }>
}

/** The game in lists, on the new-game screen and in the rules. */
export interface GameFront {
  Emblem: GameCover['Emblem']
  Setup: Component<SetupProps, object, 'options' | 'note'>
  /** What options come to, a phrase each: on the new-game screen, in waiting rooms and in lists of tables. */
  played(options: TableInfo['options']): string[]
  /** The edition or the variant, by which results are told apart; left out where there is one only. */
  edition?: { title: () => string; of: (options: TableInfo['options']) => string }
  /** Draws a thing that the rules speak of, by its name there. */
  Sign: Component<{ name: string; radius: number }>
  words: Words
}

/** The game's part of the new-game screen, made of `setup/SetupSection`. It writes its choices into `options`. */
export interface SetupProps {
  /** What GET /api/games/<game>/setup answers. */
  setup: unknown
  /** Bindable: only what differs from the defaults needs to be there. How many play is the shell's. */
  options: Record<string, unknown>
  /** Bindable: what is to be said beside the options, such as a choice that waits. */
  note?: string
  seats: number
  /** Who is to sit where, for labels. */
  names: string[]
}

/** Finished text in the current language; reactive when called in markup. */
export interface Words<Of extends Shapes = Shapes> {
  prompt(view: Of['view'], names: string[]): { title: string; hint?: string }
  /** The accessible name of an action: what, cost, gain, what follows. */
  action(board: Of['board'], view: Of['view'], action: Of['action'], names?: string[]): string
  /** A line of the log, as a viewer reads it. */
  line(board: Of['board'], line: Of['line'], names: string[], viewer?: number): string
  /** Where a game stands: “Phase C · round 2”. */
  moment(moment: GameMoment): string
}

// --- at the table ---------------------------------------------------------------------------------------------------

export interface GameModule<Of extends Shapes = Shapes> {
  Table: Component<TableProps<Of>>
  Status: Component<StatusProps<Of>>
  /** What an action is about, and what it costs, as pictures. */
  Picture: Component<{ board: Of['board']; view: Of['view']; action: Of['action']; size: number }>
  Cost: Component<{ view: Of['view']; action: Of['action'] }>
  /** An action beside others of its kind at one place, where a number and a sign tell them apart. */
  Brief?: Component<{ view: Of['view']; action: Of['action'] }>
  /** What a line of the log is about, as a picture. */
  LinePicture?: Component<{ board: Of['board']; line: Of['line']; size: number }>
  /** The card, tile or shield that a line of the log names, as it explains itself on the table. */
  about?(board: Of['board'], line: Of['line']): { title: string; text?: string | string[] } | null
  acts: Acts<Of>
  words: TableWords<Of>
  /** Where points come from, in the order of the end screen. */
  categories: Category[]
  /** Everybody's points by where they came from. */
  points(view: Of['view']): Record<string, number>[]
  /** The final scores line by line, in sections; without it, a line for each category. */
  ledger?(board: Of['board'], view: Of['view']): LedgerSection[]
  /** The final position with these points at the seats, while they are counted. */
  withPoints(view: Of['view'], points: number[]): Of['view']
  /** The seats that play one side together, where partners do. */
  teams?(view: Of['view']): number[][] | undefined
  /** What the overview shows beside the points; it is fetched when it is first opened. */
  aid?(): Promise<GameAid<Of>>
  /** Draws what a line of the ledger is about. */
  LedgerSign?: Component<{ board: Of['board']; name: string }>
  /** What a seat, or a team by any of its seats, has built: a picture in small, as wide as its place. */
  Built: Component<{ board: Of['board']; view: Of['view']; seat: number }>
  /** What boards and categories refer to by its id: `url(#h-ship)`. */
  patterns: Pattern[]
  /** The printing that is played, where the rules differ between printings. */
  printing?(options: TableInfo['options']): string | undefined
  /** The expansions that are played with. */
  expansions?(options: TableInfo['options']): Expansion[]
  /** The end of a game that was played alone: there is nobody to compare oneself with. */
  Alone?: Component<{ board: Of['board']; view: Of['view']; name: string }>
}

/** An expansion: its name and what it adds, in a sentence. */
export interface Expansion {
  title: string
  text: string
}

/**
 * Everything below the top bar, at every width: boards, hand, opponents, laid out with `table/TableFrame`.
 *
 * The prompt and the log are the shell's; the game says where they stand. What can be done comes from `useActing()`:
 * in a replay nothing can, and everything still explains itself.
 */
export interface TableProps<Of extends Shapes = Shapes> {
  board: Of['board']
  view: Of['view']
  /** The seat whose eyes these are; -1 for a spectator. */
  viewer: number
  names: string[]
  /** Who sits there, beside their names. */
  seats?: SeatInfo[]
  /** What has just happened. */
  events?: LogEvent[]
  /** What is asked, as a bar; what stands in it between the question and the buttons is the game's. */
  prompt?: Snippet<[middle?: Snippet]>
  log?: Snippet
  /** The final scoring: its lines stand beside everybody's side, in the place of the boards. */
  counting?: Snippet
  /** What the others do, for a phone; `show` opens the tab where places lie, `onlog` that of the log. */
  happenings?: Snippet<[show: (places: string[]) => void, onlog: () => void]>
}

/** A tab of a phone that the game fills. Opponents and the log have theirs from the shell. */
export interface GameTab<Id extends string> {
  id: Id
  icon: string
  label: string
  /** The places that are clicked there, as what they begin with; none where there is only something to read. */
  places: string[]
  /** How many of them glow now, where not every legal action does at once. */
  count?: number
  /** Others' places that lie there as well. */
  shows?: (place: string) => boolean
}

/** The side of the table that lies in large: one's own, or the one that a spectator watches. */
export interface Side<Of extends Shapes = Shapes> {
  seat: number
  name: string
  player: PlayerOf<Of>
  /** The viewer plays it. */
  mine: boolean
  /** Everybody who plays this side, where partners do. */
  together?: Sitter[]
}

/** Somebody at the table, for those who draw several at once. */
export interface Sitter {
  seat: number
  name: string
  /** Beside the name: a bot's level, or that somebody is away. */
  tag?: string
}

/** The game at a glance, from the overview of the table. */
export interface GameAid<Of extends Shapes = Shapes> {
  /** The rules on one page: everything that lies on the table, with what it does. */
  sections(board: Of['board']): AidSection[]
  /** Draws what an entry is about, by its sign. */
  Sign: Component<{ board: Of['board']; name: string }>
  /** What is still face down, where everybody can count it. */
  Left?: Component<{ board: Of['board']; view: Of['view'] }>
}

export interface AidSection {
  title: string
  entries: { sign?: string; title: string; text: string }[]
}

/** What is drawn of one player is given these. */
export interface PlayerProps<Of extends Shapes = Shapes> {
  board: Of['board']
  view: Of['view']
  player: PlayerOf<Of>
  seat: number
}

/** Somebody else's side in small, made of `table/OpponentCard`. */
export interface OpponentProps<Of extends Shapes = Shapes> extends PlayerProps<Of> {
  name: string
  /** Beside the name: a bot's level, or that somebody is away. */
  tag?: string
  /** Everybody who plays this side, where partners do. */
  together?: Sitter[]
  onopen: () => void
}

/** Phase, round, order …, in the top bar. */
export interface StatusProps<Of extends Shapes = Shapes> {
  board: Of['board']
  view: Of['view']
  /** Whose points are shown where there is no room for everybody's. */
  viewer?: number
  names: string[]
}

/** How actions are clicked. Places and tools are names of the game's own: a depot's tile, a die. */
export interface Acts<Of extends Shapes = Shapes> {
  /** Where an action is clicked; several where equal things lie. */
  places(action: Of['action']): string[]
  /** What can be taken up first to do it. */
  tools(action: Of['action']): string[]
  /** What an answer in words takes up first, where a place is chosen after it. */
  begins?(action: Of['action']): string[]
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

/** What only the table says. */
export interface TableWords<Of extends Shapes = Shapes> extends Words<Of> {
  card(board: Of['board'], view: Of['view'], action: Of['action'], names?: string[]): Card
  /** The actions that answer what is asked, where they are told in words beside the boards; else none. */
  answers?(view: Of['view']): Of['action'][]
  /** What a choice between several actions at one place is about, if they are of different things. */
  choice?(board: Of['board'], view: Of['view'], actions: Of['action'][]): string | undefined
  /** The prompt once something has been taken up. */
  holding(view: Of['view'], tools: string[]): { title: string; hint?: string } | null
  /** What speaks against an action, if anything does; it is asked once more then. */
  doubt(view: Of['view'], action: Of['action']): string | null
  /** The turn of whoever is asked is over after the action, as far as can be known. */
  endsTurn(view: Of['view'], action: Of['action']): boolean
  /** All that is to be seen of it lies on the table before it is done, though it cannot be taken back. */
  plain?(action: Of['action']): boolean
  /** The places that a line of the log speaks of. */
  spots(line: Of['line']): string[]
  /** The line ends a player's turn. In a game without turns there is none. */
  ends?(line: Of['line']): boolean
  /** The line after which a turn is over unless the player does more, where turns may end by themselves. */
  closes?(line: Of['line']): boolean
  /** The line tells what all have chosen at once, where all do. */
  opens?(line: Of['line']): boolean
  /** Lines that say the same of all players, as one line about all. */
  joined?(lines: Of['line'][]): Of['line'][]
  /** A new phase or round, if these lines begin one: it is shown over the table for a moment. */
  passage?(board: Of['board'], view: Of['view'], lines: Of['line'][], names: string[], viewer?: number): Passage | null
  /** How many points earn which title, the lowest first, where there are titles to earn. */
  titles?(board: Of['board']): { points: number; name: string }[]
  /** What taking back is called now, if it has a name of its own. */
  undo?(view: Of['view']): string | null
  /** How a game that was played alone ended; `won` where it can be won or lost. */
  alone?(board: Of['board'], view: Of['view']): { title: string; note: string; won?: boolean }
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

/** What is shown between two phases or rounds. */
export interface Passage {
  title: string
  note?: string
  /** What it brought, and to whom. */
  rows: { seat?: number; text: string; points?: number }[]
  /** Places that are filled, one group after the other. */
  fills?: string[][]
  /** What rises from places, in words. */
  rises?: { at: string; text: string }[]
}

/** What moves when something happens; the side of `seat` lies in large, the others' things are on their cards. */
export interface Motion<Of extends Shapes = Shapes> {
  routes(line: Of['line'], view: Of['view'], seat: number): Route[]
  rises(lines: Of['line'][], view: Of['view'], seat: number): Rise[]
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

/** Lines of the final scores that belong together. */
export interface LedgerSection {
  /** What they have in common; their sum stands beside it. Left out where there is one section only. */
  title?: string
  /** Its points were gained during the game: they are there before the final scoring. */
  before?: boolean
  rows: LedgerRow[]
}

export interface LedgerRow {
  id: string
  title: string
  /** What stands before the title: the colour of a category, or what the game draws by this name. */
  category?: Category
  sign?: string
  /** By seat; null where a seat has no such thing. */
  cells: (LedgerCell | null)[]
}

export interface LedgerCell {
  points: number
  /** How they were counted: “4 × 4”. */
  note?: string
  /** Where that lies which is counted, as the log calls the places. */
  places?: string[]
}
