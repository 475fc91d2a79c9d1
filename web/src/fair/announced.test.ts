import { beforeEach, describe, expect, test, vi } from 'vitest'

import type { TableInfo } from '../api/types.ts'
import { isAsAnnounced } from './announced.ts'
import { hashOf } from './scheme.ts'
import { giveShare, keepShare } from './shares.ts'

const { give } = vi.hoisted(() => ({ give: vi.fn(() => Promise.resolve()) }))
vi.mock('../api/client.ts', () => ({ api: { giveShare: give } }))
vi.mock('../seats.ts', () => ({ heldSeats: () => [{ seat: 0, token: 'mine' }] }))

const MINE = '61'.repeat(32)
const HERS = hashOf('62'.repeat(32))

/** A table that is about to begin: I, somebody else, a person without a share, and a bot. */
function table(): TableInfo {
  const share = (chair: number, hash: string) => ({ chair, seat: chair, hash, given: false, share: null })
  return {
    id: 't',
    game: 'burgundy',
    options: { players: 4, modules: [], edition: '2019' },
    settings: { first: 'random' },
    status: 'starting',
    imported: false,
    seats: ['person', 'person', 'person', 'bot'].map((kind, seat) => ({ seat, kind })),
    fairness: {
      scheme: 3,
      commitment: '0f'.repeat(32),
      announced: {
        game: 'burgundy',
        options: { edition: '2019', modules: [], players: 4 },
        lot: true,
        chairs: [
          { kind: 'person', hash: hashOf(MINE) },
          { kind: 'person', hash: HERS },
          { kind: 'person', hash: null },
          { kind: 'bot', hash: null },
        ],
      },
      shares: [share(0, hashOf(MINE)), share(1, HERS)],
      seating: null,
    },
  } as unknown as TableInfo
}

beforeEach(() => {
  const store = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  })
  give.mockClear()
  keepShare('t', { share: MINE, hash: hashOf(MINE) })
})

describe('the share is given', () => {
  test('where what was announced is this table', async () => {
    expect(isAsAnnounced(table())).toBe(true)
    await giveShare(table())
    expect(give).toHaveBeenCalledWith('t', MINE, 'mine')
  })
  test('at a table of scheme 2', async () => {
    const old = table()
    Object.assign(old.fairness!, { scheme: 2, announced: null })
    await giveShare(old)
    expect(give).toHaveBeenCalledOnce()
  })
})

const FALSE: Record<string, (fairness: NonNullable<TableInfo['fairness']>) => unknown> = {
  'without an announcement': (fairness) => (fairness.announced = null),
  'of another game': ({ announced }) => (announced!.game = 'dice'),
  'with other options': ({ announced }) => (announced!.options.edition = '2011'),
  'with seats that are not drawn': ({ announced }) => (announced!.lot = false),
  'with a chair more': ({ announced }) => announced!.chairs.push({ kind: 'bot', hash: null }),
  'with a chair less': ({ announced }) => announced!.chairs.pop(),
  'without my hash': ({ announced }) => (announced!.chairs[0]!.hash = null),
  'without my hash in both lists': ({ announced, shares }) => {
    announced!.chairs[0]!.hash = null
    shares.shift()
  },
  'with my hash at another chair': ({ announced }) => announced!.chairs.reverse(),
  'with a hash that is listed nowhere': ({ announced }) => (announced!.chairs[2]!.hash = HERS),
  'with a bot that announces a share': ({ announced, shares }) => {
    announced!.chairs[3]!.hash = HERS
    shares.push({ chair: 3, seat: 3, hash: HERS, given: false, share: null })
  },
  'with something that is no hash': ({ announced, shares }) => {
    announced!.chairs[1]!.hash = shares[1]!.hash = 'HERS'
  },
  'with a bot in the place of a person': ({ announced }) => (announced!.chairs[2]!.kind = 'bot'),
}

describe('the share is kept back where the announcement is', () => {
  test.each(Object.keys(FALSE))('%s', async (what) => {
    const wrong = table()
    FALSE[what]!(wrong.fairness!)
    await giveShare(wrong)
    expect(give).not.toHaveBeenCalled()
  })
})

test('after seats were drawn, chairs are held against the seats of their people', () => {
  const begun = table()
  begun.status = 'running'
  begun.options = { players: 4, modules: [], edition: 'reseated' }
  begun.fairness!.seating = [3, 1, 2, 0]
  expect(isAsAnnounced(begun)).toBe(false)
  begun.seats = ['bot', 'person', 'person', 'person'].map((kind, seat) => ({ seat, kind })) as TableInfo['seats']
  expect(isAsAnnounced(begun)).toBe(true)
})

test('a table from a record is held by one person, also on the chairs of bots', () => {
  const opened = table()
  opened.imported = true
  opened.status = 'finished'
  for (const seat of opened.seats) seat.kind = 'person'
  expect(isAsAnnounced(opened)).toBe(true)
})
