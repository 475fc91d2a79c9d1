import { describe, expect, test } from 'vitest'

import { entropy, fromHex, passed, toHex, verify, type RecordDocument } from './fairness.ts'

// Computed with Python's hashlib and hmac, as the server does.
const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const COMMITMENT = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd'
const ENTROPY = ['3a8b171143bc3fe5', '7761b1cc25227dfc', '80ddc33417b469e1']

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

test('entropy is the beginning of an HMAC of the ply in decimal digits', async () => {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', fromHex(SECRET), algorithm, false, ['sign'])
  expect(await Promise.all([0, 1, 2, 10].map((ply) => entropy(key, ply)))).toEqual([...ENTROPY, '45578e5f382a72af'])
})

test('hexadecimal digits are read and written alike', () => {
  expect(toHex(fromHex(SECRET).buffer)).toBe(SECRET)
})

describe('a record', () => {
  test('whose chance follows from the promised secret passes', async () => {
    const steps: number[] = []
    const report = await verify(record(), COMMITMENT, (done) => steps.push(done))
    expect(report).toEqual({ secret: true, promised: true, seed: true, wrong: [], checked: 2 })
    expect(passed(report)).toBe(true)
    expect(steps).toEqual([1, 2])
  })
  test('passes where this browser has seen no promise, and says so', async () => {
    const report = await verify(record(), null)
    expect(report.promised).toBeNull()
    expect(passed(report)).toBe(true)
  })
  test('with another secret than promised is found out', async () => {
    expect(passed(await verify(record(), 'f'.repeat(64)))).toBe(false)
  })
  test('with a secret that does not fit its commitment is found out', async () => {
    const fairness = { commitment: 'a'.repeat(64), secret: SECRET }
    expect((await verify(record({ fairness }), null)).secret).toBe(false)
  })
  test('with another set-up is found out', async () => {
    expect((await verify(record({ seed: ENTROPY[1]! }), COMMITMENT)).seed).toBe(false)
  })
  test('with a changed roll names the action', async () => {
    const actions: RecordDocument['actions'] = [
      [0, 'move 0', ENTROPY[1]!],
      [0, 'end', '0000000000000000'],
    ]
    const report = await verify(record({ actions }), COMMITMENT)
    expect(report.wrong).toEqual([2])
    expect(passed(report)).toBe(false)
  })
  test('whose actions bring no entropy at all does not pass', async () => {
    expect((await verify(record({ actions: [[0, 'end']] }), COMMITMENT)).wrong).toEqual([1])
  })
  test('without a secret cannot be checked', async () => {
    await expect(verify(record({ fairness: null }), null)).rejects.toThrow('no secret')
  })
})
