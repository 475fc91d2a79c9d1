/**
 * The dice of a finished game, checked by the browser itself.
 *
 * A game has a secret. A hash of it and of what was announced, the commitment, is shown when all have sat down, the
 * secret when the game is over. Everybody has added a share. Seats, seed and all other chance follow from the secret, the
 * announcements and the shares (`fair/scheme.ts`): the seed is entropy 0; the action that makes ply n is played with
 * entropy n, the first 8 bytes of HMAC-SHA256(root, n).
 * What the dice of an entropy then do is the rules' business: only a program with the rules can replay that.
 */

import type { Announced } from '../api/types.ts'
import { isWellFormed } from '../fair/announced.ts'
import { fromHex } from '../fair/hex.ts'
import { canonical, commitmentOf, entropy, hashOf, rootOf, seatingOf, type Share } from '../fair/scheme.ts'
import type { OwnShare } from '../fair/shares.ts'

interface Sealed {
  commitment: string
  secret: string
  seating?: number[] | null
}
interface First extends Sealed {
  scheme?: undefined
}
interface Shared extends Sealed {
  scheme: 2
  shares: [chair: number, hash: string, share: string | null][]
}
interface Bound extends Sealed {
  scheme: 3
  announced: Announced
  /** Of each chair. */
  shares: (string | null)[]
}

export interface RecordDocument {
  game: string
  options: Record<string, unknown>
  seed: string
  actions: [player: number, notation: string, entropy?: string][]
  fairness?: First | Shared | Bound | null
}

export interface Report {
  /** The secret, with what was announced, hashes to the commitment of the record. */
  secret: boolean
  /** What was announced is this game, and its chairs are those of the shares; null before scheme 3. */
  announced: boolean | null
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
  const announced = scheme === 3 ? record.fairness.announced : null
  const shares = sharesOf(record.fairness)
  const root = scheme ? rootOf(secret, shares, announced) : fromHex(secret)
  const teams = seen.teams ?? seating?.map((_, seat) => [seat]) ?? []
  const report: Report = {
    secret: commitmentOf(secret, announced) === commitment,
    announced: scheme === 3 ? isAnnounced(record, record.fairness) : null,
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

export function passed({ secret, announced, promised, shares, own, seating, seed, wrong }: Report): boolean {
  return secret && seed && wrong.length === 0 && ![announced, promised, shares, own, seating].includes(false)
}

function sharesOf(promise: First | Shared | Bound): Share[] {
  if (promise.scheme === 2) return promise.shares.map(([chair, hash, share]) => ({ chair, hash, share }))
  if (promise.scheme !== 3) return []
  const { announced, shares } = promise
  return announced.chairs.flatMap(({ hash }, chair) =>
    hash === null ? [] : [{ chair, hash, share: shares[chair] ?? null }],
  )
}

/** Whether the game that was announced is the one that was played, and nobody gave a share without announcing it. */
function isAnnounced({ game, options }: RecordDocument, { announced, shares, seating = null }: Bound): boolean {
  const { chairs, lot } = announced
  const seats = seating ?? chairs.map((_, chair) => chair)
  if (!isWellFormed(announced) || shares.length !== chairs.length || seats.length !== chairs.length) return false
  if (shares.some((share, chair) => share !== null && chairs[chair]?.hash === null)) return false
  const played = (name: string, asked: unknown) =>
    canonical(asked) === canonical(options[name]) ||
    (Array.isArray(asked) && canonical(seats.map((chair) => asked[chair] as unknown)) === canonical(options[name]))
  const asked = Object.entries(announced.options)
  return announced.game === game && lot === (seating !== null) && asked.every(([name, value]) => played(name, value))
}
