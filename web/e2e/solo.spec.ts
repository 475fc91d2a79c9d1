/** The solo game of Burgundy: chosen, drawn, explained, and played to its verdict. */

import type { Locator } from '@playwright/test'

import { openPosition, sit, type Position } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expectSoundAtAllSizes, expectSoundLayout } from './support/layout.ts'
import { Player } from './support/player.ts'
import { expect, test, type Page } from './support/test.ts'

const log = (page: Page): Locator => page.locator('#log')
const region = (page: Page, name: string): Locator => page.getByRole('region', { name })

async function come(page: Page, position: Position): Promise<Player> {
  await sit(page, await openPosition(page.request, position))
  const me = new Player(page)
  await me.toMove()
  return me
}

test('one player chooses the board and the target, places the castle and plays', async ({ page }) => {
  await page.goto('/new')
  const solo = page.getByRole('group', { name: 'Estate set' }).getByRole('radio', { name: 'Solo game' })
  await expect(solo).toBeDisabled()
  await expect(solo).toHaveAccessibleDescription('Needs exactly one player; you have 2.')
  await page.getByRole('radio', { name: '1', exact: true }).check({ force: true })
  await expect(solo).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Shields' })).toBeDisabled()
  await expect(page.getByLabel('First player')).toHaveCount(0)
  await page.getByRole('button', { name: /^Estate 13b/ }).click()
  await page.getByLabel('First target').selectOption('45: easier')
  const bar = region(page, 'The game you are about to start')
  await expect(bar).toContainText('estate 13b · target 45 · Solo game')
  await expectAccessible(page, 'new solo game')
  await page.getByRole('button', { name: 'Start the game' }).click()

  const me = new Player(page)
  await me.toMove()
  await expect(me.prompt).toHaveText('Choose a space for your starting castle')
  await expect(me.targets).toHaveCount(4)
  await me.step()
  await me.toMove()
  await expect(page.getByText('Solo, round 1 of 25')).toBeVisible()
  await expect(page.getByText('Easier: starts at 45')).toBeVisible()
  await me.play(8)
  await expect(page.getByRole('img', { name: /^To the target: \d+ of 45/ }).first()).toBeVisible()
})

test('islands, rivers, the target and the way to win explain themselves', async ({ page }) => {
  await come(page, 'solo')
  await expectSoundAtAllSizes(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectAccessible(page, 'a solo game')
  const mine = region(page, 'My estate')
  await expect(mine.locator('.river')).toHaveCount(5)
  await expect(mine.getByRole('img', { name: /A river leads to space 15; tiles may follow it\./ })).toHaveCount(2)
  await expect(mine.getByRole('img', { name: /^Empty spaces: 19/ })).toBeVisible()
  await expect(mine.getByRole('img', { name: /^Actions you need: 36\. Dice still to come: 26\./ })).toBeVisible()
  await expect(mine.getByRole('img', { name: /^To the target: 19 of 40\..*Resets so far: 2/ })).toBeVisible()
  const board = region(page, 'Main board')
  await expect(board.getByRole('img', { name: /^Buildings: 7 left/ })).toBeVisible()
  await expect(board.getByRole('img', { name: /Its tile left the game this round\./ })).toHaveCount(1)
  await expect(mine.getByRole('img', { name: /^Black tile\./ })).toBeVisible()
  await page.getByRole('img', { name: /^Silver: 0/ }).hover()
  await expect(page.locator('.card')).toContainText('1 silver buys 1 more VP')
})

test('13b at all sizes, also with other expansions', async ({ page }) => {
  await come(page, 'solo-13b')
  await expect(region(page, 'My estate').locator('.river')).toHaveCount(18)
  await expectSoundAtAllSizes(page)
  await expectAccessible(page, '13b')
  await come(page, 'solo-modules')
  await expectSoundAtAllSizes(page)
  await expectAccessible(page, 'a solo game with inns and a trade route')
})

test('the player orders the effects of a tile, and buys points after a gain', async ({ page }) => {
  const me = await come(page, 'solo-order')
  await expectSoundAtAllSizes(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectAccessible(page, 'the order of effects')
  const effects = page.getByRole('group', { name: 'Which effect comes next?' })
  await expect(effects.getByRole('button')).toHaveCount(3)
  const phase = effects.getByRole('button', { name: /^Score the points of the phase/ })
  await expect(phase).toHaveAccessibleName(/0 → 10 of 50/)
  await phase.hover()
  await expect(page.locator('.track .more')).not.toHaveAttribute('width', '0')
  await me.step('effect-2')
  await expect(log(page)).toContainText('the points of the phase')
  await expect(me.prompt).toHaveText('Points gained: buy more?')
  await expectSoundAtAllSizes(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectAccessible(page, 'points to buy')
  const points = page.getByRole('group', { name: 'Points gained: buy more?' })
  await points.getByRole('button', { name: 'Buy 1 VP (1 silver)' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: /^To the target: 11 of 50/ }).first()).toBeVisible()
  await expect(log(page)).toContainText('1 VP (1 silver)')
})

test('five goods of the player’s choice bring a black tile', async ({ page }) => {
  const me = await come(page, 'solo-exchange')
  await expectSoundAtAllSizes(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectAccessible(page, 'the exchange')
  const place = (await me.places()).find((one) => one.startsWith('black'))!
  await expect(me.target(place)).toHaveAccessibleName(
    /^Exchange 5 goods for .+Then you choose which goods to hand over/,
  )
  await me.step(place)
  for (let left = 5; left > 0 && /hand over/.test(await me.prompt.innerText()); left--) {
    await expectSoundLayout(page)
    await me.step((await me.places()).find((one) => one.startsWith('goods')))
  }
  await expect(log(page)).toContainText('5 goods')
  await expect(page.getByRole('group', { name: 'Storage' }).getByLabel(/^Black tile/)).toBeVisible()
})

test('a full colour places a tile of the black depot', async ({ page }) => {
  const me = await come(page, 'solo-award')
  await expectSoundAtAllSizes(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectAccessible(page, 'the colour award')
  const all = (await me.places()).length
  const tile = region(page, 'Main board').getByRole('button', { name: /^Monastery 25/ })
  await tile.click()
  await expect(tile).toHaveAttribute('aria-pressed', 'true')
  expect((await me.places()).length).toBeLessThan(all)
  await me.step((await me.places()).find((one) => one.startsWith('hex')))
  await expect(log(page)).toContainText('monastery 25 on space')
})

async function expectVerdict(page: Page, title: string | RegExp, note: RegExp): Promise<void> {
  const me = new Player(page)
  await me.result()
  await expect(me.prompt).toHaveText(title)
  await expect(page.getByText(note)).toBeVisible()
  await expect(page.getByRole('group', { name: /Estate 13a$/ })).toBeVisible()
  await expectSoundAtAllSizes(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectAccessible(page, 'the verdict')
}

test('the last tile wins at once', async ({ page }) => {
  const me = await come(page, 'solo-win')
  await expect(page.getByRole('img', { name: /^Empty spaces: 1\./ })).toBeVisible()
  await me.step((await me.places()).find((one) => one.startsWith('hex')))
  await expectVerdict(page, 'Won: the estate is full', /^All 37 spaces are filled in round 22 of 25, with 6 resets\.$/)
  await page.goto('/tables')
  await expect(page.getByRole('article').first()).toContainText('Won')
})

test('an estate that is not full after the last round is lost', async ({ page }) => {
  const me = await come(page, 'solo-loss')
  await me.step('end_turn')
  await expectVerdict(page, 'Lost: 1 space is empty', /^After 25 rounds 36 of 37 spaces are filled, with 6 resets\.$/)
  await page.getByRole('link', { name: /replay/i }).click()
  await expect(me.table).toBeVisible()
  await expectSoundLayout(page)
})

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 })

  const POSITIONS: Position[] = [
    'solo-found',
    'solo',
    'solo-13b',
    'solo-order',
    'solo-points',
    'solo-exchange',
    'solo-give',
    'solo-award',
  ]
  for (const position of POSITIONS) {
    test(`${position} by touch`, async ({ page }) => {
      await come(page, position)
      await expectSoundLayout(page, { touch: true })
      await expectAccessible(page, `${position} on a phone`)
    })
  }

  test('the islands are moved sideways', async ({ page }) => {
    await come(page, 'solo-13b')
    const map = page.locator('[data-scrolls]')
    const spare = await map.evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(spare).toBeGreaterThan(40)
    const far = page.locator('[data-at="hex-29"]')
    await far.scrollIntoViewIfNeeded()
    await expect(far).toBeInViewport()
  })
})
