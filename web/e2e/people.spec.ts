/** People who leave a table and come back, who concede, and waiting rooms that are filled up or given up. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { ME, openTable, sit, type Opened, type Seat } from './support/api.ts'
import { Player } from './support/player.ts'
import { serve } from './support/server.ts'
import { expect, test, type Page } from './support/test.ts'

const HERE: Seat[] = [ME, { kind: 'here', name: 'Bob' }, { kind: 'here', name: 'Clara' }]

/** Choose something in the menu of the table, and confirm it. */
async function choose(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: what, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: what, exact: true }).click()
}

async function lookAgain(page: Page, { table }: Opened): Promise<void> {
  await page.goto(`/table/${table.id}`)
}

test('with two players a bot plays on for who leaves; back again, conceding ends the game', async ({
  page,
  people,
  request,
}) => {
  const opened = await openTable(request, HERE.slice(0, 2))
  const bob = await people.come()
  await sit(page, opened, 0)
  await sit(bob, opened, 1)
  await expect(new Player(bob).table).toBeVisible()

  await choose(bob, 'Leave')
  await expect(bob).toHaveURL('/')
  await expect(page.getByText(/leaves; a\sbot plays on/i).first()).toBeVisible()
  const anna = new Player(page)
  await anna.toMove() // the bot has moved, if it was to
  await anna.step('end_turn')
  await anna.toMove() // and plays whole turns

  await lookAgain(bob, opened)
  await bob.getByRole('button', { name: 'Take over again' }).click()
  await expect(page.getByText(/is back/i).first()).toBeVisible()
  await choose(bob, 'Concede')
  await expect(bob.getByRole('heading', { name: 'You conceded' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'You win: Bob conceded' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('with three players a bot plays on for who concedes', async ({ page, people, request }) => {
    const opened = await openTable(request, HERE)
    const clara = await people.come()
    await sit(page, opened, 0)
    await sit(clara, opened, 2)
    await choose(clara, 'Concede')
    await expect(clara.getByText('You have conceded')).toBeVisible()
    await expect(clara.getByRole('button', { name: 'Take over again' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Home' })).toBeVisible() // one menu, not two
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Menu' })).toHaveCount(0)
  })
})

test('a waiting room is filled with bots, or cancelled; then the table can be hidden', async ({ page, request }) => {
  const waiting: Seat[] = [ME, { kind: 'link' }, { kind: 'link' }]
  const [one, other] = [await openTable(request, waiting), await openTable(request, waiting)]
  await sit(page, one)
  await page.getByRole('button', { name: 'Fill the seats with bots and start' }).click()
  await new Player(page).toMove()

  await sit(page, other)
  await page.getByRole('button', { name: 'Cancel the table' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the table' }).click()
  await expect(page.getByRole('heading', { name: 'This table was cancelled' })).toBeVisible()
  await page.goto('/tables')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(2)
  await cards.filter({ hasText: 'Cancelled' }).getByRole('button', { name: 'Hide from my list' }).click()
  await expect(cards).toHaveCount(1)
  await page.reload()
  await expect(cards).toHaveCount(1)
  await page.getByRole('button', { name: 'Show hidden tables' }).click()
  await expect(cards).toHaveCount(2)
})

test('a clock goes on after a restart of the server, and a bot plays on when it has run out', async ({
  people,
  playwright,
  watch,
}) => {
  watch.expect(/WebSocket connection to .* failed/, /ERR_CONNECTION_(REFUSED|RESET)/, /asked elsewhere: .*favicon/)
  const folder = await mkdtemp(join(tmpdir(), 'duchy-clock-'))
  const database = join(folder, 'tables.sqlite3')
  let server = await serve(database)
  const { url: baseURL, port } = { url: server.url, port: Number(new URL(server.url).port) }
  try {
    const request = await playwright.request.newContext({ baseURL })
    const clock = { kind: 'move', seconds: 20 }
    const opened = await openTable(request, HERE.slice(0, 2), {}, 'burgundy', { clock })
    const page = await people.come({ baseURL, settings: { confirmEnd: false } })
    await sit(page, opened) // both seats: the turn goes from one to the other
    const player = new Player(page)
    await player.toMove()
    await player.step('end_turn')
    await expect(page.getByRole('timer')).toHaveCount(2)
    await server.stop()
    await expect(page.getByText('Connection lost')).toBeVisible()
    server = await serve(database, port)
    await expect(page.getByText('Connection lost')).toBeHidden()
    await expect(page.getByText(/out of time; a\sbot plays on/i).first()).toBeVisible()
    await request.dispose()
  } finally {
    await server.stop()
    await rm(folder, { recursive: true })
  }
})
