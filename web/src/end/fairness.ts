/**
 * The dice of a finished game, checked by the browser itself.
 *
 * A game has a secret. Its SHA-256, the commitment, is shown when all have sat down, the secret when the game is over.
 * Everybody has added a share. Seats, seed and all other chance follow from secret and shares (`fair/scheme.ts`): the
 * seed is entropy 0; the action that makes ply n is played with entropy n, the first 8 bytes of HMAC-SHA256(root, n).
 * What the dice of an entropy then do is the rules' business: only a program with the rules can replay that.
 */

import { fromHex, toHex } from '../fair/hex.ts'
import { hashOf, rootOf, seatingOf, type Share } from '../fair/scheme.ts'
import { hmac } from '../fair/sha256.ts'
import type { OwnShare } from '../fair/shares.ts'

export interface RecordDocument {
  game: string
  seed: string
  actions: [player: number, notation: string, entropy?: string][]
  fairness?: {
    commitment: string
    secret: string
    scheme?: 2
    shares?: [chair: number, hash: string, share: string | null][]
    seating?: number[] | null
  } | null
}

export interface Report {
  /** The secret hashes to the commitment of the record. */
  secret: boolean
  /** And that is the one this browser saw when the table was new to it; null if it never saw one. */
  promised: boolean | null
  /** All shares fit the hashes that were told before; null if the game has none. */
  shares: boolean | null
  /** What this browser added is among them, unchanged; null if it added nothing. */
  own: boolean | null
  /** The seats were drawn as secret and shares say; null if they were not drawn. */
  seating: boolean | null
  /** The set-up was dealt with entropy 0. */
  seed: boolean
  /** Actions whose entropy is not that of their ply, counted from 1. */
  wrong: number[]
  checked: number
}

/** What this browser knows of the beginning. */
export interface Remembered {
  commitment: string | null
  share: OwnShare | null
  /** The seats of each team, where players win together. */
  teams?: number[][] | null
}

const PIECE = 50 // actions that are checked before the page may draw

/** Checks everything there is to check; `progress` hears how many actions are done. */
export async function verify(
  record: RecordDocument,
  seen: Remembered,
  progress: (done: number) => void = () => {},
): Promise<Report> {
  if (!record.fairness) throw new Error('The record holds no secret.')
  const { secret, commitment, scheme, seating = null } = record.fairness
  const shares = (record.fairness.shares ?? []).map(([chair, hash, share]): Share => ({ chair, hash, share }))
  const root = scheme === 2 ? rootOf(secret, shares) : fromHex(secret)
  const teams = seen.teams ?? seating?.map((_, seat) => [seat]) ?? []
  const report: Report = {
    secret: hashOf(secret) === commitment,
    promised: seen.commitment === null ? null : seen.commitment === commitment,
    shares: shares.length ? shares.every(({ hash, share }) => share === null || hashOf(share) === hash) : null,
    own: seen.share && shares.some(({ hash, share }) => hash === seen.share?.hash && share === seen.share.share),
    seating: seating && String(seatingOf(root, teams)) === String(seating),
    seed: entropy(root, 0) === record.seed,
    wrong: [],
    checked: 0,
  }
  for (const [index, [, , found]] of record.actions.entries()) {
    if (found !== entropy(root, index + 1)) report.wrong.push(index + 1)
    report.checked = index + 1
    progress(report.checked)
    if (report.checked % PIECE === 0) await new Promise((go) => setTimeout(go))
  }
  return report
}

export function passed({ secret, promised, shares, own, seating, seed, wrong }: Report): boolean {
  return secret && seed && wrong.length === 0 && ![promised, shares, own, seating].includes(false)
}

/** The chance of a ply, as records write it: 16 hexadecimal digits. */
export function entropy(root: Uint8Array, ply: number): string {
  return toHex(hmac(root, new TextEncoder().encode(String(ply))).slice(0, 8))
}
