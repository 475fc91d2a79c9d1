/** Every page for itself: everybody can read it, at every width, in every language. */

import { expectAccessible } from './support/axe.ts'
import { expectSoundLayout } from './support/layout.ts'
import { expect, test } from './support/test.ts'

const PAGES = {
  '/': 'Sit down and play',
  '/new': 'New game',
  '/tables': 'Tables',
  '/rules/burgundy': 'Rules: The Castles of Burgundy',
  '/settings': 'Settings',
  '/about': 'About Duchy',
  '/account': 'Account',
  '/recover': 'A new password',
  '/notices': 'E-mails',
  '/nowhere': 'Page not found',
}
const WIDTHS = [320, 390, 600, 768, 1024, 1440]

for (const [path, title] of Object.entries(PAGES)) {
  test(`${path} is accessible and fits`, async ({ page, watch }) => {
    if (path === '/nowhere') watch.expect(/404/)
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(title)
    await page.waitForLoadState('networkidle')
    await expectAccessible(page, path)
    for (const width of WIDTHS) {
      await test.step(`${width} wide`, async () => {
        await page.setViewportSize({ width, height: 844 })
        await expectSoundLayout(page)
      })
    }
  })
}
