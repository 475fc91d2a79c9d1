/**
 * A table as it is now: a socket that comes back by itself, the latest position, and what this browser has sent.
 *
 * Others' moves are shown one after another, each for a moment, so that a person can follow four bots in a row; a
 * click shows them all at once (`skip`). An action that was not answered when the connection broke is sent again under
 * the same request, which the server does only once.
 */

import { api } from './api/client.ts'
import type {
  ActionView,
  Board,
  ChatLine,
  ClientMessage,
  LogEvent,
  Preparing,
  Problem,
  ServerMessage,
  TableInfo,
  TableState,
  Update,
  View,
} from './api/types.ts'

export type Link = 'connecting' | 'live' | 'lost' | 'refused'
type Pending = Extract<ClientMessage, { type: 'action' | 'undo' }>
type Say = Extract<ClientMessage, { type: 'say' }>
/** Something to say: a phrase, or a text. */
export type Wish = { phrase: NonNullable<ChatLine['phrase']> } | { text: string }
type Shown = Update | Extract<ServerMessage, { type: 'table' }>

/** What a table needs of the world. */
export interface World {
  connect(id: string): WebSocket
  language(): string
  /** How many milliseconds somebody else's move is shown at least. */
  pace(): number
  /** How many milliseconds bots wait after an own turn, so that it can be taken back; 0: until told; null: not at all. */
  hold(): number | null
  request(): string
  /** Why a table cannot be opened; null if it can, or if nobody answers. */
  refusal(id: string): Promise<Problem | null>
}

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
const PING_EVERY = 25_000
const PONG_WITHIN = 10_000

export class LiveTable {
  readonly id: string
  link = $state<Link>('connecting')
  table = $state.raw<TableInfo | null>(null)
  board = $state.raw<Board | null>(null)
  view = $state.raw<View | null>(null)
  viewer = $state(-1)
  held = $state.raw<number[]>([])
  /** The ply of the log that is shown. */
  ply = $state(0)
  undoable = $state(false)
  events = $state.raw<LogEvent[]>([])
  /** How far the table's game is, as long as the server is still compiling its rules. */
  preparing = $state.raw<Preparing | null>(null)
  /** The last refusal; the page clears it when it has been read. */
  problem = $state.raw<Problem | null>(null)
  /** How many moves wait to be shown. */
  behind = $state(0)
  /** Something was sent and is not answered. */
  busy = $state(false)
  /** What was said at the table, oldest first. */
  said = $state.raw<ChatLine[]>([])
  /** Why the last thing that was said here could not be heard. */
  unheard = $state('')

  #world: World
  #tokens: string[]
  #socket: WebSocket | null = null
  #received = -1 // the latest ply that has arrived, shown or not
  #welcomed = false // since the socket opened
  #attempts = 0
  #pending: Pending | null = null
  #unsaid = new Map<string, Say>() // by request: sent, and not answered
  #queue: Shown[] = []
  #holding: ReturnType<typeof setTimeout> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #heart: ReturnType<typeof setTimeout> | undefined

  constructor(id: string, tokens: string[], world: World) {
    this.id = id
    this.#tokens = tokens
    this.#world = world
  }

  /** Connect now; also while waiting for the next attempt. */
  connect(): void {
    this.#drop()
    if (this.link !== 'live') this.link = 'connecting'
    this.#welcomed = false
    const socket = this.#world.connect(this.id)
    this.#socket = socket
    const mine = (react: () => void) => () => socket === this.#socket && react()
    socket.onopen = mine(() => this.#hello())
    socket.onclose = mine(() => this.#lost())
    socket.onmessage = (event) =>
      socket === this.#socket && this.#receive(JSON.parse(String(event.data)) as ServerMessage)
  }

  /** More seats: somebody here has sat down. */
  hold(tokens: string[]): void {
    this.#tokens = tokens
    this.connect()
  }

  close(): void {
    this.#drop()
    clearTimeout(this.#holding)
  }

  act(action: ActionView): void {
    const { ply, viewer: seat } = this
    const hold = this.table?.settings.tutorial ? null : this.#world.hold() // a lesson knows what comes next
    this.#submit({ type: 'action', ply, action: action.id, request: this.#world.request(), seat, hold })
  }

  /** Let the bots begin that wait so that the last action can be taken back; it may not be shown yet. */
  goOn(): void {
    if (this.table) this.#send({ type: 'go_on', ply: this.table.ply, seat: this.viewer })
  }

  undo(): void {
    this.#submit({ type: 'undo', ply: this.ply, request: this.#world.request(), seat: this.viewer })
  }

  /** Say something to everybody at the table; a spectator gives a name. */
  say(wish: Wish, name: string): void {
    const request = this.#world.request()
    const seat = this.held.includes(this.viewer) ? this.viewer : null
    const message: Say = { type: 'say', phrase: null, text: null, ...wish, request, seat, name: name || null }
    this.#unsaid.set(request, message)
    this.unheard = ''
    if (this.#welcomed) this.#send(message)
  }

  /** See the table from another seat that is held here. */
  look(seat: number): void {
    this.skip()
    this.#send({ type: 'look', seat })
  }

  /** Show everything that has happened, now. */
  skip(): void {
    clearTimeout(this.#holding)
    this.#holding = undefined
    for (const message of this.#queue.splice(0)) this.#show(message)
    this.behind = 0
  }

  /** Show nothing further for so many milliseconds: something is to be looked at first. */
  rest(milliseconds: number): void {
    clearTimeout(this.#holding)
    this.#holding = setTimeout(() => this.#next(), milliseconds)
  }

  /** Fetch the page of the log before the first event that is here. False if there is none. */
  async earlier(): Promise<boolean> {
    const first = this.events[0]?.ply ?? 0
    if (first === 0) return false
    const { events } = await api.log(this.id, { before: first }, this.#tokens[0])
    this.events = [...events.filter(({ ply }) => ply < (this.events[0]?.ply ?? 0)), ...this.events]
    return events.length > 0
  }

  // One at a time, and only on what is really the latest position: a double click is one action.
  #submit(message: Pending): void {
    if (this.#pending) return
    if (this.#queue.length) {
      this.skip()
      return
    }
    this.#pending = message
    this.busy = true
    this.problem = null
    if (this.#welcomed) this.#send(message)
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #hello(): void {
    const ply = this.#received < 0 ? null : this.#received
    const last = this.said.at(-1)?.number
    const said = last === undefined ? {} : { said: last }
    this.#send({ type: 'hello', tokens: this.#tokens, ply, language: this.#world.language(), ...said } as ClientMessage)
    this.#beat()
  }

  #receive(message: ServerMessage): void {
    this.#beat()
    if (message.type === 'welcome') this.#welcome(message)
    else if (message.type === 'update') this.#update(message)
    else if (message.type === 'table') this.#enqueue(message)
    else if (message.type === 'chat') this.#hear(message.lines, message.request)
    else if (message.type === 'preparing') this.preparing = message
    else if (message.type === 'problem') this.#refused(message.request, message.problem)
  }

  #welcome(state: TableState): void {
    this.skip()
    this.#welcomed = true
    this.#attempts = 0
    this.link = 'live'
    this.preparing = null
    // When a game begins, seats that are drawn get other numbers: what was said comes again with these.
    if (this.table && !this.view && state.view) this.said = []
    this.table = state.table
    this.board = state.board
    this.held = state.held
    this.#received = state.view ? state.ply : -1 // a table that has not begun has shown nothing
    this.#place(state)
    if (this.#pending) this.#send(this.#pending)
    for (const message of this.#unsaid.values()) this.#send(message)
  }

  #hear(lines: ChatLine[], request: string | null): void {
    if (request) this.#unsaid.delete(request)
    const last = this.said.at(-1)?.number ?? 0
    const fresh = lines.filter(({ number }) => number > last)
    if (fresh.length) this.said = [...this.said, ...fresh]
  }

  #update(update: Update): void {
    const mine = this.#settle(update.request)
    if (update.ply < this.#received) return // the answer to a repeated request may be older than the table
    this.#received = update.ply
    this.#enqueue(update)
    if (mine) this.skip()
  }

  #refused(request: string | null, problem: Problem): void {
    if (request !== null && this.#unsaid.delete(request)) {
      this.unheard = problem.detail
      return
    }
    if (request !== null && !this.#settle(request)) return
    this.problem = problem
    const temporary = problem.status >= 500 || problem.status === 429
    if (this.#welcomed || temporary) return
    this.link = 'refused' // there is no such table, or it is not ours to see: trying again would not help
    this.#drop()
  }

  /** The answer to what was sent has come. */
  #settle(request: string | null): boolean {
    if (!request || this.#pending?.request !== request) return false
    this.#pending = null
    this.busy = false
    return true
  }

  #enqueue(message: Shown): void {
    this.#queue.push(message)
    this.behind = this.#queue.length
    if (this.#holding === undefined) this.#next()
  }

  #next(): void {
    this.#holding = undefined
    let message = this.#queue.shift()
    while (message) {
      this.#show(message)
      const pause = message.type === 'update' && this.#byOthers(message) ? this.#world.pace() : 0
      if (pause) {
        this.#holding = setTimeout(() => this.#next(), pause)
        break
      }
      message = this.#queue.shift()
    }
    this.behind = this.#queue.length
  }

  #byOthers(update: Update): boolean {
    // what others do in secret tells nothing, so there is nothing to follow
    return update.events.some(({ player, lines }) => lines.length && player !== null && !this.held.includes(player))
  }

  #show(message: Shown): void {
    if (message.type === 'table') {
      this.table = message.table
      return
    }
    if (this.table) this.table = { ...this.table, status: message.status, ply: message.ply }
    this.#place(message)
  }

  #place({ ply, viewer, view, undo, events }: Pick<TableState, 'ply' | 'viewer' | 'view' | 'undo' | 'events'>): void {
    this.events = continued(this.events, events)
    this.ply = ply
    this.viewer = viewer
    this.view = view
    this.undoable = undo
  }

  #lost(): void {
    this.#socket = null
    clearTimeout(this.#heart)
    if (this.link === 'refused') return
    this.link = 'lost'
    this.preparing = null
    if (this.#received < 0) void this.#askWhy()
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts++)
    // Not all browsers of a restarted server at once.
    this.#retry = setTimeout(() => this.connect(), wait * (0.5 + Math.random() / 2))
  }

  /** A socket that is turned away at the door hears no reason. */
  async #askWhy(): Promise<void> {
    const problem = await this.#world.refusal(this.id)
    if (!problem || this.#received >= 0) return
    this.problem = problem
    this.link = 'refused'
    this.#drop()
  }

  /** A connection may die without a word; then only silence tells. */
  #beat(): void {
    clearTimeout(this.#heart)
    this.#heart = setTimeout(() => {
      this.#send({ type: 'ping' })
      this.#heart = setTimeout(() => {
        this.#drop()
        this.#lost()
      }, PONG_WITHIN)
    }, PING_EVERY)
  }

  #drop(): void {
    clearTimeout(this.#retry)
    clearTimeout(this.#heart)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }
}

/**
 * Events with the new ones after them. The new ones alone, if some are missing in between, or if one that is here already
 * comes again with other lines: then those that are here were told to another seat.
 */
function continued(before: LogEvent[], added: LogEvent[]): LogEvent[] {
  const known = new Map(before.map((event) => [event.ply, JSON.stringify(event)]))
  if (added.some((event) => known.has(event.ply) && known.get(event.ply) !== JSON.stringify(event))) return added
  const last = before.at(-1)?.ply ?? -1
  const fresh = added.filter(({ ply }) => ply > last)
  if (!fresh.length) return before
  return fresh[0]!.ply === last + 1 ? [...before, ...fresh] : added
}
