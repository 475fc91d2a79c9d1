/**
 * How the dice follow from the server's secret, from what was announced and from what everybody adds; the twin of
 * `engine/match/fair.py`. The hashes are a library's: browsers compute them only on secure pages, and a table at home is
 * often served without https.
 */

import { hmac as keyed } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'

import type { Announced } from '../api/types.ts'
import { fromHex, toHex } from './hex.ts'

/** What a person adds: the hash told when sitting down, and the share, if it came in time. */
export interface Share {
  chair: number
  hash: string
  share: string | null
}

const text = (words: string) => new TextEncoder().encode(words)
const SCHEME_2 = { root: text('duchy fair dice 2'), check: text('duchy fair dice 2 check number') }
const SCHEME_3 = {
  announced: text('duchy fair dice 3 announced'),
  commitment: text('duchy fair dice 3 commitment'),
  root: text('duchy fair dice 3 root'),
  check: text('duchy fair dice 3 check number'),
}

/** The hash of a share, and the commitment of the first two schemes. */
export function hashOf(hex: string): string {
  return toHex(sha256(fromHex(hex)))
}

/** What the server shows before people give their shares: in scheme 3 it binds what was announced. */
export function commitmentOf(secret: string, announced: Announced | null): string {
  if (!announced) return hashOf(secret)
  return toHex(sha256(concatBytes(SCHEME_3.commitment, fromHex(secret), digestOf(announced))))
}

/** What all chance follows from, in schemes 2 and 3. */
export function rootOf(secret: string, shares: Share[], announced: Announced | null): Uint8Array {
  if (announced) return hmac(fromHex(secret), concatBytes(SCHEME_3.root, digestOf(announced), ...answers(shares)))
  const given = inOrder(shares).flatMap(({ share }) => (share === null ? [] : [withLength(share)]))
  return hmac(fromHex(secret), concatBytes(SCHEME_2.root, ...given))
}

/** The chair of each seat, if seats are drawn by lot; partners stay partners. */
export function seatingOf(root: Uint8Array, teams: number[][]): number[] {
  let number = 0
  const draw = () => first8(hmac(root, text(`seat ${number++}`)))
  const places = teams.map((team) => [...team].sort((a, b) => a - b)).sort((a, b) => a[0]! - b[0]!)
  const others = shuffled(places, draw)
  const found: number[] = []
  for (const [index, team] of places.entries()) {
    const chairs = shuffled(others[index]!, draw)
    for (const [place, seat] of team.entries()) found[seat] = chairs[place]!
  }
  return found
}

/** The chance of a ply, as records write it: 16 hexadecimal digits. */
export function entropy(root: Uint8Array, ply: number): string {
  return toHex(hmac(root, text(String(ply))).slice(0, 8))
}

/** Nine digits that are the same for all who were shown the same. */
export function checkNumber(commitment: string, shares: Share[], announced: Announced | null): string {
  const told = announced
    ? [SCHEME_3.check, fromHex(commitment), digestOf(announced), ...answers(shares)]
    : [
        SCHEME_2.check,
        fromHex(commitment),
        ...inOrder(shares).flatMap(({ chair, hash, share }) => [
          Uint8Array.of(chair),
          fromHex(hash),
          fromHex(share ?? ''),
        ]),
      ]
  const number = first8(sha256(concatBytes(...told))) % 1_000_000_000n
  return String(number).padStart(9, '0')
}

/** A value as JSON that everybody writes alike: keys sorted, no spaces, nothing but ASCII. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return ascii(JSON.stringify(value))
  const parts = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${parts.map(([name, part]) => `${ascii(JSON.stringify(name))}:${canonical(part)}`).join(',')}}`
}

function ascii(json: string): string {
  return json.replace(/[^ -~]/g, (sign) => '\\u' + sign.charCodeAt(0).toString(16).padStart(4, '0'))
}

function digestOf(announced: Announced): Uint8Array {
  const said = text(canonical(announced))
  const length = new Uint8Array(4)
  new DataView(length.buffer).setUint32(0, said.length)
  return sha256(concatBytes(SCHEME_3.announced, length, said))
}

/** Of everybody who announced a share: the share, or that there was no answer. */
function answers(shares: Share[]): Uint8Array[] {
  return inOrder(shares).map(({ share }) =>
    share === null ? Uint8Array.of(0) : concatBytes(Uint8Array.of(1), withLength(share)),
  )
}

function withLength(share: string): Uint8Array {
  const value = fromHex(share)
  return concatBytes(Uint8Array.of(value.length >> 8, value.length & 255), value)
}

function inOrder(shares: Share[]): Share[] {
  return [...shares].sort((a, b) => a.chair - b.chair)
}

function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  return keyed(sha256, key, message)
}

function first8(bytes: Uint8Array): bigint {
  return BigInt('0x' + toHex(bytes.slice(0, 8)))
}

function shuffled<T>(items: T[], draw: () => bigint): T[] {
  const found = [...items]
  for (let last = found.length - 1; last > 0; last--) {
    const other = Number(draw() % BigInt(last + 1))
    ;[found[last], found[other]] = [found[other]!, found[last]!]
  }
  return found
}
