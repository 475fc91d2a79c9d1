/** The final scoring, counted at the table: by itself, by keyboard, at once, and on the way to the results. */

import type { Locator } from '@playwright/test'

import { openPosition, sit, type Position } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expectSoundAtAllSizes, expectSoundLayout } from './support/layout.ts'
import { Player } from './support/player.ts'
import { expect, test, type Page } from './support/test.ts'

const table = (page: Page): Locator => page.getByRole('table')
const totals = async (page: Page): Promise<number[]> =>
  (await table(page).locator('.so-far').allInnerTexts()).map(Number)
const lit = (page: Page): Locator => page.locator('tr.current')
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

/** Play the last turn of a position. */
async function end(page: Page, position: Position): Promise<Player> {
  await sit(page, await openPosition(page.request, position))
  const me = new Player(page)
  while (await me.toMove()) await me.step((await me.places()).at(-1))
  return me
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, settings: { pace: 'slow' } })

  test('by keyboard, line by line, then all at once', async ({ page }) => {
    const me = await end(page, 'last')
    await expect(me.prompt).toHaveText('Final scoring')
    await expect(button(page, 'Next')).toBeFocused()
    await button(page, 'Pause').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => totals(page)).toEqual([143, 161])
    await button(page, 'Next').focus()
    await page.keyboard.press('Enter')
    await expect(lit(page)).toHaveText(/Goods left over\s*6\s*1\s*$/)
    await expect.poll(() => totals(page)).toEqual([149, 162])
    await page.keyboard.press('Space')
    await page.keyboard.press('Space')
    await expect(page.locator('[aria-live]').first()).toHaveText(/Workers left over: Player 1 \+3, Player 2 \+2/)
    await page.keyboard.press('Space')
    await page.keyboard.press('Space')
    await expect(lit(page)).toContainText('Churches')
    await expect(page.locator('[data-at^="seat-"] g.lit')).toHaveCount(2) // two churches in the other's estate
    await page.keyboard.press('Escape')
    await expect(me.prompt).toHaveText('Player 2 wins by 25 points')
    await expect.poll(() => totals(page)).toEqual([167, 192])
    await expect(button(page, 'Results')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(button(page, 'Verify the dice')).toBeVisible()
    await expect(table(page).first().getByRole('row', { name: /^Total 192 167/ })).toBeVisible()
  })

  test('by itself, and away from it with one click', async ({ page }) => {
    const me = await end(page, 'last')
    await expect(lit(page)).toHaveText(/Silver left over/)
    await page.getByRole('button', { name: /^Player 2/ }).click()
    await expect(page.getByRole('region', { name: /^Player 2/ })).toBeVisible()
    await me.result()
    await expect(me.prompt).toHaveText('Player 2 wins by 25 points')
    await page.reload()
    await expect(button(page, 'Verify the dice')).toBeVisible() // it is counted once
  })
})

test('without motion everything is counted at once', async ({ page }) => {
  const me = await end(page, 'last')
  await expect(me.prompt).toHaveText('Player 2 wins by 25 points')
  await expect.poll(() => totals(page)).toEqual([167, 192])
  await expect(button(page, 'Next')).toHaveCount(0)
  await expect(button(page, 'Results')).toBeFocused()
  await expectSoundAtAllSizes(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectAccessible(page, 'the final scoring')
})

test('partners have one column', async ({ page }) => {
  const me = await end(page, 'team-last-round')
  await expect(me.prompt).toHaveText(/win by/)
  await expect(table(page).getByRole('columnheader')).toHaveCount(2)
  await expectSoundAtAllSizes(page)
  const shown = await totals(page)
  await me.result()
  const [best, other] = (await page.getByRole('row', { name: /^Total/ }).innerText()).match(/\d+/g)!.map(Number)
  expect(shown.sort((a, b) => b - a)).toEqual([best, other])
})

test('a game alone ends with its verdict at the table', async ({ page }) => {
  const me = await end(page, 'solo-loss')
  await expect(me.prompt).toHaveText('Lost: 1 space is empty')
  await expectSoundAtAllSizes(page)
})

test('in Bruges', async ({ page }) => {
  await sit(page, await openPosition(page.request, 'bruges-last'), 0)
  const cards = page.locator('[data-place^="card-"][aria-pressed]')
  const me = new Player(page)
  await cards.or(me.over).first().waitFor()
  while (!(await me.over.isVisible())) {
    await page.waitForTimeout(50)
    if (await me.answers.count()) await me.answers.first().click()
    else if (await me.targets.count()) await me.targets.first().click()
    else if (await cards.count()) await cards.first().click()
  }
  await expect(table(page)).toContainText('Majorities')
  await expectSoundAtAllSizes(page)
})

const TITLES = { en: 'Final scoring', ru: 'Финальный подсчёт очков', uk: 'Фінальний підрахунок балів' }
for (const [language, title] of Object.entries(TITLES)) {
  test.describe(`a phone: ${language}`, () => {
    test.use({
      ...{ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
      ...{ contextOptions: { reducedMotion: 'no-preference' }, settings: { language, pace: 'slow', askFirst: false } },
    })

    test('the lines above the estate', async ({ page }) => {
      await sit(page, await openPosition(page.request, 'last'))
      const me = new Player(page)
      await me.target('end_turn').tap()
      await page.locator('.answers .go').or(page.locator('.so-far')).first().waitFor()
      if (await page.locator('.answers .go').isVisible()) await page.locator('.answers .go').tap()
      await expect(me.prompt).toHaveText(title)
      await page.locator('.buttons button').first().tap() // pause
      await expect(table(page)).not.toContainText(/count-|end-/)
      await expectSoundLayout(page, { touch: true })
    })
  })
}
