import { describe, expect, test } from 'vitest'

import { fromHex, toHex } from '../fair/hex.ts'
import { commitmentOf, entropy, hashOf, rootOf, seatingOf } from '../fair/scheme.ts'
import { passed, verify, type RecordDocument, type Remembered } from './fairness.ts'

// Computed with Python's hashlib and hmac, as the server does.
const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const COMMITMENT = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd'
const ENTROPY = ['3a8b171143bc3fe5', '7761b1cc25227dfc', '80ddc33417b469e1']

const NOTHING_SHARED = { announced: null, shares: null, own: null, seating: null }
const seen = (commitment: string | null): Remembered => ({ commitment, share: null })

function record(change: Partial<RecordDocument> = {}): RecordDocument {
  return {
    game: 'chess',
    options: {},
    seed: ENTROPY[0]!,
    actions: [
      [0, 'move 0', ENTROPY[1]!],
      [0, 'end', ENTROPY[2]!],
    ],
    fairness: { commitment: COMMITMENT, secret: SECRET },
    ...change,
  }
}

test('entropy is the beginning of an HMAC of the ply in decimal digits', () => {
  expect([0, 1, 2, 10].map((ply) => entropy(fromHex(SECRET), ply))).toEqual([...ENTROPY, '45578e5f382a72af'])
})

test('hexadecimal digits are read and written alike', () => {
  expect(toHex(fromHex(SECRET))).toBe(SECRET)
})

describe('a record', () => {
  test('whose chance follows from the promised secret passes', async () => {
    const steps: number[] = []
    const report = await verify(record(), seen(COMMITMENT), (done) => steps.push(done))
    expect(report).toEqual({ ...NOTHING_SHARED, secret: true, promised: true, seed: true, wrong: [], checked: 2 })
    expect(passed(report)).toBe(true)
    expect(steps).toEqual([1, 2])
  })
  test('passes where this browser has seen no promise, and says so', async () => {
    const report = await verify(record(), seen(null))
    expect(report.promised).toBeNull()
    expect(passed(report)).toBe(true)
  })
  test('with another secret than promised is found out', async () => {
    expect(passed(await verify(record(), seen('f'.repeat(64))))).toBe(false)
  })
  test('with a secret that does not fit its commitment is found out', async () => {
    const fairness = { commitment: 'a'.repeat(64), secret: SECRET }
    expect((await verify(record({ fairness }), seen(null))).secret).toBe(false)
  })
  test('with another set-up is found out', async () => {
    expect((await verify(record({ seed: ENTROPY[1]! }), seen(COMMITMENT))).seed).toBe(false)
  })
  test('with a changed roll names the action', async () => {
    const actions: RecordDocument['actions'] = [
      [0, 'move 0', ENTROPY[1]!],
      [0, 'end', '0000000000000000'],
    ]
    const report = await verify(record({ actions }), seen(COMMITMENT))
    expect(report.wrong).toEqual([2])
    expect(passed(report)).toBe(false)
  })
  test('whose actions bring no entropy at all does not pass', async () => {
    expect((await verify(record({ actions: [[0, 'end']] }), seen(COMMITMENT))).wrong).toEqual([1])
  })
  test('without a secret cannot be checked', async () => {
    await expect(verify(record({ fairness: null }), seen(null))).rejects.toThrow('no secret')
  })
})

describe('a record with shares', () => {
  const [mine, hers] = ['61'.repeat(32), '62'.repeat(32)]
  const shares: [number, string, string | null][] = [
    [0, hashOf(mine), mine],
    [1, hashOf(hers), null],
  ]
  const root = rootOf(
    SECRET,
    shares.map(([chair, hash, share]) => ({ chair, hash, share })),
    null,
  )
  const own: Remembered = { commitment: COMMITMENT, share: { share: mine, hash: hashOf(mine) } }
  const shared = (change: object = {}): RecordDocument => ({
    game: 'chess',
    options: {},
    seed: entropy(root, 0),
    actions: [[0, 'end', entropy(root, 1)]],
    fairness: { scheme: 2, commitment: COMMITMENT, secret: SECRET, shares, seating: null, ...change },
  })

  test('passes, with my share among them', async () => {
    const report = await verify(shared(), own)
    expect(report).toMatchObject({ shares: true, own: true, seating: null, seed: true, wrong: [] })
    expect(passed(report)).toBe(true)
  })
  test('without my share does not pass', async () => {
    const report = await verify(shared({ shares: [[0, hashOf(mine), null]] }), own)
    expect(report.own).toBe(false)
    expect(passed(report)).toBe(false)
  })
  test('with a share that does not fit its hash does not pass', async () => {
    const report = await verify(shared({ shares: [[0, hashOf(mine), hers]] }), seen(COMMITMENT))
    expect(report.shares).toBe(false)
  })
  test('with seats that were not drawn does not pass', async () => {
    const results = await Promise.all(
      [
        [0, 1],
        [1, 0],
      ].map((seating) => verify(shared({ seating }), own)),
    )
    expect(results.map(({ seating }) => seating).sort()).toEqual([false, true])
  })
})

describe('a record that says what was announced', () => {
  const [mine, hers] = ['61'.repeat(32), '62'.repeat(32)]
  type Bound = Extract<NonNullable<RecordDocument['fairness']>, { scheme: 3 }>
  const announced: Bound['announced'] = {
    game: 'chess',
    options: { players: 3, sides: ['white', 'black', 'none'], clocks: ['a', 'b'] },
    lot: true,
    chairs: [
      { kind: 'person', hash: hashOf(mine) },
      { kind: 'person', hash: hashOf(hers) },
      { kind: 'bot', hash: null },
    ],
  }
  const commitment = commitmentOf(SECRET, announced)
  const listed = [
    { chair: 0, hash: hashOf(mine), share: mine },
    { chair: 1, hash: hashOf(hers), share: null },
  ]
  const root = rootOf(SECRET, listed, announced)
  const seating = seatingOf(root, [[0], [1], [2]])
  const own: Remembered = { commitment, share: { share: mine, hash: hashOf(mine) } }
  const bound = (): RecordDocument & { fairness: Bound } =>
    structuredClone({
      game: 'chess',
      options: { ...announced.options, sides: seating.map((chair) => ['white', 'black', 'none'][chair]), later: 1 },
      seed: entropy(root, 0),
      actions: [[0, 'end', entropy(root, 1)]],
      fairness: { scheme: 3, commitment, secret: SECRET, announced, shares: [mine, null, null], seating },
    })

  test('passes', async () => {
    const report = await verify(bound(), own)
    expect(report).toMatchObject({ secret: true, announced: true, shares: true, own: true, seating: true, seed: true })
    expect(passed(report)).toBe(true)
  })

  const ALTERED: Record<string, (record: ReturnType<typeof bound>) => unknown> = {
    'without the announcement of a share that never came': ({ fairness }) =>
      (fairness.announced.chairs[1]!.hash = null),
    'with an invented announcement': ({ fairness }) =>
      (fairness.announced.chairs[2] = { kind: 'person', hash: hashOf('63'.repeat(32)) }),
    'with another hash of a share that never came': ({ fairness }) => (fairness.announced.chairs[1]!.hash = COMMITMENT),
    'with a bot in the place of a person': ({ fairness }) =>
      (fairness.announced.chairs[1] = { kind: 'bot', hash: null }),
    'with chairs exchanged': ({ fairness }) => fairness.announced.chairs.reverse(),
    'with seats that were not drawn': ({ fairness }) => {
      fairness.announced.lot = false
      fairness.seating = null
    },
    'of another game': ({ fairness }) => (fairness.announced.game = 'go'),
  }
  describe.each(Object.keys(ALTERED))('%s', (what) => {
    const altered = bound()
    ALTERED[what]!(altered)
    test('does not fit the fingerprint', async () => {
      expect((await verify(altered, own)).secret).toBe(false)
    })
    test('does not fit the dice either, if the fingerprint is made anew', async () => {
      const { fairness } = altered
      const renewed = { ...fairness, commitment: commitmentOf(SECRET, fairness.announced) }
      const report = await verify({ ...altered, fairness: renewed }, seen(null))
      expect(report).toMatchObject({ secret: true, seed: false })
      expect(passed(report)).toBe(false)
    })
  })

  test('whose share did not come after all leads to other dice', async () => {
    const altered = bound()
    altered.fairness.shares[0] = null
    expect(await verify(altered, seen(null))).toMatchObject({ secret: true, shares: true, seed: false })
  })

  const FALSE: Record<string, (record: ReturnType<typeof bound>) => unknown> = {
    'another game was played': (record) => (record.game = 'go'),
    'other options were played': (record) => (record.options.players = 4),
    'what belongs to seats did not move with them': (record) => (record.options.sides = ['white', 'white', 'none']),
    'somebody gave a share without announcing it': ({ fairness }) => (fairness.shares[2] = hers),
    'there are more shares than chairs': ({ fairness }) => fairness.shares.push(null),
    'seats that were to be drawn were not': ({ fairness }) => (fairness.seating = null),
  }
  test.each(Object.keys(FALSE))('is not as announced if %s', async (what) => {
    const record = bound()
    FALSE[what]!(record)
    const report = await verify(record, own)
    expect(report.announced).toBe(false)
    expect(passed(report)).toBe(false)
  })

  test.each([
    ['2', { scheme: 2, shares: listed.map(({ chair, hash, share }) => [chair, hash, share]) }],
    ['1', { scheme: undefined }],
  ])('does not pass as one of scheme %s', async (_, change) => {
    for (const promised of [commitment, COMMITMENT]) {
      const fairness = { ...bound().fairness, ...change, commitment: promised } as RecordDocument['fairness']
      expect(passed(await verify({ ...bound(), fairness }, seen(null)))).toBe(false)
    }
  })
})
