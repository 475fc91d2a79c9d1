import { expect, test } from 'vitest'

import type { Announced } from '../api/types.ts'
import { toHex } from './hex.ts'
import { canonical, checkNumber, commitmentOf, entropy, hashOf, rootOf, seatingOf, type Share } from './scheme.ts'

// The same numbers as in tests/engine/test_fair.py.
const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const [A, B, C] = ['61', '62', '63'].map((byte) => byte.repeat(32)) as [string, string, string]
const SHARES: Share[] = [
  { chair: 2, hash: hashOf(C), share: C },
  { chair: 0, hash: hashOf(A), share: A },
  { chair: 1, hash: hashOf(B), share: null },
]
const ALONE = [[0], [1], [2]]
const ANNOUNCED: Announced = {
  game: 'toy',
  options: { rounds: 3, players: 3, revision: 1 },
  lot: true,
  chairs: [A, B, C].map((share) => ({ kind: 'person', hash: hashOf(share) })),
}

test.each([0, 1, 55, 56, 63, 64, 65, 200])('%i bytes hash as the browser hashes them', async (length) => {
  const message = Uint8Array.from({ length }, (_, index) => (index * 37) & 255)
  expect(hashOf(toHex(message))).toBe(toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', message))))
})

test('entropy is the HMAC that the browser makes', async () => {
  const root = Uint8Array.from({ length: 32 }, (_, index) => index)
  const key = await crypto.subtle.importKey('raw', root, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const signed = new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode('10')))
  expect(entropy(root, 10)).toBe(toHex(signed.slice(0, 8)))
})

test('root, seats and check number of scheme 2 are those that the server computes', () => {
  const root = rootOf(SECRET, SHARES, null)
  expect(toHex(root)).toBe('e16e3444fa9d733d7a1f8c5f9dbf907be50aa2c015703a6f380271c55474a4fb')
  expect(seatingOf(root, ALONE)).toEqual([0, 2, 1])
  expect(
    seatingOf(root, [
      [2, 0],
      [1, 3],
    ]),
  ).toEqual([1, 0, 3, 2])
  expect(checkNumber(hashOf(SECRET), SHARES, null)).toBe('268837114')
})

test('commitment, root, seats and check number of scheme 3 are those that the server computes', () => {
  const commitment = commitmentOf(SECRET, ANNOUNCED)
  const root = rootOf(SECRET, SHARES, ANNOUNCED)
  expect(commitment).toBe('b19deb61d9601523c14d4c7df44a9def224d5f1c78080fafaf08412cd5c99fdf')
  expect(toHex(root)).toBe('97f39909254e0696015cba0cfba2392fb1791f8097405a7d11fef6f29fc49058')
  expect(seatingOf(root, ALONE)).toEqual([1, 2, 0])
  expect(checkNumber(commitment, SHARES, ANNOUNCED)).toBe('419598892')
})

test('without an announcement the commitment is the hash of the secret', () => {
  expect(commitmentOf(SECRET, null)).toBe(hashOf(SECRET))
})

test.each([null, ANNOUNCED])('a share that is missing changes the check number', (announced) => {
  const gone = SHARES.map((share) => ({ ...share, share: null }))
  expect(checkNumber(hashOf(SECRET), gone, announced)).not.toBe(checkNumber(hashOf(SECRET), SHARES, announced))
})

test('everybody writes the same JSON', () => {
  const value = { b: [1, true, null, ['x']], a: { z: 'Ґ"\\\n\u007f😀', y: -5 } }
  expect(canonical(value)).toBe(String.raw`{"a":{"y":-5,"z":"\u0490\"\\\n\u007f\ud83d\ude00"},"b":[1,true,null,["x"]]}`)
})
