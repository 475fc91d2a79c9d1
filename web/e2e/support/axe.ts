/** What axe-core finds on a page. */

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'

import { expect, test, type Page } from './test.ts'

const SOURCE = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** No violation, in the light and in the dark. Of what axe looks at, only the contrast depends on the theme. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached() // it is there
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0) // and complete
  for (const theme of ['light', 'dark'] as const) {
    await test.step(`axe: ${where}, ${theme}`, async () => {
      await expect(async () => {
        await page.emulateMedia({ colorScheme: null }) // a page that has just opened may not have heard of a change
        await page.emulateMedia({ colorScheme: theme })
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme, { timeout: 2000 })
      }).toPass()
      expect(await violations(page, theme === 'dark' ? ['color-contrast'] : undefined), `${where}, ${theme}`).toEqual(
        [],
      )
    })
  }
}

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(await SOURCE)
  const options = {
    resultTypes: ['violations'], // no lists of what is right
    iframes: false, // there are none
    preload: false, // nor styles from elsewhere
    ...(rules && { runOnly: rules }),
  }
  const found = await page.evaluate(
    (wanted) => (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run(wanted),
    options,
  )
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}
