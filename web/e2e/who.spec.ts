/** The bar above every page says who is signed in, however long the name is. */

import { expectSoundLayout } from './support/layout.ts'
import { expect, test } from './support/test.ts'

for (const name of ['Ян', 'Маргарита Бургундская-II', 'ЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩ']) {
  test(`the bar has room for ${name}`, async ({ people }) => {
    for (const language of ['en', 'ru', 'uk']) {
      const page = await people.come({ settings: { language, signedIn: true, account: name, banner: 'gules' } })
      await page.route('**/api/account', (route) => route.fulfill({ json: { name, created: '2026-01-01T00:00:00Z' } }))
      await page.goto('/about')
      await expect(page.locator('.who')).toHaveText(name)
      for (const width of [320, 360, 390, 600, 760, 800, 940, 1366]) {
        await test.step(`${language}, ${width} wide`, async () => {
          await page.setViewportSize({ width, height: 768 })
          await expectSoundLayout(page)
          const [bar, who] = await Promise.all(['header', '.who'].map((part) => page.locator(part).boundingBox()))
          expect(who!.y).toBeGreaterThanOrEqual(bar!.y)
          expect(who!.y + who!.height).toBeLessThanOrEqual(bar!.y + bar!.height)
        })
      }
      await page.setViewportSize({ width: 390, height: 844 })
      await page.locator('.who').click()
      await expectSoundLayout(page)
    }
  })
}
