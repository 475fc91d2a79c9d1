/** The pictures of docs/screenshots. The positions come from records, so every run draws the same. */

import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import UPNG from 'upng-js'

import { openPosition, openTable, record, sit, type Opened, type Position } from './support/api.ts'
import { SIZES } from './support/layout.ts'
import { Player } from './support/player.ts'
import { expect, test, type Page } from './support/test.ts'

const FOLDER = new URL('../../docs/screenshots/', import.meta.url)
const LOOKED_AT = new URL('../../build/sizes/', import.meta.url)
const COLOURS = 256
const MOST_BYTES = 300_000
const PHONE = { width: 390, height: 844 }

/** Who plays in the pictures. A record knows only seats. */
const PEOPLE = [
  { kind: 'person', name: 'Anna', level: null, online: true },
  { kind: 'bot', name: 'Isabeau', level: 'steward', online: false },
  { kind: 'bot', name: 'Odo', level: 'squire', online: false },
  { kind: 'person', name: 'Marguerite', level: null, online: true },
]

const DATE = '2026-05-01T18:30:00Z'

interface Table {
  seats: object[]
  imported: boolean
}

function named(table: Table): object {
  const seats = table.imported ? table.seats.map((seat, number) => ({ ...seat, ...PEOPLE[number] })) : table.seats
  return { ...table, seats, created: DATE, updated: DATE }
}

/** What the server said, with names for the seats of tables that were opened from records, and one date for all. */
function retold(text: string): string {
  const told = JSON.parse(text) as { table?: Table; tables?: Table[]; seats?: object[] }
  if (told.table) return JSON.stringify({ ...told, table: named(told.table) })
  if (told.tables) return JSON.stringify({ ...told, tables: told.tables.map(named) })
  return told.seats ? JSON.stringify(named(told as Table)) : text
}

async function nameSeats(page: Page): Promise<void> {
  await page.routeWebSocket('**/live', (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => socket.send(retold(String(message))))
  })
  await page.route(/\/api\/tables(\/\w+)?(\/state)?(\?|$)/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: retold(await response.text()) })
  })
}

/** Seat 0 of a position, as a person sees it who sits there. */
async function look(page: Page, position: Position): Promise<Opened> {
  const opened = await sitAt(page, position)
  await new Player(page).toMove()
  return opened
}

/** The same where a card has to be taken up before anything can be done. */
async function sitAt(page: Page, position: Position): Promise<Opened> {
  const opened = await openPosition(page.request, position)
  await nameSeats(page)
  await sit(page, opened, 0)
  await expect(page.locator('[data-ply]').or(page.getByRole('slider')).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  return opened
}

async function keep(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide', fullPage })
  const picture = UPNG.decode(new Uint8Array(shot).buffer)
  const small = UPNG.encode(UPNG.toRGBA8(picture), picture.width, picture.height, COLOURS)
  expect(small.byteLength, `${name} is small`).toBeLessThan(MOST_BYTES)
  await mkdir(FOLDER, { recursive: true })
  await writeFile(new URL(`${name}.png`, FOLDER), new Uint8Array(small))
}

async function takeUpDie(page: Page): Promise<void> {
  await page.locator('[data-place="die-1"]').click()
  await expect(page.locator('[aria-pressed="true"]')).toHaveCount(1)
  await page.mouse.move(0, 0)
}

test('home', async ({ page, request }) => {
  await nameSeats(page)
  const mine = [
    await openPosition(request, 'middle'),
    await openTable(request, [
      { kind: 'here', name: 'Anna' },
      { kind: 'bot', name: 'Isabeau', level: 'steward' },
    ]),
  ]
  for (const opened of mine) await sit(page, opened, 0)
  const seats = [{ kind: 'here', name: 'Marguerite' }, { kind: 'link' }, { kind: 'bot', name: 'Odo', level: 'squire' }]
  await request.post('/api/tables', { data: { game: 'burgundy', seats, settings: { listed: true } } })
  await page.goto('/')
  await expect(page.getByRole('link', { name: /The Castles of Burgundy/ })).toHaveCount(3)
  await keep(page, 'home')
})

test('new game', async ({ page }) => {
  await page.goto('/new')
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeEnabled()
  await page.getByRole('radio', { name: '3', exact: true }).check({ force: true })
  await page.getByLabel('Name at seat 1').fill('Anna')
  await page.getByLabel('Who plays seat 3').selectOption({ label: 'by link' })
  await page.getByRole('switch', { name: 'Free starting castle' }).check({ force: true })
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await keep(page, 'new-game')
})

test('the start of a game', async ({ page }) => {
  await look(page, 'start')
  await keep(page, 'table-start')
})

test('the middle of a game', async ({ page }) => {
  await look(page, 'middle')
  await takeUpDie(page)
  await page.locator('[data-place^="hex-"][data-action]').first().hover()
  await expect(page.locator('.card')).toBeVisible() // what it costs and brings
  await keep(page, 'table-mid')
})

test('dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await look(page, 'middle')
  await takeUpDie(page)
  await keep(page, 'table-dark')
})

for (const [language, name] of [
  ['ru', 'Русский'],
  ['uk', 'Українська'],
] as const) {
  test(name, async ({ page }) => {
    await look(page, 'middle')
    await page.getByRole('combobox').first().selectOption(language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await takeUpDie(page)
    await keep(page, `table-${language}`)
  })
}

for (const position of ['modules', 'team', 'solo'] as const) {
  test(position, async ({ page }) => {
    await look(page, position)
    await keep(page, position)
  })
}

test.describe('counting', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the final scoring', async ({ page }) => {
    await look(page, 'last')
    await new Player(page).step('end_turn')
    await page.getByRole('button', { name: 'Pause' }).click()
    while (!(await page.locator('tr.current').getByText('Boarding houses').count())) {
      await page.getByRole('button', { name: 'Next' }).click()
    }
    await expect(page.locator('.sky')).toHaveCount(0) // the points have arrived
    await keep(page, 'final-scoring')
  })
})

test('the end of a game', async ({ page }) => {
  await look(page, 'end')
  await expect(page.getByRole('slider')).toBeVisible()
  await expect(page.getByText('The game is over').first()).toBeVisible() // the log has come
  await keep(page, 'end', { fullPage: true })
})

test('replay', async ({ page }) => {
  const opened = await look(page, 'end')
  const { actions } = JSON.parse(await record('end')) as { actions: unknown[] }
  const ply = Math.round(actions.length * 0.6)
  await page.goto(`/table/${opened.table.id}/replay#ply=${ply}`)
  await expect(page.getByRole('slider')).toBeVisible()
  await expect(page.locator('#log .line').first()).toBeVisible()
  await keep(page, 'replay')
})

test('Bruges', async ({ page }) => {
  await sitAt(page, 'bruges-turn')
  await page.locator('[data-place^="card-"][aria-pressed]').first().click()
  await page.mouse.move(0, 0)
  await keep(page, 'bruges')
})

test('the Dice Game', async ({ page }) => {
  await look(page, 'dice-middle')
  await page.locator('[data-place^="hex-"][data-action]').first().hover()
  await expect(page.locator('.card')).toBeVisible()
  await keep(page, 'dice')
})

test('the Dice Game alone', async ({ page }) => {
  await look(page, 'dice-solo')
  await keep(page, 'dice-solo', { fullPage: true })
})

test.describe('phone', () => {
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true, deviceScaleFactor: 2 })

  test('estate', async ({ page }) => {
    await look(page, 'middle')
    await page.getByRole('tab', { name: /Estate/ }).tap()
    await keep(page, 'phone')
  })

  test('the Dice Game on a phone', async ({ page }) => {
    await look(page, 'dice-middle')
    await keep(page, 'dice-phone')
  })

  test('Bruges on a phone', async ({ page }) => {
    await sitAt(page, 'bruges-turn')
    await keep(page, 'bruges-phone')
  })

  test('board, with the sheet', async ({ page }) => {
    await look(page, 'middle')
    await page.getByRole('tab', { name: /Board/ }).tap()
    await page.locator('[data-place^="depot-"][data-action]').first().tap()
    await expect(new Player(page).answers.first()).toBeVisible()
    await keep(page, 'phone-sheet')
  })
})

/** Every size of the tables, to look at: too many to be kept with the documentation. */
test.describe('all sizes', () => {
  for (const position of [
    'solo',
    'two-middle',
    'middle',
    'dice-one',
    'dice-two',
    'dice-five',
    'bruges-turn',
    'bruges-four',
  ] as const) {
    test(position, async ({ page }) => {
      await sitAt(page, position)
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height })
        await page.evaluate(() => document.fonts.ready)
        const path = fileURLToPath(new URL(`${position}-${width}x${height}.png`, LOOKED_AT))
        await page.screenshot({ path, animations: 'disabled', caret: 'hide' })
      }
    })
  }
})
