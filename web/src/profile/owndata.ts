/** A person's own tables and other data: fetched, saved as a file, deleted. */

import { api, Refusal } from '../api/client.ts'
import type { AccountInfo, TableInfo } from '../api/types.ts'
import { stopPush } from '../push.ts'
import { forgetTable, heldSeats, myTables } from '../seats.ts'
import { end } from '../session.ts'
import { settings } from '../settings.svelte.ts'
import type { OwnTable } from './statistics.ts'

const AT_ONCE = 50 // tables that the server is asked for by name

/** The tables at which this browser holds seats. */
export async function tablesOfBrowser(): Promise<OwnTable[]> {
  const ids = myTables()
  const pages = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, page) =>
    api.tables({ ids: ids.slice(page * AT_ONCE, (page + 1) * AT_ONCE) }),
  )
  const found = (await Promise.all(pages)).flatMap(({ tables }) => tables)
  return found.map((table) => ({ table, held: heldSeats(table.id).map(({ seat }) => seat) }))
}

/** The tables at which the account that is signed in keeps seats. */
export async function tablesOfAccount(): Promise<OwnTable[]> {
  const found: OwnTable[] = []
  for (let cursor: string | undefined; ;) {
    const { tables, held, next } = await api.accountTables(cursor, 'true')
    found.push(...tables.map((table) => ({ table, held: held[table.id] ?? [] })))
    if (!next) return found
    cursor = next
  }
}

/** Everything that is kept for a person, without what gives access to seats. */
export async function exported(account: AccountInfo | null, tables: OwnTable[]): Promise<object> {
  const { name, language, theme, motion, pace, pushStop } = settings
  const mail = account && (await api.address())
  return {
    exported: new Date().toISOString(),
    browser: { name, language, theme, motion, pace, pushMessages: Boolean(pushStop) },
    account: account && { ...account, ...mail },
    games: tables.map(({ table, held }) => gameOf(table, held)),
  }
}

function gameOf({ id, game, options, status, created, updated, seats, results }: TableInfo, held: number[]): object {
  const own = held.map((seat) => ({ seat, name: seats[seat]?.name ?? null }))
  return { table: id, game, options, status, created, updated, seats: own, results }
}

/**
 * Delete the account, if there is one (it asks for its password, so that comes first), and remove the names of all seats that this browser holds. Games in progress can
 * be played on, so their keys are kept.
 */
export async function deleteOwnData(account: AccountInfo | null, password = ''): Promise<void> {
  if (account) {
    await api.closeAccount(password)
    end()
  }
  if (settings.pushStop) await stopPush()
  const known = new Map((await tablesOfBrowser()).map(({ table }) => [table.id, table]))
  for (const id of myTables()) {
    const table = known.get(id)
    for (const { seat, token } of table ? heldSeats(id) : []) await forgetName(id, seat, token)
    if (table?.status !== 'running') forgetTable(id)
  }
  settings.name = ''
}

/** A seat that is not ours any more has no name of ours either. */
async function forgetName(table: string, seat: number, token: string): Promise<void> {
  try {
    await api.forgetName(table, seat, token)
  } catch (error) {
    if (!(error instanceof Refusal) || ![401, 403, 404].includes(error.problem.status)) throw error
  }
}
