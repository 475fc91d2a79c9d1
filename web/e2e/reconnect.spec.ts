/** Nothing is lost: not by a reload, not by a second tab, not by a restart of the server in the middle of a decision. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openPosition, sit } from './support/api.ts'
import { Player } from './support/player.ts'
import { serve } from './support/server.ts'
import { expect, test, type Page } from './support/test.ts'

/** What somebody sees of a decision. */
async function seen(page: Page): Promise<object> {
  const player = new Player(page)
  await player.toMove()
  return { ply: await player.ply(), prompt: await player.prompt.innerText(), places: await player.places() }
}

test('a reload in the middle of a nested decision', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'church'))
  const before = await seen(page)
  expect(before).toMatchObject({ prompt: expect.stringContaining('Church') })
  await page.reload()
  expect(await seen(page)).toEqual(before)
  await new Player(page).step()
})

test('two tabs show the same table, and either may act', async ({ page, request, context }) => {
  await sit(page, await openPosition(request, 'ship'))
  const [one, two] = [new Player(page), new Player(await context.newPage())]
  await two.page.goto(page.url())
  expect(await seen(two.page)).toEqual(await seen(page))
  await two.step()
  await expect(one.table).toHaveAttribute('data-ply', String(await two.ply()))
  expect(await seen(page)).toEqual(await seen(two.page))
})

test('the server is restarted in the middle of a nested decision', async ({ people, playwright, watch }) => {
  watch.expect(/WebSocket connection to .* failed/, /ERR_CONNECTION_REFUSED/)
  const folder = await mkdtemp(join(tmpdir(), 'duchy-restart-'))
  const database = join(folder, 'tables.sqlite3')
  let server = await serve(database)
  const { url: baseURL, port } = { url: server.url, port: Number(new URL(server.url).port) }
  try {
    const request = await playwright.request.newContext({ baseURL })
    const page = await people.come({ baseURL })
    const player = new Player(page)
    await sit(page, await openPosition(request, 'church'))
    const before = await seen(page)

    await server.stop()
    const lost = page.getByText('Connection lost')
    await expect(lost).toBeVisible()
    const [said, bar] = [await lost.boundingBox(), await page.locator('.panel.command').boundingBox()]
    expect(said!.y + said!.height, 'above the dice and the workers').toBeLessThanOrEqual(bar!.y)
    const glow = (element: Element) => getComputedStyle(element).getPropertyValue('--glow')
    expect(await player.targets.first().evaluate(glow)).not.toBe(await page.locator('body').evaluate(glow))
    // What is done meanwhile is done as soon as the server is back.
    const ply = await player.ply()
    await player.target((await player.places())[0]!).click()

    server = await serve(database, port)
    await player.answer(ply)
    await expect(page.getByText('Connection lost')).toBeHidden()
    expect(before).toMatchObject({ ply })
    expect(await player.ply()).toBe(ply + 1)
    await request.dispose()
  } finally {
    await server.stop()
    await rm(folder, { recursive: true })
  }
})
