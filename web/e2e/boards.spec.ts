/** The table of The Castles of Burgundy: what tells the last moves, and a phone held sideways. */

import type { Locator } from '@playwright/test'

import { BOT, ME, openPosition, openTable, sit } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expectSoundLayout } from './support/layout.ts'
import { Player } from './support/player.ts'
import { expect, test, type Page } from './support/test.ts'

const boxOf = async (part: Locator) => (await part.boundingBox())!
const region = (page: Page, name: string): Locator => page.getByRole('region', { name })

test('what others did since my turn is marked, summed up and found in the log', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'middle'), 0)
  await new Player(page).toMove()
  const log = region(page, 'Log')
  await expect(log).toContainText('Since your last turn')
  await expect(log).toContainText(/Player 2\s[a-z]+.+, [a-z]+/) // in words
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

  test('the line of the others’ turn, and the sheet behind it', async ({ page, request }) => {
    await sit(page, await openPosition(request, 'middle'), 0)
    const me = new Player(page)
    await me.toMove()
    const strip = region(page, 'Since your last turn')
    await expect(strip).toContainText(/[A-Z][a-z]+s .+/) // what was done, in words
    await expectAccessible(page, 'the line')
    await expectSoundLayout(page, { touch: true })
    await strip.getByRole('button', { name: /^all \d/ }).tap()
    const sheet = page.getByRole('dialog', { name: 'Since your last turn' })
    await expect(sheet.getByRole('listitem').first()).toContainText(/[A-Z][a-z]+s .+/)
    await expectAccessible(page, 'all of it')
    await sheet.getByRole('button', { name: 'Show these moves again' }).tap()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('tab', { selected: true })).toHaveText(/Players|Board/)
    await page.getByRole('tab', { name: /Estate/ }).tap()
    await expect(strip).toBeVisible()
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
