/** The table of The Castles of Burgundy: where things stand, what cards may cover, and what tells the last moves. */

import type { Locator } from '@playwright/test'

import { BOT, ME, openPosition, openTable, sit } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expectSoundLayout } from './support/layout.ts'
import { Player } from './support/player.ts'
import { expect, test, type Page } from './support/test.ts'

const LAPTOPS = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const

const boxOf = async (part: Locator) => (await part.boundingBox())!
const region = (page: Page, name: string): Locator => page.getByRole('region', { name })

const TABLES = LAPTOPS.flatMap(([width, height]) =>
  (['middle', 'modules'] as const).map((position) => ({ width, height, position })),
)

for (const { width, height, position } of TABLES) {
  test(`everything in view at ${width} × ${height}: ${position}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height })
    await sit(page, await openPosition(request, position))
    await new Player(page).toMove()
    const bar = await boxOf(region(page, 'My dice and resources'))
    const board = await boxOf(region(page, 'Main board'))
    const mine = await boxOf(region(page, 'My estate'))
    const log = await boxOf(region(page, 'Log'))
    const players = await boxOf(region(page, 'Players'))
    expect(bar.height).toBeLessThanOrEqual(width < 1600 ? 66 : 78)
    expect(bar.width).toBeGreaterThan(width - 40)
    expect(board.x + board.width).toBeLessThan(mine.x)
    expect(mine.x + mine.width).toBeLessThan(log.x)
    expect(mine.width).toBeGreaterThan(board.width)
    expect(Math.max(log.y + log.height, players.y + players.height)).toBeLessThanOrEqual(height)
    const space = await boxOf(page.locator('[data-at="hex-1"]'))
    const stored = await boxOf(page.locator('[data-at="storage-1"]'))
    expect(space.width).toBeGreaterThan(56)
    expect(stored.width).toBeLessThan(space.width)
    await expectSoundLayout(page)
  })
}

/** What a card covers of what it must not: runs in the page. */
function covered(): string[] {
  const card = document.querySelector('.card')!.getBoundingClientRect()
  const meets = (element: Element): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return left < card.right - 1 && right > card.left + 1 && top < card.bottom - 1 && bottom > card.top + 1
  }
  const never = document.querySelectorAll('[data-keep], [data-place][data-action]')
  return [...never].filter(meets).map((element) => element.getAttribute('data-place') ?? element.className)
}

for (const [language, position] of [
  ['en', 'middle'],
  ['ru', 'middle'],
  ['en', 'modules'],
] as const) {
  test(`cards cover no counters, no storage and no other target: ${position}, ${language}`, async ({
    people,
    request,
  }) => {
    const page = await people.come({ settings: { language }, viewport: { width: 1280, height: 720 } })
    await sit(page, await openPosition(request, position))
    await expect(page.locator('[data-place^="hex-"][data-action]').first()).toBeVisible()
    await page.locator('[data-place="die-1"]').click()
    const targets = page.locator('[data-place][data-action]:not(button)')
    for (const target of await targets.all()) {
      await target.hover()
      await expect(page.locator('.layer.measured .card')).toBeVisible()
      expect(await page.evaluate(covered), await target.getAttribute('aria-label').then(String)).toEqual([])
      await page.mouse.move(2, 2)
      await expect(page.locator('.card')).toHaveCount(0)
    }
  })
}

test('what others did since my turn is marked, summed up and found in the log', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'middle'), 0)
  await new Player(page).toMove()
  const log = region(page, 'Log')
  await expect(log).toContainText('Since your turn')
  await expect(log).toContainText('Player 2: 3 moves')
  const taken = page.locator('[data-place^="depot-"]').and(page.getByRole('img', { name: /Taken since your turn/ }))
  expect(await taken.count()).toBeGreaterThan(0)
  await taken.first().click()
  await expect(page.locator('#log .marked')).toHaveCount(1)
})

test('two at one screen: marks go when the turn ends', async ({ page, request }) => {
  await sit(page, await openTable(request, [ME, { ...ME, name: 'Bert' }]))
  const player = new Player(page)
  const marks = page.getByRole('img', { name: /Taken since your turn/ })
  const turn = async () => {
    await player.toMove()
    await player.step((await player.places()).find((place) => place.startsWith('depot')))
    await player.step('end_turn')
    await player.toMove()
  }
  await turn()
  await expect(marks).toHaveCount(1) // what the first took, in the eyes of the second
  await turn()
  await expect(marks).toHaveCount(1) // and the other way round: the mark of the first is gone
})

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 })

  test('the strip of the others’ turn', async ({ page, request }) => {
    await sit(page, await openPosition(request, 'middle'), 0)
    const me = new Player(page)
    await me.toMove()
    const strip = region(page, 'Since your turn')
    await expect(strip).toContainText('Player 2: 3 moves')
    await expectAccessible(page, 'the strip')
    await expectSoundLayout(page, { touch: true })
    await strip.getByRole('button', { name: 'Show these moves again' }).tap()
    await expect(page.getByRole('tab', { selected: true })).toHaveText(/Players|Board/)
    await page.getByRole('tab', { name: /Estate/ }).tap()
    await strip.getByRole('button', { name: 'Close' }).tap()
    await expect(strip).toHaveCount(0)
  })

  test('sideways', async ({ page, request }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    await sit(page, await openTable(request, [ME, BOT]))
    await new Player(page).toMove()
    const board = await boxOf(region(page, 'Main board'))
    expect(board.y).toBeLessThan(125)
    await expectSoundLayout(page, { touch: true })
  })
})
