import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { ActionView, ClientMessage, LogEvent, Problem, TableInfo, TableState, Update, View } from './api/types.ts'
import { LiveTable, type World } from './live.svelte.ts'

/** A socket whose other end is the test. */
class FakeSocket {
  readyState = 0
  sent: ClientMessage[] = []
  onopen = () => {}
  onclose = () => {}
  onmessage = (_: { data: string }) => {}

  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage)
  }
  close() {
    this.readyState = 3
  }
  open() {
    this.readyState = 1
    this.onopen()
  }
  breakDown() {
    this.readyState = 3
    this.onclose()
  }
  say(message: object) {
    this.onmessage({ data: JSON.stringify(message) })
  }
}

const PACE = 700
let sockets: FakeSocket[]
let requests: number
let pace: number
let hold: number | null
let refusal: Problem | null

const world: World = {
  connect: () => {
    const socket = new FakeSocket()
    sockets.push(socket)
    return socket as unknown as WebSocket
  },
  language: () => 'uk',
  pace: () => pace,
  hold: () => hold,
  request: () => `request-${++requests}`,
  refusal: () => Promise.resolve(refusal),
}

const last = () => sockets.at(-1)!
const told = [{ key: 'log-end-turn', args: {} }]
const event = (ply: number, player: number | null = 1, lines = told): LogEvent => ({
  ply,
  player,
  kind: 'action',
  lines,
})
const action = { id: 17 } as ActionView
const view = (ply: number) => ({ ply }) as View

function welcome(ply: number, more: Partial<TableState> = {}): Partial<TableState> {
  const events = [event(ply, ply ? 0 : null)]
  const table = { id: 'x', status: 'running', ply, settings: {} } as TableInfo
  return { type: 'welcome', table, viewer: 0, held: [0], ply, view: view(ply), undo: false, events, ...more }
}

function update(ply: number, player = 1, request: string | null = null): Partial<Update> {
  const events = [event(ply, player)]
  return { type: 'update', ply, viewer: 0, status: 'running', events, view: view(ply), undo: player === 0, request }
}

function sitting(ply = 4): LiveTable {
  const table = new LiveTable('x', ['secret'], world)
  table.connect()
  last().open()
  last().say(welcome(ply))
  return table
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', { OPEN: 1 })
  sockets = []
  requests = 0
  pace = PACE
  hold = null
  refusal = null
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('taking a turn back before bots begin', () => {
  test('the wish goes with every action, and going on names the ply', () => {
    hold = 5000
    const table = sitting()
    table.act(action)
    expect(last().sent.at(-1)).toMatchObject({ type: 'action', hold: 5000 })
    const held = { ...table.table!, ply: 5, hold: { seat: 0, left: 5000 } }
    last().say({ type: 'table', table: held }) // its action has not come yet
    table.goOn()
    expect(last().sent.at(-1)).toEqual({ type: 'go_on', ply: 5, seat: 0 })
  })

  test('a lesson goes on by itself', () => {
    hold = 5000
    const table = sitting()
    last().say(welcome(4, { table: { id: 'x', status: 'running', ply: 4, settings: { tutorial: 1 } } as TableInfo }))
    table.act(action)
    expect(last().sent.at(-1)).toMatchObject({ type: 'action', hold: null })
  })
})

describe('greeting', () => {
  test('says who we are and shows what we get', () => {
    const table = new LiveTable('x', ['secret'], world)
    table.connect()
    expect(table.link).toBe('connecting')
    last().open()
    expect(last().sent).toEqual([{ type: 'hello', tokens: ['secret'], ply: null, language: 'uk' }])
    last().say(welcome(4))
    expect([table.link, table.ply, table.viewer, table.held]).toEqual(['live', 4, 0, [0]])
  })

  test('that is refused is not repeated', () => {
    const table = new LiveTable('x', [], world)
    table.connect()
    last().open()
    last().say({ type: 'problem', request: null, problem: { type: '/problems/no-table', status: 404, detail: 'No.' } })
    last().breakDown()
    vi.advanceTimersByTime(60_000)
    expect([table.link, table.problem?.detail, sockets.length]).toEqual(['refused', 'No.', 1])
  })

  test('that the server does not even hear is explained', async () => {
    refusal = { type: '/problems/no-table', title: 'No table', status: 404, detail: 'No.' }
    const table = new LiveTable('x', [], world)
    table.connect()
    last().breakDown()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([table.link, table.problem?.detail, sockets.length]).toEqual(['refused', 'No.', 1])
  })
})

test('what others do waits while something is looked at, and goes on where that is cut short', () => {
  const table = sitting(4)
  table.rest(2000)
  last().say(update(5))
  last().say(update(6))
  vi.advanceTimersByTime(1900)
  expect([table.ply, table.behind]).toEqual([4, 2])
  table.rest(0)
  vi.advanceTimersByTime(0)
  expect([table.ply, table.behind]).toEqual([5, 1])
  vi.advanceTimersByTime(PACE)
  expect(table.ply).toBe(6)
})

describe('a game that is not ready', () => {
  const preparing = { type: 'preparing', game: 'dice', done: 3, total: 10, seconds: 20 }

  test('says how far it is, until the table is there', () => {
    const table = new LiveTable('x', [], world)
    table.connect()
    last().open()
    last().say(preparing)
    expect([table.link, table.preparing]).toEqual(['connecting', preparing])
    last().say({ ...preparing, done: 9 })
    expect(table.preparing?.done).toBe(9)
    last().say(welcome(4))
    expect([table.link, table.preparing]).toEqual(['live', null])
    expect(sockets.length).toBe(1)
  })

  test('is not shown as one when the connection is lost', () => {
    const table = new LiveTable('x', [], world)
    table.connect()
    last().open()
    last().say(preparing)
    last().breakDown()
    expect([table.link, table.preparing]).toEqual(['lost', null])
  })
})

describe('a lost connection', () => {
  test('comes back by itself, later each time, and goes on from the last ply', () => {
    const table = sitting(4)
    last().breakDown()
    expect(table.link).toBe('lost')
    vi.advanceTimersByTime(500)
    expect(sockets.length).toBe(2)
    last().breakDown()
    vi.advanceTimersByTime(499) // the second wait is at least half a second
    expect(sockets.length).toBe(2)
    vi.advanceTimersByTime(501)
    last().open()
    expect(last().sent[0]).toMatchObject({ type: 'hello', ply: 4 })
    last().say(welcome(6, { events: [event(5), event(6)] }))
    expect([table.link, table.ply, table.events.map(({ ply }) => ply)]).toEqual(['live', 6, [4, 5, 6]])
  })

  test('is noticed by silence', () => {
    const table = sitting()
    vi.advanceTimersByTime(25_000)
    expect(last().sent.at(-1)).toEqual({ type: 'ping' })
    vi.advanceTimersByTime(10_000)
    expect(table.link).toBe('lost')
  })

  test('does not lose what was not answered: it is sent again under the same request', () => {
    const table = sitting(4)
    table.act(action)
    const [, sent] = last().sent
    expect(sent).toEqual({ type: 'action', ply: 4, action: 17, request: 'request-1', seat: 0, hold: null })
    last().breakDown()
    vi.advanceTimersByTime(1000)
    last().open()
    last().say(welcome(5))
    expect(last().sent.at(-1)).toEqual(sent)
    last().say(update(5, 0, 'request-1'))
    expect([table.busy, table.ply]).toEqual([false, 5])
  })
})

describe('acting', () => {
  test('twice before the answer is acting once', () => {
    const table = sitting()
    table.act(action)
    table.act(action)
    expect(last().sent.filter(({ type }) => type === 'action').length).toBe(1)
    expect(table.busy).toBe(true)
  })

  test('that is refused tells why and lets one act again', () => {
    const table = sitting()
    table.act(action)
    last().say({
      type: 'problem',
      request: 'request-1',
      problem: { type: '/problems/stale', status: 409, detail: 'Late.' },
    })
    expect([table.busy, table.problem?.detail, table.link]).toEqual([false, 'Late.', 'live'])
    table.undo()
    expect(last().sent.at(-1)).toEqual({ type: 'undo', ply: 4, request: 'request-2', seat: 0 })
    expect(table.problem).toBeNull()
  })

  test('is answered by an older position only if the table has moved on: that one is not shown', () => {
    const table = sitting(4)
    table.act(action)
    last().say(welcome(8))
    last().say(update(5, 0, 'request-1'))
    expect([table.ply, table.busy]).toEqual([8, false])
  })
})

describe("others' moves", () => {
  test('are shown one after another', () => {
    const table = sitting(4)
    for (const ply of [5, 6, 7]) last().say(update(ply))
    expect([table.ply, table.behind]).toEqual([5, 2])
    vi.advanceTimersByTime(PACE)
    expect([table.ply, table.behind]).toEqual([6, 1])
    vi.advanceTimersByTime(PACE)
    expect([table.ply, table.behind]).toEqual([7, 0])
  })

  test('are shown at once after a click, or where nothing is to be waited for', () => {
    const table = sitting(4)
    for (const ply of [5, 6, 7]) last().say(update(ply))
    table.skip()
    expect([table.ply, table.behind]).toEqual([7, 0])
    pace = 0
    for (const ply of [8, 9]) last().say(update(ply))
    expect(table.ply).toBe(9)
  })

  test('are not waited for where they are secret', () => {
    const table = sitting(4)
    for (const ply of [5, 6]) last().say({ ...update(ply), events: [event(ply, 1, [])] })
    expect([table.ply, table.behind]).toEqual([6, 0])
  })

  test('come before what the table says after them', () => {
    const table = sitting(4)
    last().say(update(5))
    last().say(update(6))
    last().say({ type: 'table', table: { id: 'x', status: 'finished' } })
    expect(table.table?.status).toBe('running')
    vi.advanceTimersByTime(2 * PACE)
    expect(table.table?.status).toBe('finished')
  })

  test('that wait are shown by a click that was meant for an older position, and nothing is sent', () => {
    const table = sitting(4)
    for (const ply of [5, 6]) last().say(update(ply))
    table.act(action)
    expect([table.ply, last().sent.some(({ type }) => type === 'action')]).toEqual([6, false])
  })

  test('do not delay my own', () => {
    const table = sitting(4)
    table.act(action)
    last().say(update(5))
    last().say(update(6, 0, 'request-1'))
    expect([table.ply, table.undoable]).toEqual([6, true])
  })
})

test('a gap in the log is not papered over', () => {
  const table = sitting(4)
  last().say(welcome(9, { events: [event(8), event(9)] }))
  expect(table.events.map(({ ply }) => ply)).toEqual([8, 9])
})

test('lines that were told to another seat are replaced by those of the seat looked from', () => {
  pace = 0
  const table = sitting(4)
  last().say(update(5))
  const own = [4, 5].map((ply) => event(ply, 1, [{ key: 'log-sell', args: {} }]))
  last().say({ ...update(5), viewer: 1, events: own })
  table.skip()
  expect(table.events).toEqual(own)
})

test('a closed table stays closed', () => {
  const table = sitting()
  table.close()
  vi.advanceTimersByTime(120_000)
  expect(sockets.length).toBe(1)
})

describe('chat', () => {
  const line = (number: number, seat: number | null = 1) => ({
    number,
    seat,
    name: null,
    phrase: null,
    text: `line ${number}`,
    created: '2026-01-01T12:00:00Z',
  })
  const numbers = (table: LiveTable) => table.said.map(({ number }) => number)

  test('comes beside the game, and each line once', () => {
    const table = sitting()
    last().say({ type: 'chat', lines: [line(1), line(2)], request: null })
    last().say({ type: 'chat', lines: [line(2), line(3)], request: null })
    expect(numbers(table)).toEqual([1, 2, 3])
    expect([table.ply, table.busy]).toEqual([4, false])
  })

  test('is said for the seat whose view it is, with a request of its own', () => {
    const table = sitting()
    table.say({ phrase: 'hello' }, '')
    expect(last().sent.at(-1)).toEqual({
      type: 'say',
      phrase: 'hello',
      text: null,
      request: 'request-1',
      seat: 0,
      name: null,
    })
  })

  test('that was not answered is sent again when the connection is back, after what is known', () => {
    const table = sitting()
    last().say({ type: 'chat', lines: [line(7)], request: null })
    table.say({ text: 'Hello?' }, '')
    last().breakDown()
    table.connect()
    last().open()
    expect(last().sent[0]).toMatchObject({ type: 'hello', said: 7 })
    last().say(welcome(4))
    expect(last().sent[1]).toMatchObject({ type: 'say', text: 'Hello?', request: 'request-1' })
    last().say({ type: 'chat', lines: [line(8, 0)], request: 'request-1' })
    last().breakDown()
    table.connect()
    last().open()
    last().say(welcome(4))
    expect(last().sent).toHaveLength(1)
  })

  test('that is refused says why, and disturbs no action', () => {
    const table = sitting()
    table.act(action)
    table.say({ text: 'x' }, '')
    last().say({ type: 'problem', request: 'request-2', problem: { type: 'x', status: 429, detail: 'Slowly.' } })
    expect([table.unheard, table.problem, table.busy]).toEqual(['Slowly.', null, true])
    table.say({ text: 'y' }, '')
    expect(table.unheard).toBe('')
  })
})
