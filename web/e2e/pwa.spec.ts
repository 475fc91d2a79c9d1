/** Duchy as an app: it can be installed, and says so itself when the server is away. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expectAccessible } from './support/axe.ts'
import { serve } from './support/server.ts'
import { expect, test, type Page } from './support/test.ts'

/** What keeps the browser from offering to install the page. A private window is no fault of the page. */
async function obstacles(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  return installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')
}

/** The size of a picture, as its own first bytes tell it. */
function sizeOf(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}

test('it can be installed, and has a page for a server that is away', async ({ people, watch }) => {
  watch.expect(/ERR_CONNECTION_REFUSED/, /^asked elsewhere: http:..127\.0\.0\.1:/) // while its own server is away
  const folder = await mkdtemp(join(tmpdir(), 'duchy-app-'))
  const database = join(folder, 'tables.sqlite3')
  let server = await serve(database)
  const { url: baseURL, port } = { url: server.url, port: Number(new URL(server.url).port) }
  try {
    const page = await people.come({ baseURL, serviceWorkers: 'allow', settings: { language: 'uk' } })
    await page.goto('/about')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    expect(await obstacles(page)).toEqual([])
    const address = await page.locator('link[rel="manifest"]').getAttribute('href')
    const manifest = (await (await page.request.get(address!)).json()) as { icons: { src: string; sizes: string }[] }
    for (const { src, sizes } of manifest.icons.filter(({ sizes }) => sizes !== 'any')) {
      expect(sizeOf(await (await page.request.get(src)).body()), src).toBe(sizes)
    }

    await page.reload() // from now on the worker is asked
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const kept = await page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
      return all.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept).toContain('/')
    expect(kept.filter((path) => path.startsWith('/api'))).toEqual([])

    await server.stop()
    await page.goto('/rules/dice')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сервер не відповідає')
    await expectAccessible(page, 'the offline page')
    server = await serve(database, port)
    await expect(page).toHaveURL(`${baseURL}/rules/dice`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Замки Бургундії')
    await page.close() // it may still ask for pictures, and its server goes next
  } finally {
    await server.stop()
    await rm(folder, { recursive: true })
  }
})
