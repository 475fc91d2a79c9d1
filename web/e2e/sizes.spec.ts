/**
 * The room of a table at every size, with as many seats as each game allows: in the middle of a game and at choices.
 * One page for each position goes through all sizes and is measured once at each.
 */

import { openPosition, sit, type Position } from './support/api.ts'
import { lookAt, SIZES, type Look } from './support/layout.ts'
import { Player } from './support/player.ts'
import { expect, test, type Page } from './support/test.ts'

/** With which seats and in which language: every game in all three, long words at every size. */
const TABLES: [position: Position, seats: number, language: 'en' | 'ru' | 'uk'][] = [
  ['solo', 1, 'uk'],
  ['solo-13b', 1, 'en'],
  ['two-middle', 2, 'ru'],
  ['discard', 2, 'uk'],
  ['modules', 3, 'uk'],
  ['middle', 4, 'en'],
  ['team', 4, 'ru'],
  ['dice-one', 1, 'ru'],
  ['dice-two', 2, 'uk'],
  ['dice-middle', 3, 'en'],
  ['dice-four', 4, 'ru'],
  ['dice-five', 5, 'uk'],
  ['bruges-turn', 2, 'en'],
  ['bruges-penalties', 2, 'uk'],
  ['bruges-three', 3, 'uk'],
  ['bruges-four', 4, 'ru'],
]

/** How wide a space of one's own estate is at least at a laptop, by the number of players. */
const SPACES: Record<number, number> = { 1: 44, 2: 56, 3: 52, 4: 48 }

for (const [position, seats, language] of TABLES) {
  test.describe(() => {
    test.use({ settings: { language } })

    test(`${position}: ${seats} at the table, ${language}`, async ({ page, request }) => {
      await sit(page, await openPosition(request, position), 0)
      await readyToAct(page)
      const wrong: string[] = []
      let cards = 0
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height })
        const found = await lookAt(page)
        cards += found.cards
        wrong.push(
          ...[...found.faults, ...narrow(found, width, position, seats)].map(
            (fault) => `${width} × ${height}: ${fault}`,
          ),
        )
      }
      expect(wrong).toEqual([])
      expect(cards, 'cards that were looked at').toBeGreaterThan(SIZES.length)
    })
  })
}

/** The five dice and their counters may be somewhere else a moment later: a word is longer, a row goes. */
/** Runs in the page: whether a card comes in so many frames. */
async function shown(): Promise<boolean> {
  for (let frame = 0; frame < 30 && !document.querySelector('.layer.measured .card'); frame++)
    await new Promise((drawn) => requestAnimationFrame(drawn))
  return Boolean(document.querySelector('.layer.measured .card'))
}

test.describe(() => {
  test.use({ settings: { language: 'uk' }, viewport: { width: 768, height: 1024 } })

  test('a card goes out of the way of what moves under it', async ({ page, request }) => {
    await sit(page, await openPosition(request, 'dice-five'), 0)
    await readyToAct(page)
    const card = page.locator('.layer.measured .card')
    let target = new Player(page).targets.first()
    // A card stays away where there is no room for it: of some target it is seen.
    for (const one of await new Player(page).targets.all()) {
      target = one
      await one.focus()
      if (await page.evaluate(shown)) break
    }
    await expect(card).toBeVisible()
    await page.evaluate(() => {
      const row = document.createElement('div')
      row.id = 'row'
      document.querySelector('main')!.prepend(row)
    })
    for (const height of [0, 60, 140, 260, 20]) {
      const covered = () =>
        page.evaluate((px) => {
          document.getElementById('row')!.style.height = `${px}px`
          const open = document.querySelector('.layer.measured .card')?.getBoundingClientRect()
          const meets = ({ left, right, top, bottom }: DOMRect): boolean =>
            Boolean(open && left < open.right && right > open.left && top < open.bottom && bottom > open.top)
          return [...document.querySelectorAll('[data-keep], [data-place][data-action]')]
            .filter((element) => meets(element.getBoundingClientRect()))
            .map((element) => element.getAttribute('aria-label') ?? element.getAttribute('data-place'))
        }, height)
      await covered()
      await expect.poll(covered, `what the card covers below a row of ${height}`).toEqual([])
      const moved = await target.boundingBox()
      expect(moved!.y, 'the table has moved').toBeGreaterThan(height)
    }
    await expect(card.or(page.locator('.layer .line'))).toBeVisible() // in the bar where no place is left for a card
  })
})

/** My turn; where a card is taken up first, the first one is. */
async function readyToAct(page: Page): Promise<void> {
  await expect(page.locator('[data-ply]')).toBeVisible()
  const tools = page.locator('[data-place^="card-"][aria-pressed]')
  await expect(new Player(page).targets.or(tools).first()).toBeVisible()
  if (await tools.count()) await tools.first().click()
  await page.keyboard.press('Tab') // what is focused from now on is shown as by the keyboard
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
}

/** What has too little room, where everything is seen at once. */
function narrow(found: Look, width: number, position: Position, seats: number): string[] {
  const faults: string[] = []
  const laptop = width >= 1280
  if (width >= 1024 && found.over > 0) faults.push(`the page is ${found.over} higher than the window`)
  if (laptop && found.own < found.other) faults.push(`my side has ${found.own}, something else ${found.other}`)
  if (laptop && found.bar > (width < 1600 ? 68 : width < 2200 ? 78 : 104)) faults.push(`the bar is ${found.bar} high`)
  if (laptop && found.stored > found.space && found.stored) faults.push('the storage is larger than the estate')
  const least = position.startsWith('bruges') ? 0 : position.startsWith('dice') ? 68 : SPACES[seats]!
  if (laptop && found.space < least) faults.push(`a space is ${found.space.toFixed(1)} wide`)
  return faults
}
