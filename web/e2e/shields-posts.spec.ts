/** Shields, border posts and castles that are returned: drawn, explained and played. */

import type { Locator } from '@playwright/test'

import { openPosition, sit } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expectSoundAtAllSizes, expectSoundLayout } from './support/layout.ts'
import { Player } from './support/player.ts'
import { expect, test, type Page } from './support/test.ts'

const log = (page: Page): Locator => page.locator('#log')

test('a double takes a shield onto a castle', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'shields'))
  const me = new Player(page)
  await me.toMove()
  await expectSoundAtAllSizes(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectAccessible(page, 'shields in depots')
  const place = (await me.places()).find((one) => one.startsWith('shield'))!
  await expect(me.target(place)).toHaveAccessibleName(/^Take the shield “.+” for the castle on space \d+/)
  await me.step(place)
  await expect(log(page)).toContainText('takes the shield')
  await expect(page.locator('[data-at^="hex-"] .arms')).toHaveCount(1)
  await expect(page.getByText('−1 tribute at phase end').first()).toBeVisible()
})

test('the tribute is paid, or a shield is given up', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'tribute'))
  const me = new Player(page)
  await me.toMove()
  await expect(me.prompt).toHaveText('Tribute: pay for your shields?')
  await expectSoundAtAllSizes(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectAccessible(page, 'tribute')
  const offers = page.getByRole('group', { name: 'Tribute: pay for your shields?' })
  await expect(offers.getByRole('button', { name: /^Pay the tribute/ })).toBeVisible()
  await expect(offers.getByRole('button', { name: /^Give up the shield/ }).first()).toBeVisible()
  await me.step('pay_tribute')
  await expect(log(page)).toContainText('Pays the tribute')
})

test('border posts stand at the edge and tell what they need', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'border-posts'))
  const me = new Player(page)
  await me.toMove()
  await expectSoundAtAllSizes(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectAccessible(page, 'border posts')
  const posts = page.getByRole('img', { name: /^Border post \d/ })
  await expect(posts).toHaveCount(3)
  await posts.first().hover()
  await expect(page.locator('.card')).toContainText('Border post 1')
  await expect(page.getByRole('img', { name: /^Border posts: \d of 3 linked/ })).toBeVisible()
})

test('a castle goes back to storage for both dice and points', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'return-castle'))
  const me = new Player(page)
  await me.toMove()
  const castle = page.getByRole('button', { name: /^Return the castle on space \d+ to storage/ })
  await expect(castle.first()).toBeVisible()
  await castle.first().hover()
  await expect(page.locator('.card')).toContainText('5 VP')
  const before = await me.ply()
  await castle.first().click()
  await me.answer(before)
  await expect(log(page)).toContainText('returns the castle')
})

test('all of them at one table', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'modules'))
  await new Player(page).toMove()
  await expectSoundAtAllSizes(page)
  await expectAccessible(page, 'six expansions')
})

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 })

  for (const position of ['shields', 'tribute', 'border-posts', 'modules'] as const) {
    test(`${position} by touch`, async ({ page, request }) => {
      await sit(page, await openPosition(request, position), 0)
      await new Player(page).toMove()
      await expectSoundLayout(page, { touch: true })
    })
  }
})
