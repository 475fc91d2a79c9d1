/** Arriving at a table by a link. What the address holds after `#` is a secret, so it leaves the address at once. */

import { api } from '../api/client.ts'
import { heldSeats, holdSeats } from '../seats.ts'

/** A seat that somebody may take: by a secret, or freely, as at listed tables. */
export interface Invited {
  invite: string | null
  seat: number
}

export type Secret = { token: string } | { invite: string; seat: number | null } | null

/** What a fragment says: `#seat=<token>` acts for a seat, `#invite=<secret>&at=<seat>` lets somebody sit down. */
export function secretIn(hash: string): Secret {
  const fields = new URLSearchParams(hash.replace(/^#/, ''))
  const token = fields.get('seat')
  if (token) return { token }
  const invite = fields.get('invite')
  const seat = fields.get('at')
  return invite ? { invite, seat: seat && /^\d$/.test(seat) ? Number(seat) : null } : null
}

/** Take the secret out of the address. Keeps the seat if there is one; answers the invitation if there is one. */
export async function arrive(table: string): Promise<Invited | null> {
  const secret = secretIn(location.hash)
  if (!secret) return null
  history.replaceState(null, '', location.pathname + location.search)
  if ('token' in secret) {
    await keep(table, secret.token)
    return null
  }
  const seat = secret.seat ?? (await firstOpen(table))
  return seat === null ? null : { invite: secret.invite, seat }
}

async function keep(table: string, token: string): Promise<void> {
  if (heldSeats(table).some((held) => held.token === token)) return
  const { held } = await api.state(table, token)
  holdSeats(
    table,
    held.map((seat) => ({ seat, token })),
  )
}

async function firstOpen(table: string): Promise<number | null> {
  const { seats } = await api.table(table)
  return seats.find(({ kind }) => kind === 'open')?.seat ?? null
}
