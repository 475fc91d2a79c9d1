/** The four extra tiles: chosen on the new-game screen, and each of them played, by mouse, keyboard and touch. */

import type { Locator } from '@playwright/test'

import { openPosition, sit } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expectSoundAtAllSizes, expectSoundLayout } from './support/layout.ts'
import { Player } from './support/player.ts'
import { expect, test, type Page } from './support/test.ts'

const log = (page: Page): Locator => page.locator('#log')
const points = async (page: Page): Promise<number> => Number(await page.locator('[data-at="points"]').innerText())

test('a table with the module, from the new-game screen', async ({ page, request }) => {
  await page.goto('/new')
  const expansion = page.getByRole('switch', { name: 'Four extra tiles' })
  await expect(expansion).not.toBeChecked()
  await expectAccessible(page, 'expansions')
  await expansion.check()

  await page.getByRole('radio', { name: '2011' }).check({ force: true })
  await expect(expansion).toBeDisabled()
  await expect(expansion).toHaveAccessibleDescription('Not in the 2011 edition.')
  await expect(expansion).not.toBeChecked()
  await expect(page.getByText('This edition has no expansions')).toBeVisible()
  await expectAccessible(page, 'an edition without expansions')
  await page.getByRole('radio', { name: '2019' }).check({ force: true })
  await expect(expansion).toBeChecked() // the wish was kept

  await page.getByRole('button', { name: 'Start the game' }).click()
  await new Player(page).toMove()
  const table = await request.get(`/api/tables/${new URL(page.url()).pathname.split('/').at(-1)}`)
  expect(await table.json()).toMatchObject({ options: { edition: '2019', modules: ['extra_tiles'] } })
})

test('the crane copies any building', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'crane'))
  const me = new Player(page)
  await me.toMove()
  await expect(me.prompt).toHaveText('Crane: which building’s effect?')
  await expectSoundAtAllSizes(page)
  await expectAccessible(page, 'crane')
  const copies = page.getByRole('group', { name: 'Crane: which building’s effect?' }).getByRole('button')
  await expect(copies).toHaveCount(8)
  await expect(me.target('copy-6')).toContainText('+4 workers')
  await me.step('copy-6')
  await expect(log(page)).toContainText('Uses the crane as a boarding house')
})

test('the crane by keyboard', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'crane'))
  const me = new Player(page)
  await me.toMove()
  const before = await me.ply()
  await me.target('copy-1').focus()
  await page.keyboard.press('ArrowDown')
  await expect(me.target('copy-2')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(me.target('copy-3')).toBeFocused()
  for (let down = 0; down < 4; down++) await page.keyboard.press('ArrowDown')
  await expect(me.target('copy-7')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(me.table).not.toHaveAttribute('data-ply', String(before))
  await expect(log(page)).toContainText('Uses the crane as a bank')
})

test('geese score with the animals that are clicked', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'geese'))
  const me = new Player(page)
  await me.toMove()
  await expect(me.prompt).toHaveText('Geese: which animals score with them?')
  await expectAccessible(page, 'geese')
  const before = await points(page)
  const cows = page.getByRole('button', { name: 'Score the cows with the geese. +7 VP' })
  await expect(cows).toHaveCount(4) // every tile with cows, and the answer in words
  await cows.nth(1).click()
  await expect.poll(() => points(page)).toBe(before + 7)
  await expect(log(page)).toContainText('Scores the cows with the geese')
})

test('workers are bought at the silver, as often as it lasts', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'workers'))
  const me = new Player(page)
  await me.toMove()
  await expectAccessible(page, 'workers for silver')
  const told = log(page).getByText('Buys 2 workers (1 silver)')
  const before = await told.count()
  await expect(me.target('buy_workers')).toHaveAccessibleName('Buy 2 workers (1 silver)')
  await me.step('buy_workers')
  await me.target('buy_workers').focus()
  await page.keyboard.press('Enter')
  await expect(me.target('buy_workers')).toHaveCount(0) // no silver is left
  await expect(told).toHaveCount(before + 2)
})

test('the bridge lifts the pawn of its owner', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'bridge'))
  const me = new Player(page)
  await me.toMove()
  const stack = async (): Promise<(string | null)[]> => {
    const pawns = page.getByRole('list', { name: 'Turn order' }).locator('[data-place^="pawn-"]')
    return pawns.evaluateAll((found) => found.map((pawn) => pawn.getAttribute('data-place')))
  }
  expect(await stack()).toEqual(['pawn-0', 'pawn-1']) // the right one lies on top
  await page.getByRole('button', { name: 'Monastery 27 (bridge)', exact: true }).click()
  await me.step((await me.places()).find((place) => place.startsWith('hex')))
  await expect.poll(stack).toEqual(['pawn-1', 'pawn-0'])
  await expect(log(page)).toContainText('Places monastery 27 (bridge)')
})

test.describe('a phone that shows every move first', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 })
  test.use({ settings: { askFirst: true } })

  for (const [position, place, done] of [
    ['crane', 'copy-2', 'uses the crane as a watchtower'],
    ['geese', 'hex', 'with the geese'],
    ['workers', 'buy_workers', 'buys 2 workers'],
  ] as const) {
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
      await page.getByRole('tab', { name: 'Log' }).tap()
      await expect(log(page)).toContainText(done, { ignoreCase: true })
    })
  }
})

test('the words of other languages fit at 320', async ({ people, request }) => {
  for (const language of ['ru', 'uk']) {
    const page = await people.come({ settings: { language }, viewport: { width: 320, height: 640 } })
    await sit(page, await openPosition(request, 'crane'))
    await expect(page.locator('[data-place="copy-1"]')).toBeVisible()
    await expectSoundLayout(page)
    await page.goto('/new')
    await expect(page.getByRole('switch').first()).toBeVisible()
    await expectSoundLayout(page)
  }
})
