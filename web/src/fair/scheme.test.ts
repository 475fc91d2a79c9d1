import { expect, test } from 'vitest'

import { toHex } from './hex.ts'
import { checkNumber, hashOf, rootOf, seatingOf, type Share } from './scheme.ts'

// The same numbers as in tests/engine/test_fair.py.
const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const [A, B, C] = ['61', '62', '63'].map((byte) => byte.repeat(32)) as [string, string, string]
const SHARES: Share[] = [
  { chair: 2, hash: hashOf(C), share: C },
  { chair: 0, hash: hashOf(A), share: A },
  { chair: 1, hash: hashOf(B), share: null },
]

test('the root, the seats and the check number are those that the server computes', () => {
  const root = rootOf(SECRET, SHARES)
  expect(toHex(root)).toBe('e16e3444fa9d733d7a1f8c5f9dbf907be50aa2c015703a6f380271c55474a4fb')
  expect(seatingOf(root, [[0], [1], [2]])).toEqual([0, 2, 1])
  expect(
    seatingOf(root, [
      [2, 0],
      [1, 3],
    ]),
  ).toEqual([1, 0, 3, 2])
  expect(checkNumber(hashOf(SECRET), SHARES)).toBe('268837114')
})

test('a share that is missing changes the check number', () => {
  expect(checkNumber(hashOf(SECRET), SHARES.slice(1))).not.toBe('268837114')
})
