/** To a tutorial: back to the one that was left, or to a new one. */

import { api } from '../api/client.ts'
import type { TableInfo } from '../api/types.ts'
import { holdSeats, myTables } from '../seats.ts'

const LATEST = 20

/** The table of a game's tutorial, left before its learner had done much else there. */
export async function openTutorial(game: string): Promise<TableInfo> {
  return (await left(game)) ?? (await begin(game))
}

async function begin(game: string): Promise<TableInfo> {
  const { table, seats, invitations } = await api.openTutorial(game)
  holdSeats(table.id, seats, invitations)
  return table
}

async function left(game: string): Promise<TableInfo | undefined> {
  const ids = myTables().slice(0, LATEST)
  if (!ids.length) return undefined
  const { tables } = await api.tables({ ids })
  return tables.find((table) => table.game === game && table.status === 'running' && isUnderWay(table))
}

/** The script lasts some forty plies at most; a game that went on longer is an ordinary one by now. */
const isUnderWay = ({ settings, ply }: TableInfo): boolean => Boolean(settings.tutorial) && ply < 45
