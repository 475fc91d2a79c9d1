/** How the dice follow from the server's secret and from what everybody adds; the twin of `engine/fair.py`. */

import { fromHex, toHex } from './hex.ts'
import { hmac, joined, sha256 } from './sha256.ts'

/** What a person adds: the hash told when sitting down, and the share, if it came in time. */
export interface Share {
  chair: number
  hash: string
  share: string | null
}

const text = (words: string) => new TextEncoder().encode(words)
const ROOT = text('duchy fair dice 2')
const CHECK = text('duchy fair dice 2 check number')

export function hashOf(hex: string): string {
  return toHex(sha256(fromHex(hex)))
}

/** What all chance follows from. */
export function rootOf(secret: string, shares: Share[]): Uint8Array<ArrayBuffer> {
  const given = inOrder(shares).flatMap(({ share }) => (share === null ? [] : [fromHex(share)]))
  const pieces = given.flatMap((value) => [Uint8Array.of(value.length >> 8, value.length & 255), value])
  return hmac(fromHex(secret), joined(ROOT, ...pieces))
}

/** The chair of each seat, if seats are drawn by lot; partners stay partners. */
export function seatingOf(root: Uint8Array, teams: number[][]): number[] {
  let number = 0
  const draw = () => chance(root, `seat ${number++}`)
  const places = teams.map((team) => [...team].sort((a, b) => a - b)).sort((a, b) => a[0]! - b[0]!)
  const others = shuffled(places, draw)
  const found: number[] = []
  for (const [index, team] of places.entries()) {
    const chairs = shuffled(others[index]!, draw)
    for (const [place, seat] of team.entries()) found[seat] = chairs[place]!
  }
  return found
}

/** Nine digits that are the same for all who were shown the same. */
export function checkNumber(commitment: string, shares: Share[]): string {
  const pieces = inOrder(shares).flatMap(({ chair, hash, share }) => [
    Uint8Array.of(chair),
    fromHex(hash),
    fromHex(share ?? ''),
  ])
  const number = first8(sha256(joined(CHECK, fromHex(commitment), ...pieces))) % 1_000_000_000n
  return String(number).padStart(9, '0')
}

function inOrder(shares: Share[]): Share[] {
  return [...shares].sort((a, b) => a.chair - b.chair)
}

function chance(root: Uint8Array, label: string): bigint {
  return first8(hmac(root, text(label)))
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
