/** Three languages, changed in the middle of a turn: nothing is lost and nothing stays behind in the old one. */

import { openTable, sit, ME, BOT } from './support/api.ts'
import { Player } from './support/player.ts'
import { expect, test, type Page } from './support/test.ts'

/** Latin words that belong into every language: what people are called, what languages call themselves, keys, numerals. */
const ANYWHERE = /\b(Duchy|English|Anna|SHA|HMAC|JSON|Enter|Tab|Esc|MIT|EN|RU|UK|[IVX]+|[A-Z])\b/g

/** Everything that can be read or heard on a page. */
function words(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [document.title]
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest('script, style, symbol') || !element.checkVisibility()) continue
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
        found.push(element.getAttribute(name) ?? '')
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '')
    }
    return found.map((text) => text.trim()).filter(Boolean)
  })
}

async function strangers(page: Page): Promise<string[]> {
  return (await words(page)).filter((text) => /[A-Za-z]{2}/.test(text.replace(ANYWHERE, '')))
}

test('the language changes in mid-turn', async ({ page, request }) => {
  await sit(page, await openTable(request, [ME, BOT]))
  const me = new Player(page)
  await me.toMove()
  await page.locator('[aria-pressed="false"]').first().click() // a die is taken up
  const die = page.locator('[aria-pressed="true"]')
  await expect(die).toHaveCount(1)
  const before = { ply: await me.ply(), places: await me.places() }
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))

  for (const [language, yours] of [
    ['Русский', /ход/i],
    ['Українська', /хід/i],
  ] as const) {
    await page.getByRole('combobox').first().selectOption({ label: language })
    await expect(me.prompt).toHaveText(/[а-яіїє]/i)
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'Русский' ? 'ru' : 'uk')
    await expect.poll(() => strangers(page), 'what is not translated').toEqual([])
    await expect(die).toHaveCount(1)
    expect({ ply: await me.ply(), places: await me.places() }).toEqual(before)
    expect((await words(page)).some((text) => yours.test(text))).toBe(true)
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await page.getByRole('combobox').first().selectOption({ label: 'English' })
  await me.step()
})

for (const path of ['/', '/new', '/tables', '/rules/burgundy', '/settings', '/account', '/profile']) {
  test(`${path} speaks Russian and Ukrainian throughout`, async ({ page }) => {
    await page.goto(path)
    for (const language of ['Русский', 'Українська']) {
      await page
        .getByRole('combobox', { name: /Language|Язык|Мова/ })
        .first()
        .selectOption({ label: language })
      await expect.poll(() => strangers(page), language).toEqual([])
    }
  })
}
