/**
 * What this browser adds to the dice. It draws 32 random bytes when somebody sits down and tells their hash; the bytes
 * themselves are sent when the server has fixed its secret, and kept to compare with at the end.
 */

import { api } from '../api/client.ts'
import type { TableInfo } from '../api/types.ts'
import { heldSeats } from '../seats.ts'
import { isAsAnnounced } from './announced.ts'
import { toHex } from './hex.ts'
import { hashOf } from './scheme.ts'
import { readKept, writeKept } from '../kept.ts'

const KEY = 'duchy.shares'
const MOST = 300

export interface OwnShare {
  share: string
  hash: string
}

export function newShare(): OwnShare {
  const share = toHex(crypto.getRandomValues(new Uint8Array(32)))
  return { share, hash: hashOf(share) }
}

/** Keep the share with its table. */
export function keepShare(table: string, { share }: OwnShare): void {
  const all = readKept<string>(KEY)
  delete all[table]
  all[table] = share
  writeKept(KEY, all, MOST)
}

/** What this browser has drawn for a table; null if it has no share in its dice. */
export function shareOf(table: string): OwnShare | null {
  const share = readKept<string>(KEY)[table]
  return share ? { share, hash: hashOf(share) } : null
}

/** The share for a table, or for a wish such as a rematch; the same again if the answer to the first request was lost. */
export function shareFor(name: string): OwnShare {
  const known = shareOf(name)
  if (known) return known
  const drawn = newShare()
  keepShare(name, drawn)
  return drawn
}

/**
 * Send the share, now that the secret is fixed; only if its hash is among those that the server shows, and what the
 * commitment binds is this table.
 */
export async function giveShare(table: TableInfo): Promise<void> {
  const { id, fairness } = table
  const own = shareOf(id)
  if (!isAsAnnounced(table)) return
  const listed = fairness?.shares.find(({ hash }) => hash === own?.hash)
  if (!own || !listed || listed.given) return
  const token = heldSeats(id).find(({ seat }) => seat === listed.seat)?.token
  await api.giveShare(id, own.share, token)
}
