/** The pictures of docs/screenshots. The positions come from records, so every run draws the same. */

import { mkdir, writeFile } from 'node:fs/promises'
import UPNG from 'upng-js'

import { openPosition, openTable, record, sit } from './support/api.ts'
import { look, nameSeats, sitAt } from './support/pictures.ts'
import { Player } from './support/player.ts'
import { expect, test, type Page } from './support/test.ts'

const FOLDER = new URL('../../docs/screenshots/', import.meta.url)
const COLOURS = 256
const MOST_BYTES = 300_000
const PHONE = { width: 390, height: 844 }

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
  await page.getByRole('switch', { name: 'Starting castle of your choice' }).check({ force: true })
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
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true, deviceScaleFactor: 2, settings: { askFirst: true } })

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
