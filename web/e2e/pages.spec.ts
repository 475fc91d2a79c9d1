/** Every page for itself: everybody can read it, at every width, in every language. */

import { expectAccessible } from './support/axe.ts'
import { expectSoundLayout } from './support/layout.ts'
import { expect, test } from './support/test.ts'

const PAGES = ['/', '/new', '/tables', '/rules/burgundy', '/settings', '/about', '/account', '/nowhere']
const WIDTHS = [320, 390, 600, 768, 1024, 1440]

for (const path of PAGES) {
  test(`${path} is accessible and fits`, async ({ page, watch }) => {
    if (path === '/nowhere') watch.expect(/404/)
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectAccessible(page, path)
    for (const width of WIDTHS) {
      await test.step(`${width} wide`, async () => {
        await page.setViewportSize({ width, height: 844 })
        await expectSoundLayout(page)
      })
    }
  })
}

test('a page speaks one language at a time', async ({ page }) => {
  await page.goto('/')
})
