import { describe, expect, test } from 'vitest'

import { fromHex, toHex } from '../fair/hex.ts'
import { hashOf, rootOf } from '../fair/scheme.ts'
import { entropy, passed, verify, type RecordDocument, type Remembered } from './fairness.ts'

// Computed with Python's hashlib and hmac, as the server does.
const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const COMMITMENT = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd'
const ENTROPY = ['3a8b171143bc3fe5', '7761b1cc25227dfc', '80ddc33417b469e1']

const NOTHING_SHARED = { shares: null, own: null, seating: null }
const seen = (commitment: string | null): Remembered => ({ commitment, share: null })

function record(change: Partial<RecordDocument> = {}): RecordDocument {
  return {
    game: 'chess',
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
  )
  const own: Remembered = { commitment: COMMITMENT, share: { share: mine, hash: hashOf(mine) } }
  const shared = (change: Partial<NonNullable<RecordDocument['fairness']>> = {}): RecordDocument => ({
    game: 'chess',
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
