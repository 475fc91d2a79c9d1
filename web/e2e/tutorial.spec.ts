/** The tutorials, each to its end by keyboard, at the real table. */

import { readFile } from 'node:fs/promises'

import { expect, test, type Page } from './support/test.ts'

interface Step {
  player?: number
  action?: string
}

/** The steps of the learner. */
async function stepsOf(game: string): Promise<Step[]> {
  const file = new URL(`../../src/duchy/games/${game}/tutorial/tutorial.json`, import.meta.url)
  const { steps } = JSON.parse(await readFile(file, 'utf8')) as { steps: Step[] }
  return steps.filter(({ player }) => player === undefined)
}

const TARGET = 'main [data-place][data-action]'
const CARD = 'main [data-place][aria-pressed]'

/** Do the one thing that can be done; in Bruges a card is taken up first. */
async function act(page: Page): Promise<void> {
  await expect(page.locator(`${TARGET}, ${CARD}`).first()).toBeVisible()
  if (!(await page.locator(TARGET).count())) await page.locator(CARD).first().press('Enter')
  await page.locator(TARGET).first().press('Enter')
}

for (const game of ['burgundy', 'dice', 'bruges']) {
  test(`the tutorial of ${game} to its end by keyboard`, async ({ page }) => {
    const steps = await stepsOf(game)
    await page.goto(`/rules/${game}`)
    await page.getByRole('button', { name: 'Learn by playing' }).press('Enter')
    const guide = page.getByRole('region', { name: 'Tutorial' })
    for (const [index, { action }] of steps.entries()) {
      await expect(guide).toContainText(`${index + 1} of ${steps.length}`)
      if (action) await act(page)
      else await page.keyboard.press('n')
    }
    await expect(guide).toBeHidden()
    await expect(page.locator(`${TARGET}, ${CARD}`).first()).toBeVisible()
  })
}

test('what a step speaks of keeps its ring when the window changes', async ({ page }) => {
  await page.goto('/rules/burgundy')
  await page.getByRole('button', { name: 'Learn by playing' }).press('Enter')
  await page.getByRole('region', { name: 'Tutorial' }).getByRole('button', { name: 'Next' }).click()
  const apart = () =>
    page.evaluate(() => {
      const [a, b] = ['[data-ring]', '[data-at="hex-19"]'].map((one) =>
        document.querySelector(one)?.getBoundingClientRect(),
      )
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y, a.right - b.right, a.bottom - b.bottom) : Infinity
    })
  await expect(page.locator('[data-ring]')).toBeVisible()
  for (const [width, height] of [
    [1024, 768],
    [390, 844],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(apart, `${width} × ${height}`).toBeLessThan(2)
  }
})

test('another move is answered and not made; a tutorial that was left goes on where it was', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Learn by playing' }).click()
  const guide = page.getByRole('region', { name: 'Tutorial' })
  for (let step = 1; step < 5; step++) {
    await expect(guide).toContainText(`${step} of`)
    await guide.getByRole('button', { name: 'Next' }).click()
  }
  await page.locator('[data-place="depot-1-2"]').click()
  await expect(guide).toContainText('That’s a legal move too')
  await expect(page.locator('[data-ply="0"]')).toBeVisible()
  await page.locator(TARGET).click()
  await expect(guide).toContainText('6 of')
  await page.goto('/')
  await page.getByRole('button', { name: 'Learn by playing' }).click()
  await expect(guide).toContainText('6 of')
})
