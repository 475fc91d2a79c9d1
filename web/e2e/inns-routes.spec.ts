/** Inns and trade routes: bought, placed, put into order and answered, by mouse, keyboard and touch. */

import type { Locator } from '@playwright/test'

import { openPosition, openTable, sit, ME } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expectSoundAtAllSizes, expectSoundLayout } from './support/layout.ts'
import { Player } from './support/player.ts'
import { expect, test, type Page } from './support/test.ts'

const log = (page: Page): Locator => page.locator('#log')
const route = (page: Page): Locator => page.getByRole('group', { name: 'Trade route', exact: true })

test('an inn is bought in the heart of the black depot', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'buy-inn'))
  const me = new Player(page)
  await me.toMove()
  await expect(me.target('inn')).toHaveAccessibleName(/^Buy an inn \(2 silver\)/)
  await expectAccessible(page, 'an inn for sale')
  await me.target('inn').hover()
  await expect(page.locator('.card')).toContainText('Fills a space of any colour')
  await me.step('inn')
  await expect(log(page)).toContainText('Buys an inn (2 silver)')
  await expect(page.locator('[data-place="inn"]')).toHaveAccessibleName(/^Inns: 0/)
})

test('an inn fills a space of any colour and shows the colour below', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'inn'))
  const me = new Player(page)
  await me.toMove()
  await expectSoundAtAllSizes(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.locator('[data-place^="storage-"][aria-label="Inn"]').first().click()
  const places = (await me.places()).filter((place) => place.startsWith('hex'))
  expect(places.length).toBeGreaterThan(6)
  await me.step(places[0])
  await expect(page.locator(`[data-at="${places[0]}"] .hem`)).toHaveCount(1)
  await expect(log(page)).toContainText('an inn on space')
})

test('a trade route asks for its bonus', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'route'))
  const me = new Player(page)
  await me.toMove()
  await expect(me.prompt).toHaveText('Trade route')
  await expectSoundAtAllSizes(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectAccessible(page, 'a bonus of the trade route')
  const spaces = route(page).locator('[data-place^="route-space-0-"]')
  await expect(spaces).toHaveCount(12)
  await expect(spaces.first()).toHaveAccessibleName(/^Trade route, space 1: \w+ goods/)
  await me.step()
  await expect(me.prompt).not.toHaveText('Trade route')
})

test('routes are put into order before the game', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'arrange'), 0)
  const me = new Player(page)
  await me.toMove()
  await expect(me.prompt).toHaveText('Which tile comes next in your trade route?')
  await expectSoundAtAllSizes(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectAccessible(page, 'the order of a trade route')
  await expect(route(page).getByRole('button')).toHaveCount(5)
  await me.step('route-4')
  await expect(route(page).getByRole('button')).toHaveCount(4)
  await expect(log(page)).toContainText(/lays?\sroute tile\s\d+\snext/i)
  await me.target('route-2').focus()
  await page.keyboard.press('Enter')
  await expect(route(page).getByRole('button')).toHaveCount(3)
})

test('a route is seen while castles are founded', async ({ page, request }) => {
  const options = { setup: 'expert', modules: ['trade_routes'] }
  await sit(page, await openTable(request, [ME, { ...ME, name: 'Odo' }], options))
  await new Player(page).toMove()
  await expect(route(page)).toBeInViewport({ ratio: 1 })
  await expectSoundAtAllSizes(page)
})

test('a table with both modules plays on', async ({ page, request }) => {
  await sit(page, await openTable(request, [ME, { ...ME, name: 'Odo' }], { modules: ['inns', 'trade_routes'] }))
  const me = new Player(page)
  await me.play(6)
  await expect(route(page).first()).toBeVisible()
})

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 })

  for (const position of ['buy-inn', 'inn', 'route', 'arrange'] as const) {
    test(`${position} by touch`, async ({ page, request }) => {
      await sit(page, await openPosition(request, position), 0)
      await new Player(page).toMove()
      await expectSoundLayout(page, { touch: true })
      await expectAccessible(page, position)
    })
  }
})

test('the words of other languages fit at 320', async ({ people, request }) => {
  for (const language of ['ru', 'uk']) {
    const page = await people.come({ settings: { language }, viewport: { width: 320, height: 640 } })
    await sit(page, await openPosition(request, 'arrange'), 0)
    await expect(page.locator('[data-place="route-1"]').first()).toBeVisible()
    await expectSoundLayout(page)
  }
})
