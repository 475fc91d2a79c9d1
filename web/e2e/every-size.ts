/**
 * Pages and tables at every size, to look at: too many to be kept with the documentation. Each is drawn in one language
 * and one theme, so that every game is seen in all of them. What a window does not show of a page is drawn as well.
 */

import { fileURLToPath } from 'node:url'

import { openPosition, record, sit, type Position } from './support/api.ts'
import { SIZES } from './support/layout.ts'
import { nameSeats, sitAt } from './support/pictures.ts'
import { expect, test, type Page } from './support/test.ts'

const FOLDER = new URL('../../build/sizes/', import.meta.url)

type Language = 'en' | 'ru' | 'uk'
type Theme = 'light' | 'dark'

const TABLES: [position: Position, language: Language, theme: Theme][] = [
  ['solo', 'uk', 'light'],
  ['two-middle', 'ru', 'dark'],
  ['modules', 'uk', 'light'],
  ['middle', 'en', 'light'],
  ['team', 'ru', 'light'],
  ['dice-one', 'ru', 'light'],
  ['dice-two', 'uk', 'dark'],
  ['dice-middle', 'en', 'light'],
  ['dice-four', 'ru', 'dark'],
  ['dice-five', 'uk', 'light'],
  ['bruges-turn', 'en', 'dark'],
  ['bruges-penalties', 'ru', 'light'],
  ['bruges-three', 'uk', 'light'],
  ['bruges-four', 'ru', 'light'],
]

const ENDS: [position: Position, language: Language, theme: Theme][] = [
  ['end', 'uk', 'light'],
  ['modules-end', 'en', 'dark'],
  ['team-end', 'ru', 'light'],
  ['dice-solo', 'ru', 'dark'],
  ['bruges-end', 'uk', 'light'],
]

const PAGES: [path: string, language: Language, theme: Theme][] = [
  ['', 'en', 'light'],
  ['tables', 'uk', 'light'],
  ['rules/bruges', 'ru', 'dark'],
  ['settings', 'uk', 'light'],
  ['about', 'ru', 'light'],
  ['profile', 'ru', 'dark'],
]

const GAMES: [game: string, language: Language, theme: Theme][] = [
  ['burgundy', 'ru', 'light'],
  ['dice', 'uk', 'dark'],
  ['bruges', 'en', 'light'],
]

async function draw(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
    const path = fileURLToPath(new URL(`${name}-${width}x${height}.png`, FOLDER))
    await page.screenshot({ path, animations: 'disabled', caret: 'hide', fullPage })
  }
}

function drawn(name: string, language: Language, theme: Theme, reach: (page: Page) => Promise<void>): void {
  test.describe(() => {
    test.use({ settings: { language, theme } })
    test(name, async ({ page }) => reach(page))
  })
}

for (const [position, language, theme] of TABLES) {
  drawn(position, language, theme, async (page) => {
    await sitAt(page, position)
    await draw(page, position)
  })
}

for (const [position, language, theme] of ENDS) {
  drawn(position, language, theme, async (page) => {
    await sitAt(page, position)
    await expect(page.getByRole('slider')).toBeVisible()
    await expect(page.locator('.happened')).toHaveText(/\.\s+\S/) // what happened last, from the log
    await draw(page, position, { fullPage: true })
  })
  drawn(`replay of ${position}`, language, theme, async (page) => {
    const { table } = await sitAt(page, position)
    const { actions } = JSON.parse(await record(position)) as { actions: unknown[] }
    await page.goto(`/table/${table.id}/replay#ply=${Math.round(actions.length / 2)}`)
    await expect(page.locator('#log .line').first()).toBeVisible()
    await draw(page, `replay-${position}`)
  })
}

for (const [path, language, theme] of PAGES) {
  drawn(`/${path}`, language, theme, async (page) => {
    await nameSeats(page, path === 'profile')
    for (const position of ['middle', 'end', 'bruges-turn', 'dice-solo'] as const) {
      await sit(page, await openPosition(page.request, position), 0)
    }
    await page.goto(`/${path}`)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await draw(page, `page-${path.replace(/\W/g, '-')}`, { fullPage: true })
  })
}

for (const [game, language, theme] of GAMES) {
  drawn(`a new game of ${game}`, language, theme, async (page) => {
    await page.goto('/new')
    await page.locator(`input[value="${game}"]`).check({ force: true })
    await expect(page.locator('button.go')).toBeEnabled()
    await draw(page, `new-${game}`, { fullPage: true })
  })
  drawn(`the tutorial of ${game}`, language, theme, async (page) => {
    await page.goto(`/rules/${game}`)
    await page.locator('main .learn button').click()
    await page.locator('.tutorial [aria-keyshortcuts="N"]').click()
    await expect(page.locator('.tutorial .count')).toHaveText(/^2\D/)
    await page.mouse.move(0, 0) // nothing under the pointer explains itself
    await draw(page, `tutorial-${game}`)
  })
}
