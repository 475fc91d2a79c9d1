/** What axe-core finds on a page. */

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type Axe from 'axe-core'

import { expect, test, type Page } from './test.ts'

const SOURCE = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** No violation, in the light and in the dark. Of what axe looks at, only the contrast depends on the theme. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 }).first()
  await expect(heading).toBeAttached() // it is there, or about to come
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0) // and complete
  await expect(heading).toBeAttached()
  await test.step(`axe: ${where}`, async () => {
    if (await page.evaluate(() => !('axe' in window))) await page.evaluate(await SOURCE)
    expect(await page.evaluate(violations), where).toEqual([])
  })
}

/**
 * Runs in the page: every rule in the theme that it has, then the contrast in the other one. The styles ask for nothing
 * but `data-theme`, so the page need neither hear of the change nor draw it.
 */
async function violations(): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof Axe }
  const root = document.documentElement
  const options = {
    resultTypes: ['violations'], // no lists of what is right
    iframes: false, // there are none
    preload: false, // nor styles from elsewhere
  } satisfies Axe.RunOptions
  const told = ({ violations }: Axe.AxeResults): string[] =>
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${root.dataset.theme}: ${id}: ${target.join(' ')}: ${failureSummary}`),
    )
  // What the rule looks at, so that axe need not go through all that is drawn a second time.
  const written = [...document.querySelectorAll('body *')].filter(
    ({ localName, childNodes }) =>
      ['input', 'select', 'textarea'].includes(localName) ||
      [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim()),
  )
  const theme = root.dataset.theme
  try {
    const found = told(await axe.run(options))
    root.dataset.theme = theme === 'dark' ? 'light' : 'dark'
    found.push(...told(await axe.run({ include: written }, { ...options, runOnly: ['color-contrast'] })))
    return found
  } finally {
    root.dataset.theme = theme
  }
}
