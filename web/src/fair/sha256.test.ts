import { expect, test } from 'vitest'

import { toHex } from './hex.ts'
import { hmac, sha256 } from './sha256.ts'

test.each([0, 1, 55, 56, 63, 64, 65, 200])('%i bytes hash as the browser hashes them', async (length) => {
  const message = Uint8Array.from({ length }, (_, index) => (index * 37) & 255)
  expect(toHex(sha256(message))).toBe(toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', message))))
})

test.each([3, 32, 64, 100])('an HMAC with a key of %i bytes is the one that the browser makes', async (length) => {
  const key = Uint8Array.from({ length }, (_, index) => index)
  const message = new TextEncoder().encode('duchy')
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  expect(toHex(hmac(key, message))).toBe(toHex(new Uint8Array(await crypto.subtle.sign('HMAC', imported, message))))
})
