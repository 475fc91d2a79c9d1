/** The tutorials, each to its end by keyboard, at the real table. */

import { readFile } from 'node:fs/promises'

import { expect, test, type Page } from './support/test.ts'

interface Step {
  text?: string
  player?: number
  action?: string
}

async function stepsOf(game: string): Promise<Step[]> {
  const file = new URL(`../../src/duchy/games/${game}/tutorial/tutorial.json`, import.meta.url)
  const { steps } = JSON.parse(await readFile(file, 'utf8')) as { steps: Step[] }
  return steps.filter(({ player }) => player === undefined)
}

/** The place of a glowing target, or a card that is taken up first. */
const TARGET = 'main [data-place][data-action], main .tool[data-place]'

async function pressEnterAt(page: Page, selector: string): Promise<void> {
  const found = page.locator(selector).first()
  await found.focus()
  await page.keyboard.press('Enter')
}

for (const game of ['burgundy', 'dice', 'bruges']) {
  test(`the tutorial of ${game} to its end by keyboard`, async ({ page }) => {
    const steps = await stepsOf(game)
    await page.goto(`/rules/${game}`)
    await page.getByRole('button', { name: 'Learn by playing' }).press('Enter')
    const guide = page.getByRole('region', { name: 'Tutorial' })
    for (const [index, { action }] of steps.entries()) {
      await expect(guide).toContainText(`${index + 1} of ${steps.length}`)
      if (!action) {
        await page.keyboard.press('n')
        continue
      }
      const target = page.locator('main [data-place][data-action]')
      while (!(await target.count())) await pressEnterAt(page, TARGET)
      await pressEnterAt(page, 'main [data-place][data-action]')
    }
    await expect(guide).toBeHidden()
    await expect(page.locator('main [data-place][data-action]').first()).toBeVisible()
  })
}
