/** What the commitment of scheme 3 binds, held against the table that it is for. */

import type { Announced, Fairness, TableInfo } from '../api/types.ts'
import { canonical } from './scheme.ts'

const HASH = /^[0-9a-f]{64}$/

/**
 * Whether what is announced has its form and says what the table says: the same game, the same people and bots on the
 * same chairs, the same hashes. Tables of the first two schemes announce nothing.
 */
export function isAsAnnounced({ game, options, settings, status, imported, seats, fairness }: TableInfo): boolean {
  if (fairness?.scheme !== 3) return true
  const { announced, seating } = fairness
  if (!announced || announced.game !== game || announced.lot !== (settings.first === 'random')) return false
  if (status === 'starting' && canonical(announced.options) !== canonical(options)) return false
  if (!isWellFormed(announced) || announced.chairs.length !== seats.length) return false
  if (canonical(hashes(announced)) !== canonical(fairness.shares.map(({ chair, hash }) => [chair, hash]))) return false
  // Whoever opens a table from a record holds all its seats, also those of bots.
  return imported || seats.every(({ seat, kind }) => announced.chairs[seating?.[seat] ?? seat]?.kind === kind)
}

/** Whether there are chairs, and nobody announces anything but the hash of a share. Bots announce none. */
export function isWellFormed({ chairs }: Announced): boolean {
  return chairs.length > 0 && chairs.every(({ kind, hash }) => hash === null || (kind === 'person' && HASH.test(hash)))
}

/** The announced hashes with their chairs. */
function hashes({ chairs }: Announced): [number, string][] {
  return chairs.flatMap(({ hash }, chair) => (hash === null ? [] : [[chair, hash] as [number, string]]))
}

/** What people added, as the table lists it. */
export function sharesOf({ shares }: Fairness): { chair: number; hash: string; share: string | null }[] {
  return shares.map(({ chair, hash, share }) => ({ chair, hash, share: share ?? null }))
}
