/** The final scoring, counted at the table: by itself, by keyboard, at once, and on the way to the results. */

import type { Locator } from '@playwright/test'

import { openPosition, playSeats, sit, type Position } from './support/api.ts'
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
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, settings: { pace: 'normal' } })
  const LINE = 700

  /** The same with a clock that stands still when the counting begins, and then goes as told. */
  async function endInTime(page: Page, first?: (me: Player) => Promise<void>): Promise<Player> {
    await page.clock.install()
    await sit(page, await openPosition(page.request, 'last'))
    const me = new Player(page)
    await me.toMove()
    await first?.(me)
    await me.target('end_turn').click()
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 600_000) // however long it takes to say so
    await me.answers.first().click()
    await expect(me.prompt).toHaveText('Final scoring')
    await page.clock.runFor(50)
    return me
  }

  test('by keyboard, line by line, then all at once', async ({ page }) => {
    const me = await endInTime(page)
    const press = async (key: string): Promise<void> => {
      await page.keyboard.press(key)
      await page.clock.runFor(300) // numbers count up
    }
    await expect(button(page, 'Next')).toBeFocused()
    expect(await totals(page)).toEqual([143, 161])
    await press('Enter')
    await expect(lit(page)).toHaveText(/Goods left over\s*6\s*1\s*$/)
    expect(await totals(page)).toEqual([149, 162])
    await press('Space')
    await press('Space')
    await expect(page.locator('[aria-live]').first()).toHaveText(/Workers left over: Player 1 \+3, Player 2 \+2/)
    await press('Space')
    await press('Space')
    await expect(lit(page)).toContainText('Churches')
    await expect(page.locator('[data-at^="seat-"] g.lit')).toHaveCount(2) // two churches in the other's estate
    await press('Escape')
    await expect(me.prompt).toHaveText('Player 2 wins by 25 points')
    expect(await totals(page)).toEqual([167, 192])
    await expect(button(page, 'Results')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(button(page, 'Verify the dice')).toBeVisible()
    await expect(
      table(page)
        .first()
        .getByRole('row', { name: /^Total 192 167/ }),
    ).toBeVisible()
  })

  test('nothing of the last turn is left in the air', async ({ page }) => {
    // What flies stays in the air until it is taken away.
    await page.addInitScript(() => {
      // eslint-disable-next-line @typescript-eslint/unbound-method
      const { animate } = Element.prototype
      Element.prototype.animate = function (...given) {
        const animation = animate.apply(this, given)
        if (this.matches('.carrier')) animation.pause()
        return animation
      }
    })
    await endInTime(page, async (me) => {
      do await me.step()
      while ((await me.places()).at(-1) !== 'end_turn')
      await expect(page.locator('.sky').first()).toBeAttached()
    })
    await expect(page.locator('.sky')).toHaveCount(0)
  })

  test('by itself, and away from it with one click', async ({ page }) => {
    const me = await endInTime(page)
    await page.clock.runFor(LINE)
    await expect(lit(page)).toContainText('Goods left over')
    await page.clock.runFor(LINE)
    await expect(lit(page)).toContainText('Silver left over')
    await button(page, 'Pause').click()
    await page.clock.runFor(5 * LINE)
    await expect(lit(page)).toContainText('Silver left over')
    await page.getByRole('button', { name: /^Player 2/ }).click()
    await expect(page.getByRole('region', { name: /^Player 2/ })).toBeVisible()
    await me.result()
    await expect(me.prompt).toHaveText('Player 2 wins by 25 points')
    await page.clock.resume() // a page that is loaded is drawn task by task
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
  await page.locator('main .thing').first().hover()
  await expect(page.locator('[popover] h2')).toBeVisible()
  await expectAccessible(page, 'the final scoring, with what is under the pointer explained')
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

/** A table that the page looks at while its seats are played to the end elsewhere. */
async function endElsewhere(page: Page, position: Position): Promise<void> {
  const opened = await openPosition(page.request, position)
  await sit(page, opened, 0)
  await expect(page.locator('[data-ply]')).toBeVisible()
  await playSeats(page.request, opened)
  await expect(button(page, 'Results')).toBeVisible()
}

test('in Bruges', async ({ page }) => {
  await endElsewhere(page, 'bruges-last')
  await expect(table(page)).toContainText('Majorities')
  await expectSoundAtAllSizes(page)
})

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
]) {
  test.describe(`Bruges at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('shows the whole town', async ({ page }) => {
      await endElsewhere(page, 'bruges-last')
      const town = page.locator('.side')
      const around = (await town.boundingBox())!
      const places = town.locator('[data-place^="house-"], [data-place^="cell-"]')
      await expect(places.first()).toBeVisible()
      for (const place of await places.all()) {
        const box = (await place.boundingBox())!
        expect(box.y + box.height).toBeLessThanOrEqual(around.y + around.height)
        expect(box.x + box.width).toBeLessThanOrEqual(around.x + around.width)
      }
      const below = await town.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
      expect(below, 'nothing is to be scrolled to').toBe(0)
    })
  })
}

test('in the Dice Game, for three', async ({ page }) => {
  await endElsewhere(page, 'dice-middle')
  await expect(page.getByRole('table', { name: 'Final scores' }).getByRole('columnheader')).toHaveCount(3)
  await expectSoundAtAllSizes(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  const shown = await totals(page)
  await button(page, 'Results').click()
  const total = await page
    .getByRole('row', { name: /^Total/ })
    .first()
    .innerText()
  expect(total.match(/\d+/g)!.map(Number)).toEqual(shown.sort((a, b) => b - a))
})

const TITLES = { en: 'Final scoring', ru: 'Финальный подсчёт очков', uk: 'Фінальний підрахунок балів' }
for (const [language, title] of Object.entries(TITLES)) {
  test.describe(`a phone: ${language}`, () => {
    test.use({
      ...{ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
      ...{ contextOptions: { reducedMotion: 'no-preference' }, settings: { language, pace: 'slow' } },
    })

    test('the lines above the estate', async ({ page }) => {
      await sit(page, await openPosition(page.request, 'last'))
      const me = new Player(page)
      await me.target('end_turn').tap()
      await page.locator('.answers [data-anyway]').or(page.locator('.so-far')).first().waitFor()
      if (await page.locator('.answers [data-anyway]').isVisible()) await page.locator('.answers [data-anyway]').tap()
      await expect(me.prompt).toHaveText(title)
      await page.locator('.buttons button').first().tap() // pause
      await expect(table(page)).not.toContainText(/count-|end-/)
      await expectSoundLayout(page, { touch: true })
    })
  })
}
