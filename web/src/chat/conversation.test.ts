import { beforeEach, expect, test, vi } from 'vitest'

import type { ChatLine, TableInfo } from '../api/types.ts'
import type { LiveTable } from '../live.svelte.ts'
import { Conversation } from './conversation.svelte.ts'

const settings = vi.hoisted(() => ({ chatOff: false }))
vi.mock('../settings.svelte.ts', () => ({ settings }))

const line = (number: number, seat: number | null): ChatLine => ({
  number,
  seat,
  name: null,
  phrase: 'hello',
  text: null,
  created: '',
})

type Mode = 'seats' | 'everyone' | 'off'

function talk(said: ChatLine[], held = [0], chat: Mode = 'seats', kinds = ['person', 'person']): Conversation {
  const seats = kinds.map((kind, seat) => ({ seat, kind }))
  const table = { seats, settings: { chat, spectators: true } } as unknown as TableInfo
  return new Conversation({ id: 'x', said, held, table } as unknown as LiveTable)
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  settings.chatOff = false
})

test('what others said is unread until it was open, also for the next visit', () => {
  const said = [line(1, 1), line(2, 0), line(3, null)]
  const chat = talk(said)
  expect(chat.unread).toBe(2)
  chat.markRead()
  expect(chat.unread).toBe(0)
  expect(talk([...said, line(4, 1)]).unread).toBe(1)
})

test('who mutes it reads nothing and is told of nothing', () => {
  settings.chatOff = true
  const chat = talk([line(1, 1)])
  expect([chat.lines, chat.unread]).toEqual([[], 0])
})

test('one person can be muted at a table, and heard again; the browser keeps it', () => {
  const said = [line(1, 1), { ...line(2, null), name: 'Ada' }, line(3, 0), line(4, 1)]
  const chat = talk(said)
  chat.mute(said[3]!)
  expect(chat.lines.map(({ number }) => number)).toEqual([2, 3])
  expect(chat.unread).toBe(1)
  const later = talk(said)
  expect(later.muted.map(({ seat }) => seat)).toEqual([1])
  later.mute(said[1]!)
  later.unmute(later.muted[0]!)
  expect(later.lines.map(({ number }) => number)).toEqual([1, 3, 4])
  later.unmute(later.muted[0]!)
  expect(talk(said).lines).toEqual(said)
})

test('there is none where the opener switched it off, or where only bots would read it', () => {
  expect(talk([], [0], 'off').there).toBe(false)
  expect(talk([], [0], 'seats', ['person', 'bot']).there).toBe(false)
  expect(talk([], [0], 'seats', ['person', 'open']).there).toBe(true)
  expect(talk([], [0], 'everyone', ['person', 'bot']).there).toBe(true)
})

test('spectators write only where they may', () => {
  expect(talk([], []).writable).toBe(false)
  expect(talk([], [], 'everyone').writable).toBe(true)
  expect(talk([]).writable).toBe(true)
})

test('what a deleted account said has no words, and is not shown', () => {
  const chat = talk([line(1, 1), { ...line(2, 1), phrase: null }])
  expect(chat.lines.map(({ number }) => number)).toEqual([1])
  expect(chat.unread).toBe(1)
})
