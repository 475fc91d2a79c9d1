/** The documentation at the table: from the About page, under the server's content security policy. */

import { expect, test } from './support/test.ts'

test('the About page leads to the documentation, which can be read and searched', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('link', { name: 'The documentation' }).click()
  await expect(page).toHaveURL(/\/docs\/$/)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Duchy')
  const picture = main.getByRole('img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)

  await page.getByRole('textbox', { name: 'Search' }).first().fill('systemd')
  await page.keyboard.press('Enter')
  await main
    .getByRole('link', { name: /Running a server/ })
    .first()
    .click()
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Running a server')
})

test('every route of the interface is on a page, by day and by night', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { name: 'POST /api/tables/{id}/actions' })).toBeVisible()
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const before = await ground()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(ground).not.toBe(before)
  await page.getByRole('link', { name: 'ActionRequest' }).first().click()
  await expect(page).toHaveURL(/http-shapes\.html#actionrequest$/)
})

test('an address that the documentation does not have is a page that is not found', async ({ page, watch }) => {
  watch.expect(/404/)
  await page.goto('/docs/nothing.html')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Page not found')
})
