/** What is said at a table, as one reader has it: what is unread, whether it is open, and who may write. */

import { getContext, setContext } from 'svelte'

import type { ChatLine } from '../api/types.ts'
import type { LiveTable } from '../live.svelte.ts'
import { settings } from '../settings.svelte.ts'
import { authorOf, keepMuted, mutedAt } from './muted.ts'
import { lastRead, rememberRead } from './read.ts'

export class Conversation {
  readonly session: LiveTable
  open = $state(false)
  /** It has a place in the panel of the log. */
  docked = $state(false)
  #read = $state(0)
  #muted = $state<string[]>([])

  constructor(session: LiveTable) {
    this.session = session
    this.#read = lastRead(session.id)
    this.#muted = mutedAt(session.id)
  }

  /** Whether there is anything to read, or anybody to write to. */
  get there(): boolean {
    const { table, held, said } = this.session
    if (!table || table.settings.chat === 'off') return false
    const others = table.seats.some(({ kind, seat }) => kind !== 'bot' && !held.includes(seat))
    return said.length > 0 || others || (table.settings.chat === 'everyone' && table.settings.spectators)
  }

  /** Spectators read, and write where the opener of the table allows it. */
  get writable(): boolean {
    const { table, held } = this.session
    return held.length > 0 || table?.settings.chat === 'everyone'
  }

  /** Nothing at all, or nothing of some people, if the reader does not want it. */
  get lines(): ChatLine[] {
    return settings.chatOff ? [] : this.#said.filter((line) => !this.#muted.includes(authorOf(line)))
  }

  /** What a deleted account said has no words any more. */
  get #said(): ChatLine[] {
    return this.session.said.filter(({ phrase, text }) => phrase !== null || text !== null)
  }

  /** A line of each person who is muted here, to name them by. */
  get muted(): ChatLine[] {
    return this.#muted.flatMap((author) => this.#said.findLast((line) => authorOf(line) === author) ?? [])
  }

  mute(line: ChatLine): void {
    this.#muted = [...this.#muted, authorOf(line)]
    keepMuted(this.session.id, this.#muted)
  }

  unmute(line: ChatLine): void {
    this.#muted = this.#muted.filter((author) => author !== authorOf(line))
    keepMuted(this.session.id, this.#muted)
  }

  isOwn({ seat }: ChatLine): boolean {
    return seat !== null && this.session.held.includes(seat)
  }

  get unread(): number {
    return this.lines.filter((line) => line.number > this.#read && !this.isOwn(line)).length
  }

  /** Everything that is here has been seen. */
  markRead(): void {
    const last = this.lines.at(-1)?.number ?? 0
    if (last <= this.#read) return
    this.#read = last
    rememberRead(this.session.id, last)
  }

  toggle(): void {
    this.open = !this.open
  }
}

const KEY = Symbol('conversation')

export const offerConversation = (session: LiveTable): Conversation => setContext(KEY, new Conversation(session))
/** None where nobody talks, as in a replay. */
export const useConversation = (): Conversation | undefined => getContext<Conversation | undefined>(KEY)
