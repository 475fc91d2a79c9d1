/** What shields ask beside the tribute: a die that is set, goods of a colour, a player to copy, a tile that settles. */

import type { Locator } from '@playwright/test'

import { openPosition, sit, type Position } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expectSoundAtAllSizes, expectSoundLayout } from './support/layout.ts'
import { Player } from './support/player.ts'
import { expect, test, type Page } from './support/test.ts'

const log = (page: Page): Locator => page.locator('#log')
const offers = (page: Page): Locator => page.locator('[data-answers]')

/** A question as it is asked, sound and accessible. */
async function asked(page: Page, opened: Awaited<ReturnType<typeof openPosition>>): Promise<Player> {
  await sit(page, opened)
  const me = new Player(page)
  await me.toMove()
  await expectSoundAtAllSizes(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  return me
}

test('a die is set to another number', async ({ page, request }) => {
  const me = await asked(page, await openPosition(request, 'set-die'))
  await expectAccessible(page, 'a die that can be set')
  const before = await me.ply()
  await me.target('set_die').click()
  const answers = page.getByRole('dialog').getByRole('button')
  await expect(answers.first()).toHaveAccessibleName(/^Set the (first|second) die to \d/)
  const number = /die to (\d)/.exec((await answers.first().innerText()).replaceAll('\n', ' '))![1]!
  await expectAccessible(page, 'numbers for a die')
  await answers.first().click()
  await expect(me.table).not.toHaveAttribute('data-ply', String(before))
  await expect(log(page)).toContainText(`sets a die to ${number}`)
  await expect(me.target('set_die')).toHaveCount(0) // once a turn
})

test('goods of one colour come from every depot', async ({ page, request }) => {
  const me = await asked(page, await openPosition(request, 'load-colour'))
  await expectAccessible(page, 'goods of one colour')
  const colours = offers(page).getByRole('button', { name: /^Fetch the \w+ goods from every depot/ })
  await expect(colours.first()).toBeVisible()
  await me.step((await me.places()).find((place) => place.startsWith('fetch')))
  await expect(log(page)).toContainText('goods from every depot')
})

test('a player is named, whose monasteries are copied', async ({ page, request }) => {
  const me = await asked(page, await openPosition(request, 'name-player'))
  await expectAccessible(page, 'a player to copy')
  const players = offers(page).getByRole('button', { name: /^Copy the monasteries of Player [23]/ })
  await expect(players).toHaveCount(2)
  const before = await me.ply()
  await players.first().focus()
  await page.keyboard.press('Enter')
  await me.answer(before)
  await expect(log(page)).toContainText('whose monasteries to copy: Player 2')
  await expect(players).toHaveCount(0) // the choice is kept
})

test('a tile settles straight from a depot', async ({ page, request }) => {
  const me = await asked(page, await openPosition(request, 'settle'))
  await expectAccessible(page, 'a tile that settles')
  const before = await me.ply()
  const spaces = page.getByRole('button', { name: /from depot \d on space \d+/ })
  await expect(spaces.first()).toBeVisible()
  await spaces.first().click()
  await me.answer(before)
  await expect(log(page)).toContainText(/places? .+ from depot \d\son space \d+/i)
})

test.describe('a phone that shows every move first', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 })
  test.use({ settings: { askFirst: true } })

  for (const [position, place] of [
    ['set-die', 'set_die'],
    ['load-colour', 'fetch'],
    ['name-player', 'name'],
    ['settle', 'hex'],
  ] as const satisfies [Position, string][]) {
    test(`${position} by touch`, async ({ page, request }) => {
      await sit(page, await openPosition(request, position))
      const me = new Player(page)
      await me.toMove()
      await expectSoundLayout(page, { touch: true })
      const before = await me.ply()
      await me.target((await me.places()).find((one) => one.startsWith(place))!).tap()
      await expect(me.answers.first()).toBeVisible()
      await expectAccessible(page, `${position}, before it is done`)
      await me.answers.first().tap()
      await expect(me.table).not.toHaveAttribute('data-ply', String(before))
    })
  }
})
