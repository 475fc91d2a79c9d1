/** The new-game screen: presets, switches, sets of estates, reasons, and the bar at its foot; waiting rooms and lists. */

import type { Locator } from '@playwright/test'

import { ME, openTable } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expectSoundAtAllSizes, expectSoundLayout } from './support/layout.ts'
import { offerAllModules } from './support/modules.ts'
import { expect, test, type Page } from './support/test.ts'

const SIZES = [
  [390, 844],
  [1280, 720],
  [1440, 900],
] as const

const bar = (page: Page): Locator => page.getByRole('region', { name: 'The game you are about to start' })
const start = (page: Page): Locator => page.getByRole('button', { name: 'Start the game' })
const module = (page: Page, name: string | RegExp): Locator => page.getByRole('switch', { name })
const estates = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('group', { name: 'Estate set' }).getByRole('radio', { name })

/** The picture of a radio button lies over it, so the click is forced; it must not be under a bar then. */
async function choose(radio: Locator): Promise<void> {
  await radio.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await radio.check({ force: true })
}

async function pick(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await choose(page.getByRole('radio', { name, exact: true }))
}

test('presets set the switches, and one switch makes a mix of one’s own', async ({ page }) => {
  await page.goto('/new')
  await expect(page.getByRole('radio', { name: 'Base game' })).toBeChecked()
  await expect(bar(page)).toContainText('The Castles of Burgundy · 2 players')
  await expect(bar(page)).toContainText('2019 edition · estate 1')
  await pick(page, 'Gentle')
  await expect(module(page, 'Four extra tiles')).toBeChecked()
  await expect(module(page, 'White castles')).toBeChecked()
  await expect(bar(page)).toContainText('estate 1 · Four extra tiles · White castles')

  await module(page, 'White castles').uncheck()
  await expect(page.getByRole('radio', { name: 'Custom' })).toBeChecked()
  await pick(page, 'Championship')
  await expect(module(page, 'Starting castle of your choice')).toBeChecked()
  await expect(module(page, 'Four extra tiles')).not.toBeChecked()
  await expect(bar(page)).toContainText('random estates · starting castle of your choice · championship estates')
  await pick(page, 'Custom')
  await expect(module(page, 'Four extra tiles')).toBeChecked()
  await expect(module(page, 'Starting castle of your choice')).not.toBeChecked()

  await page.reload()
  await expect(page.getByRole('radio', { name: 'Base game' })).toBeChecked()
  await pick(page, 'Custom') // it was kept
  await expect(module(page, 'Four extra tiles')).toBeChecked()
})

test('what a printing does not have says so, and waits', async ({ page }) => {
  await page.goto('/new')
  await pick(page, 'Gentle', '2011')
  for (const name of ['Four extra tiles', 'White castles']) {
    await expect(module(page, name)).toBeDisabled()
    await expect(module(page, name)).toHaveAccessibleDescription('Not in the 2011 edition.')
  }
  await expect(page.getByText('This edition has no expansions; they came in 2019.')).toBeVisible()
  await expect(bar(page)).toContainText('2011 edition · estate 1')
  await expect(bar(page)).toContainText('Not possible now, but remembered: Four extra tiles and White castles.')
  await pick(page, '2020')
  await expect(page.getByRole('radio', { name: 'Gentle' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Championship' })).toBeDisabled()
  await expect(page.getByText('Championship: only in the 2019 edition.')).toBeVisible()
})

test('a set of estates that does not fit the seats is grey, says why, and is kept', async ({ page }) => {
  await offerAllModules(page)
  await page.goto('/new')
  await expect(estates(page, /team/i)).toBeDisabled()
  await expect(estates(page, /team/i)).toHaveAccessibleDescription('Needs exactly 4 players; you have 2.')
  await expect(estates(page, /solo/i)).toHaveAccessibleDescription('Needs exactly one player; you have 2.')
  await module(page, /shields/i).check()

  await pick(page, '4')
  await choose(estates(page, /team/i))
  await expect(bar(page)).toContainText(/estate 12a.*team/i)
  await expect(module(page, 'Starting castle of your choice')).toHaveAccessibleDescription(/has its own setup\.$/)

  await pick(page, '3')
  await expect(estates(page, 'Ordinary')).toBeChecked()
  await expect(bar(page)).toContainText(/Not possible now, but remembered: .*team/i)
  await pick(page, '1')
  await expect(estates(page, /solo/i)).toBeChecked()
  await expect(estates(page, 'Ordinary')).toBeDisabled()
  await expect(module(page, /shields/i)).toBeDisabled()
  await expect(module(page, /shields/i)).not.toBeChecked()
  await page.getByLabel('First target').selectOption('45')
  await expect(bar(page)).toContainText('target 45')

  await pick(page, '4')
  await expect(estates(page, /team/i)).toBeChecked()
  await expect(module(page, /shields/i)).toBeChecked()
  await pick(page, '2020')
  await expect(estates(page, /close/i)).toHaveAccessibleDescription('Only in the 2019 edition.')
  await expectAccessible(page, 'all modules')
})

test('what is chosen is what is started', async ({ page }) => {
  await page.goto('/new')
  await pick(page, '3', 'Gentle')
  await module(page, 'Starting castle of your choice').check()
  await pick(page, 'Different')
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/tables'))
  await page.getByRole('button', { name: /^Estate 4/ }).click()
  await expect(bar(page)).toContainText('estates 4, 1 · starting castle of your choice')
  await page.getByLabel('Who plays seat 2').selectOption({ label: 'by link' })
  await expect(bar(page)).toContainText('The game waits for one more player.')
  await start(page).click()
  await expect(page.getByRole('alert')).toHaveText('Enter your name so that the others know who invited them.')
  await expect(page.getByLabel('Name at seat 1')).toBeFocused()
  await page.getByLabel('Name at seat 1').fill('Anna')
  await page.getByRole('button', { name: 'Banner at seat 1: red' }).click()
  await page.getByRole('radio', { name: 'white' }).check({ force: true }) // the other seat gets the red one
  await start(page).click()
  const { options, seats } = (await sent).postDataJSON() as { options: { modules: string[] }; seats: object[] }
  expect(options).toMatchObject({ edition: '2019', setup: 'expert', estates: ['4', '1', '1'] })
  expect(options.modules).toEqual(expect.arrayContaining(['extra_tiles', 'white_castles']))
  expect(seats[1]).toEqual({ kind: 'link', name: null, level: null, banner: 'gules' })
})

test('the start is in sight at every size, wherever the page is scrolled to', async ({ people }) => {
  for (const language of ['en', 'ru', 'uk']) {
    const page = await people.come({ settings: { language } })
    await offerAllModules(page)
    await page.goto('/new')
    await expect(page.locator('section.bar .go')).toBeEnabled()
    await pick(page, '4')
    for (const [width, height] of SIZES) {
      await test.step(`${language}, ${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height })
        await expectSoundLayout(page)
        for (const top of [0, 600, 100_000]) {
          await page.evaluate((y) => scrollTo(0, y), top)
          await expect(page.locator('section.bar .go')).toBeInViewport({ ratio: 1 })
        }
      })
    }
  }
})

test('all modules at all sizes', async ({ page }) => {
  await offerAllModules(page)
  await page.goto('/new')
  await pick(page, '4', 'Everything')
  await expectSoundAtAllSizes(page)
})

test('by keyboard, and nothing that has the focus lies under a bar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await offerAllModules(page)
  await page.goto('/new')
  await page.getByRole('radio', { name: 'Base game' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Gentle' })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(module(page, 'Four extra tiles')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(module(page, 'Four extra tiles')).not.toBeChecked()
  await expect(page.getByRole('radio', { name: 'Custom' })).toBeChecked()

  await estates(page, 'Ordinary').focus()
  await page.keyboard.press('ArrowRight')
  await expect(estates(page, /border/i)).toBeChecked()
  const hidden = () => {
    const focused = document.activeElement!
    const foot = document.querySelector('section.bar')!
    if (foot.contains(focused)) return 'bar'
    const { top, bottom } = focused.getBoundingClientRect()
    const head = document.querySelector('header')!.getBoundingClientRect()
    return top < head.bottom - 1 || bottom > foot.getBoundingClientRect().top + 1 ? focused.outerHTML : ''
  }
  for (let step = 0; step < 80; step++) {
    const found = await page.evaluate(hidden)
    if (found === 'bar') break
    expect(found).toBe('')
    await page.keyboard.press('Tab')
  }
  await expect(start(page)).toBeFocused()
})

test('the waiting room, the invitation and the list of tables name what is played with', async ({ page, people }) => {
  const told = '2019 edition · estate 2 · Four extra tiles · White castles'
  const options = { estates: '2', modules: ['extra_tiles', 'white_castles'] }
  const opened = await openTable(page.request, [ME, { kind: 'link' }], options)
  const { table, invitations } = opened
  await page.goto(`/table/${table.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for the others')
  await expect(page.getByText(told)).toBeVisible()
  await expectAccessible(page, 'the waiting room')
  await expectSoundAtAllSizes(page)

  const guest = await people.come()
  await guest.goto(`/table/${table.id}#invite=${invitations[0]!.invite}&at=1`)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('You are invited')
  await expect(guest.getByText(told)).toBeVisible()

  const seats = [ME, { kind: 'link' }]
  const listed = { game: 'burgundy', options, seats, settings: { listed: true } }
  await page.request.post('/api/tables', { data: listed })
  await page.goto('/tables')
  await pick(page, 'Waiting for players')
  await expect(page.getByRole('article').getByText(told).first()).toBeVisible()
  await expectAccessible(page, 'tables with their options')
  await expectSoundAtAllSizes(page)
})
