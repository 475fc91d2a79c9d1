/** Tables as pictures show them: with people at their seats, and a date that is always the same. */

import { openPosition, sit, type Opened, type Position } from './api.ts'
import { Player } from './player.ts'
import { expect, type Page } from './test.ts'

/** Who plays in the pictures. A record knows only seats. */
const PEOPLE = [
  { kind: 'person', name: 'Anna', level: null, online: true },
  { kind: 'bot', name: 'Isabeau', level: 'steward', online: false },
  { kind: 'bot', name: 'Odo', level: 'squire', online: false },
  { kind: 'person', name: 'Marguerite', level: null, online: true },
  { kind: 'bot', name: 'Clara', level: 'chancellor', online: false },
]

const DATE = '2026-05-01T18:30:00Z'

interface Table {
  seats: object[]
  imported: boolean
}

function named(table: Table, played: boolean): object {
  const seats = table.imported ? table.seats.map((seat, number) => ({ ...seat, ...PEOPLE[number] })) : table.seats
  return { ...table, imported: table.imported && !played, seats, created: DATE, updated: DATE }
}

/** What the server said, with names for the seats of tables that were opened from records, and one date for all. */
function retold(text: string, played: boolean): string {
  const told = JSON.parse(text) as { table?: Table; tables?: Table[]; seats?: object[] }
  if (told.table) return JSON.stringify({ ...told, table: named(told.table, played) })
  if (told.tables) return JSON.stringify({ ...told, tables: told.tables.map((table) => named(table, played)) })
  return told.seats ? JSON.stringify(named(told as Table, played)) : text
}

/** `played`: as if the games had been played here, so that they count. */
export async function nameSeats(page: Page, played = false): Promise<void> {
  await page.routeWebSocket('**/live', (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => socket.send(retold(String(message), played)))
  })
  await page.route(/\/api\/tables(\/\w+)?(\/state)?(\?|$)/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: retold(await response.text(), played) })
  })
}

/** Seat 0 of a position, as a person sees it who sits there. */
export async function look(page: Page, position: Position): Promise<Opened> {
  const opened = await sitAt(page, position)
  await new Player(page).toMove()
  return opened
}

/** The same where a card has to be taken up before anything can be done. */
export async function sitAt(page: Page, position: Position): Promise<Opened> {
  const opened = await openPosition(page.request, position)
  await nameSeats(page)
  await sit(page, opened, 0)
  await expect(page.locator('[data-ply]').or(page.getByRole('slider')).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  return opened
}
