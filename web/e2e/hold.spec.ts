/** The moment after a turn against bots in which it can be undone: they begin when it is over. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { APIRequestContext } from '@playwright/test'

import { BOT, ME, openTable, sit, viewOf, type Opened } from './support/api.ts'
import { expectSoundLayout } from './support/layout.ts'
import { Player } from './support/player.ts'
import { serve, type Running } from './support/server.ts'
import { expect, test, type Page } from './support/test.ts'

let server: Running
let folder: string
let request: APIRequestContext

test.beforeAll(async ({ playwright }) => {
  folder = await mkdtemp(join(tmpdir(), 'duchy-hold-'))
  server = await serve(join(folder, 'tables.sqlite3'), 0, { DUCHY_HOLDS: 'true' })
  request = await playwright.request.newContext({ baseURL: server.url })
})
test.afterAll(async () => {
  await request.dispose()
  await server.stop()
  await rm(folder, { recursive: true })
})

/** A table at which the person begins, so that ending the turn reveals nothing. */
async function openFirst(): Promise<Opened> {
  for (;;) {
    const opened = await openTable(request, [ME, BOT])
    const { ply, deciders } = await viewOf(request, opened, opened.seats[0]!.token)
    if (ply === 0 && deciders[0] === 0) return opened // and the bot has not had its turn before
  }
}

const takeBack = (page: Page) => page.getByRole('button', { name: 'Take back' })
const goOn = (page: Page) => page.getByRole('button', { name: 'Go on' })

async function endTurn(page: Page): Promise<Player> {
  await sit(page, await openFirst())
  const player = new Player(page)
  await player.toMove()
  await player.target('end_turn').click()
  return player
}

test('bots wait until the person goes on, or takes the turn back', async ({ people }) => {
  const settings = { hold: 'confirm', confirmEnd: false }
  const page = await people.come({ baseURL: server.url, settings })
  const player = await endTurn(page)
  await expect(takeBack(page)).toBeVisible()
  const ply = await player.ply()
  await takeBack(page).click()
  await expect(takeBack(page)).toBeHidden()
  await player.toMove()
  expect(await player.ply()).toBe(ply + 1)

  await player.target('end_turn').click()
  await expect(goOn(page)).toBeVisible()
  await expectSoundLayout(page)
  await page.reload() // nothing is lost
  await expect(goOn(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(goOn(page)).toBeHidden()
  await expect.poll(() => player.ply()).toBeGreaterThan(ply + 2)
})

test('a hold is over by itself after the time that was chosen', async ({ people }) => {
  const page = await people.come({ baseURL: server.url, settings: { hold: '3', confirmEnd: false } })
  const player = await endTurn(page)
  await expect(page.getByRole('img', { name: /^[123] s left$/ })).toBeVisible()
  const ply = await player.ply()
  await expect(takeBack(page)).toBeHidden()
  await expect.poll(() => player.ply()).toBeGreaterThan(ply)
})

test('who wants none has none', async ({ people }) => {
  const page = await people.come({ baseURL: server.url, settings: { hold: 'none', confirmEnd: false } })
  const player = await endTurn(page)
  await player.toMove() // the bot has moved already
  await expect(takeBack(page)).toBeHidden()
})

test('on a phone it stands above the tabs', async ({ people }) => {
  const page = await people.come({
    baseURL: server.url,
    settings: { hold: 'confirm', confirmEnd: false },
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await endTurn(page)
  await expectSoundLayout(page)
  await goOn(page).click()
  await expect(goOn(page)).toBeHidden()
})

test('every end of a turn is confirmed where that is wished', async ({ people }) => {
  const page = await people.come({
    baseURL: server.url,
    settings: { hold: 'none', confirmEnd: false, confirmTurn: true },
  })
  const player = await endTurn(page)
  const ply = await player.ply()
  await expect(page.getByRole('button', { name: 'Keep playing' })).toBeFocused()
  expect(await player.ply()).toBe(ply)
  await page.getByRole('button', { name: 'End turn' }).last().click()
  await expect.poll(() => player.ply()).toBeGreaterThan(ply)
})
