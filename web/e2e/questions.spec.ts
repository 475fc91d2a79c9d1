/** Every kind of question of every game: the bar asks it in words, and every answer can be read without pointing at it. */

import type { Locator } from '@playwright/test'

import { openPosition, sit, type Position } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expectSoundLayout } from './support/layout.ts'
import { Player } from './support/player.ts'
import { expect, test, type Page } from './support/test.ts'

/** Positions in which the first player is asked, by the question. */
const QUESTIONS = {
  // Burgundy
  found: 'choice',
  arrange: 'arrange',
  castle: 'castle',
  'town hall': 'town-hall',
  warehouse: 'warehouse',
  carpenter: 'carpenter',
  church: 'church',
  market: 'market',
  ship: 'ship',
  'ship of a colour': 'load-colour',
  keep: 'keep',
  discard: 'discard',
  crane: 'crane',
  geese: 'geese',
  'white castle': 'white-castle',
  settle: 'settle',
  tribute: 'tribute',
  'name in a turn': 'name-player',
  name: 'name-at-end',
  store: 'team-store',
  order: 'solo-order',
  'buy points': 'solo-points',
  exchange: 'solo-exchange',
  give: 'solo-give',
  award: 'solo-award',
  // the Dice Game
  sheet: 'dice-sheet',
  'common castle': 'dice-castle',
  sell: 'dice-sell',
  build: 'dice-middle',
  second: 'dice-second',
  // Bruges
  draw: 'bruges-deck-draw',
  prevent: 'bruges-prevent',
  penalty: 'bruges-penalties',
  fire: 'bruges-fire',
  plague: 'bruges-plague',
  reputation: 'bruges-reputation',
  'order of effects': 'bruges-order',
  may: 'bruges-may',
  branch: 'bruges-branch',
  'take worker': 'bruges-workers',
  'give worker': 'bruges-give-worker',
  'discard marker': 'bruges-discard-marker',
  extra: 'bruges-extra',
  dig: 'bruges-dig',
  'discard card': 'bruges-discard',
  opponent: 'bruges-opponent',
  'exchange of workers': 'bruges-exchange',
  straighten: 'bruges-straighten',
  copy: 'bruges-copy',
  flip: 'bruges-flip',
  recall: 'bruges-recall',
} as const satisfies Record<string, Position>

/** A laptop and a phone. */
const SIZES = [
  [1366, 768],
  [390, 844],
] as const

/** These are turns of their own: a die or a card is taken up first, and what it does is said then. */
const LIKE_TURNS = ['castle', 'white castle', 'found', 'build', 'second', 'extra']
const GENERAL = /^(Your turn|It is )/

interface Seen {
  title: string
  answers: { place: string; text: string }[]
}

/** What the bar says, and what can be read of each answer: its own text, or that of what it covers. */
const read = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 1
    const text = (element: Element) =>
      [...element.querySelectorAll<HTMLElement>('*'), element as HTMLElement]
        .filter((inner) => !inner.closest('.sr-only, kbd') && !(inner instanceof SVGElement && inner.closest('defs')))
        .flatMap((inner) => [...inner.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
        .map((node) => node.textContent?.trim() ?? '')
        .filter((words) => /\p{L}{2}/u.test(words))
        .join(' ')
    const targets = [...document.querySelectorAll('[data-place][data-action], [data-answer]')].filter(shown)
    // An action may glow at several places; it is enough that it can be read at one of them.
    const answers = new Map<string, { place: string; text: string }>()
    for (const target of targets) {
      const action = target.getAttribute('data-action')!
      const around = target.matches('.cover') ? target.parentElement! : target
      const found = answers.get(action) ?? { place: target.getAttribute('data-place')!, text: '' }
      answers.set(action, { ...found, text: [found.text, text(around)].join(' ').trim() })
    }
    return {
      title: document.querySelector('[data-said] h1')?.textContent.trim() ?? '',
      answers: [...answers.values()],
    }
  })

/** Buttons of the bar go on with the game or stop; the boards glow for what may be done first. */
const MEANWHILE = /^(decline|end_turn|end|pass|seal|black|inn|buy_workers|workers|set_die|storage|goods-0)/

/** What can be done, or taken up to do something. */
const able = (page: Page): Locator => page.locator('[data-place][data-action], [data-place][aria-pressed]').first()

/** The first player sits before an open table. */
async function begin(page: Page): Promise<void> {
  const curtain = page.locator('#curtain-title ~ .go')
  await expect(curtain.or(able(page)).first()).toBeVisible()
  if (await curtain.isVisible()) await curtain.click()
}

async function askedInWords(page: Page, question: string): Promise<void> {
  const { title, answers } = await read(page)
  expect(title, 'what is asked').not.toMatch(GENERAL)
  expect(title).not.toBe('')
  if (LIKE_TURNS.includes(question)) return
  const box = page.locator('[data-answers]')
  if (await box.isVisible()) {
    const own = box.locator('[data-answer]')
    expect(await own.count()).toBeGreaterThan(0)
    for (const answer of await own.all()) {
      await expect(answer.locator('b').first()).toHaveText(/\p{L}{2}/u)
      await expect(answer.locator('b').first()).toBeVisible()
    }
    return
  }
  const mute = answers.filter(({ place, text }) => !text && !MEANWHILE.test(place))
  expect(answers.length).toBeGreaterThan(0)
  expect(mute, 'answers without words').toEqual([])
}

for (const [question, position] of Object.entries(QUESTIONS)) {
  test(`${question} is asked in words`, async ({ page, request }) => {
    await sit(page, await openPosition(request, position))
    await begin(page)
    for (const [width, height] of SIZES) {
      await test.step(`${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height })
        await expect(able(page)).toBeVisible()
        const folder = process.env.PICTURES
        if (folder) await page.screenshot({ path: `${folder}/${width}-${position}.png` })
        await askedInWords(page, question)
        await expectSoundLayout(page)
      })
    }
    await expectAccessible(page, question)
  })
}

test('a number key answers', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'crane'))
  const me = new Player(page)
  await me.toMove()
  const ply = await me.ply()
  await page.keyboard.press('2')
  await expect(me.table).not.toHaveAttribute('data-ply', String(ply))
  await expect(page.locator('#log')).toContainText('Uses the crane as a watchtower')
})

test('a tile is answered first, then its space', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'town-hall'))
  const me = new Player(page)
  await me.toMove()
  const spaces = page.locator('[data-place^="hex-"][data-action]')
  const all = await spaces.count()
  const tile = page.locator('[data-answer="2"]')
  await tile.click()
  await expect(tile).toHaveAttribute('aria-pressed', 'true')
  expect(await spaces.count()).toBeLessThan(all)
  const ply = await me.ply()
  await spaces.first().click()
  await me.answer(ply)
  await expect(page.locator('#log')).toContainText(/Places\sa\s\w+/)
})

test('a place that is pointed at marks its answer, and no other', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'market'))
  await new Player(page).toMove()
  const answer = page.locator('[data-answer="2"]')
  const place = await answer.getAttribute('data-place')
  await page.locator(`[data-place="${place}"]:not([data-answer])`).first().hover()
  await expect(answer).toContainClass('pointed')
  await expect(page.locator('[data-answer].pointed')).toHaveCount(1)
})

test('a turn does not end unasked while a player waits to be named', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'name-player'))
  const me = new Player(page)
  await me.toMove()
  await expect(me.prompt).toHaveText('Copyists: whose monasteries do you copy?')
  const ply = await me.ply()
  await me.target('end_turn').click()
  await expect(page.getByText('You have not chosen whose monasteries you copy.')).toBeVisible()
  await page.getByRole('button', { name: 'Keep playing' }).click()
  expect(await me.ply()).toBe(ply)
  await me.step('name-2')
  await expect(page.locator('#log')).toContainText('whose monasteries to copy: Player 3')
  await expect(page.locator('[data-answers]')).toHaveCount(0)
})

test.describe('on a phone the sheet', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('folds to a line and back, and the next question opens it', async ({ page, request }) => {
    await sit(page, await openPosition(request, 'crane'))
    await new Player(page).toMove()
    const sheet = page.locator('[data-answers]')
    const fold = sheet.getByRole('button', { name: '8 answers' })
    await expect(sheet.locator('[data-answer]')).toHaveCount(8)
    await fold.tap()
    await expect(sheet.locator('[data-answer]')).toHaveCount(0)
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
    await expectSoundLayout(page, { touch: true })
    await fold.tap()
    await expect(sheet.locator('[data-answer]')).toHaveCount(8)
    await sheet.locator('[data-answer="8"]').tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Town hall: which tile do you place?')
    await expect(sheet.locator('[data-answer]').first()).toBeVisible()
  })
})
