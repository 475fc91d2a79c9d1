/**
 * What explains something stands right beside it, or in the bar: measured for every kind of thing on the tables, at six
 * sizes. One page for each position goes through all sizes.
 */

import { openPosition, sit, type Position } from './support/api.ts'
import { Player } from './support/player.ts'
import { expect, test } from './support/test.ts'

const SIZES = [
  [1366, 768],
  [1280, 720],
  [1920, 1080],
  [1024, 768],
  [768, 1024],
  [390, 844],
] as const

const TABLES: [position: Position, language: 'en' | 'ru' | 'uk'][] = [
  ['middle', 'en'],
  ['modules', 'ru'],
  ['team', 'uk'],
  ['dice-five', 'uk'],
  ['bruges-four', 'ru'],
]

for (const [position, language] of TABLES) {
  test.describe(() => {
    test.use({ settings: { language }, viewport: { width: 1366, height: 768 } })

    test(`${position}, ${language}: cards beside what they explain`, async ({ page, request }) => {
      await sit(page, await openPosition(request, position), 0)
      await expect(new Player(page).table).toBeVisible()
      await expect(page.locator('[data-place]').first()).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      await page.keyboard.press('Tab') // what is focused from now on is shown as by the keyboard
      const wrong: string[] = []
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height })
        const { cards, lines, faults } = await page.evaluate(look)
        wrong.push(...faults.map((fault) => `${width} × ${height}: ${fault}`))
        expect(cards + lines, `explained at ${width} × ${height}`).toBeGreaterThan(5)
      }
      expect(wrong).toEqual([])
    })
  })
}

test.describe(() => {
  test.use({ viewport: { width: 1366, height: 768 } })

  test('what stands in the bar is explained by a line there; Escape hides it, and so does a click', async ({
    page,
    request,
  }) => {
    await sit(page, await openPosition(request, 'middle'), 0)
    await new Player(page).toMove()
    const line = page.locator('.layer .line')
    await page.locator('[data-place="silver-0"]').hover()
    await expect(line).toContainText('Silver: 1. Once a turn')
    await page.keyboard.press('Escape')
    await expect(line).toHaveCount(0)
    await page.locator('[data-place="sold-0"]').hover()
    await expect(line).toContainText('Goods sold: 0')
    await page.locator('[data-place="sold-0"]').click()
    await expect(line).toHaveCount(0)
  })

  for (const position of ['middle', 'team'] as const) {
    test(`what others hold is explained on their cards: ${position}`, async ({ page, request }) => {
      await sit(page, await openPosition(request, position), 0)
      await new Player(page).toMove()
      const card = page.locator('.opponent').first()
      const told = page.locator('.layer .card h2')
      await card.locator('svg:has(.goods)').first().hover()
      await expect(told).toHaveText(/goods/i)
      await card.locator('svg:has(.die)').first().hover()
      await expect(told).toHaveText(/^(Die|Used die): \d$/)
    })
  }
})

/** Runs in the page: each kind of thing explains itself; what is wrong with where that is said. */
async function look(): Promise<{ cards: number; lines: number; faults: string[] }> {
  const FAR = 24
  const TAIL = 12
  const faults: string[] = []
  let [cards, lines] = [0, 0]
  const frame = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
  scrollTo(0, 0)
  /** Where everything lies. A window that has changed its size on a busy machine takes some frames to lie still. */
  const layout = () =>
    [...document.querySelectorAll('[data-place], [data-keep]')]
      .map((element) => element.getBoundingClientRect())
      .map(({ left, top, width, height }) => [left, top, width, height].join())
      .join(' ')
  let before = ''
  for (let wait = 0; wait < 4 || (wait < 60 && before !== layout()); wait++) {
    before = layout()
    await frame()
  }

  const inSight = (element: Element): boolean => {
    const { left, top, right, bottom, width } = element.getBoundingClientRect()
    return width > 0 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  }
  /** The first and the last of every kind, whether something can be done there or not. */
  const kinds = new Map<string, HTMLElement[]>()
  for (const thing of document.querySelectorAll<HTMLElement>('[data-place]:not(.btn)')) {
    if (!inSight(thing) || !thing.checkVisibility({ visibilityProperty: true }) || !thing.hasAttribute('tabindex'))
      continue
    const kind = `${thing.dataset.place!.split('-')[0]} ${thing.hasAttribute('data-action')}`
    kinds.set(kind, [...(kinds.get(kind) ?? []).slice(0, 1), thing])
  }

  const meets = (one: DOMRect, other: DOMRect): boolean =>
    one.left < other.right - 1 && one.right > other.left + 1 && one.top < other.bottom - 1 && one.bottom > other.top + 1
  const covered = (box: DOMRect, except: Element, kept: string): string[] =>
    [...document.querySelectorAll<HTMLElement>(kept)]
      .filter((other) => other !== except && inSight(other) && meets(box, other.getBoundingClientRect()))
      .map((other) => other.dataset.place ?? other.className)
  const distance = (one: DOMRect, other: DOMRect): number =>
    Math.hypot(
      Math.max(0, other.left - one.right, one.left - other.right),
      Math.max(0, other.top - one.bottom, one.top - other.bottom),
    )

  for (const thing of [...kinds.values()].flat()) {
    if (!thing.isConnected) continue
    const name = thing.dataset.place!
    thing.focus({ preventScroll: true })
    const shown = () => document.querySelector<HTMLElement>('.layer.measured .card, .layer .line')
    for (let wait = 0; wait < 20 && !shown(); wait++) await frame()
    await frame()
    const said = shown()
    const target = thing.getBoundingClientRect()
    if (!said) faults.push(`nothing is said of ${name}`)
    else if (said.matches('.card')) {
      cards += 1
      const box = said.getBoundingClientRect()
      const far = distance(box, target)
      if (far > FAR) faults.push(`the card of ${name} is ${far.toFixed()} away`)
      const over = covered(box, thing, '[data-keep], [data-place][data-action]')
      if (over.length) faults.push(`the card of ${name} covers ${over.join()}`)
      if (meets(box, target)) faults.push(`the card of ${name} covers it`)
      const tail = document.querySelector('.layer.measured .tail path')!.getBoundingClientRect()
      if (Math.min(tail.width, tail.height) > TAIL) faults.push(`the tail to ${name} is a needle`)
    } else {
      lines += 1
      const text = said.querySelector('p')!
      const rows = text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight)
      if (rows > 2.1) faults.push(`the line about ${name} has ${Math.round(rows)} lines: ${text.textContent}`)
      const over = covered(said.getBoundingClientRect(), thing, '[data-place]')
      if (over.length) faults.push(`the line about ${name} covers ${over.join()}`)
    }
    thing.blur()
    for (let wait = 0; wait < 60 && document.querySelector('.layer'); wait++) await frame()
  }
  return { cards, lines, faults }
}
