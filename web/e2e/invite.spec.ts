/** A link passed on: copied, scanned from the screen, and shared by the system. */

import decode from 'qr/decode.js'
import UPNG from 'upng-js'

import { expectAccessible } from './support/axe.ts'
import { Player } from './support/player.ts'
import { expect, test, type Page } from './support/test.ts'

/** The waiting room of a table with a free seat. */
async function room(page: Page): Promise<void> {
  await page.goto('/new')
  await page.getByLabel('Name at seat 1').fill('Anna')
  await page.getByLabel('Who plays seat 2').selectOption({ label: 'by link' })
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for the others')
}

/** What a camera reads in a picture. */
function scan(picture: Buffer): string {
  const png = UPNG.decode(new Uint8Array(picture).buffer)
  const [pixels] = UPNG.toRGBA8(png)
  return decode({ width: png.width, height: png.height, data: new Uint8ClampedArray(pixels!) })
}

for (const theme of ['light', 'dark'] as const) {
  test(`the code on the screen leads to the seat: ${theme}`, async ({ page, people }) => {
    await page.emulateMedia({ colorScheme: theme })
    await room(page)
    await page.getByRole('button', { name: /^QR code: .*seat \d/i }).click()
    const dialog = page.getByRole('dialog')
    const link = scan(await dialog.getByRole('img').screenshot())
    expect(link).toBe(await page.getByRole('textbox', { name: /seat \d/i }).inputValue())
    await expectAccessible(page, 'a QR code')

    const guest = await people.come()
    await guest.goto(link)
    await guest.getByLabel('Your name').fill('Bob')
    await guest.getByRole('button', { name: 'Join' }).click()
    await expect(new Player(guest).table).toBeVisible()
    await expect(new Player(page).table).toBeVisible()
  })
}

test('the sheet of the system gets the link', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: ({ url }: ShareData) => {
        localStorage.setItem('shared', url!)
        return Promise.resolve()
      },
    })
  })
  await room(page)
  await page.getByRole('button', { name: /^Share: .*seat \d/i }).click()
  const link = await page.getByRole('textbox', { name: /seat \d/i }).inputValue()
  expect(await page.evaluate(() => localStorage.getItem('shared'))).toBe(link)
})

test.describe('a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true })

  test('link, code and sheet side by side', async ({ page }) => {
    await page.addInitScript(() => Object.assign(navigator, { share: () => Promise.resolve() }))
    await room(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.getByRole('button', { name: /^QR code: .*seat \d/i }).tap()
    expect((await page.getByRole('dialog').getByRole('img').boundingBox())!.width).toBeGreaterThan(230)
  })
})

test('a link from this computer begins with an address that friends can open', async ({ page }) => {
  const origins = ['http://192.168.1.5:8421', 'http://10.0.0.7:8421']
  await page.route('**/api/origins', (route) => route.fulfill({ json: { origins } }))
  await room(page)
  const link = page.getByRole('textbox', { name: /seat \d/i })
  await expect(link).toHaveValue(/^http:\/\/192\.168\.1\.5:8421\/table\/.*#invite=/)
  await page.getByRole('combobox', { name: 'Address' }).first().selectOption('10.0.0.7:8421')
  await expect(link).toHaveValue(/^http:\/\/10\.0\.0\.7:8421\/table\//)
  await expect(page.getByText('Only this computer')).toBeHidden()
  await expectAccessible(page, 'links with several addresses')
})

test('where nobody else reaches the server the page says so', async ({ page }) => {
  await room(page)
  await expect(page.getByText('Only this computer can open this link.').first()).toBeVisible()
})
