/** Bruges: a whole game, penalties and choices, decks that run out, four browsers, and everything on a phone. */

import type { Locator } from '@playwright/test'

import { BOT, ME, openPosition, openTable, sit } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expectSoundAtAllSizes, expectSoundLayout } from './support/layout.ts'
import { Player } from './support/player.ts'
import { expect, test, type Page } from './support/test.ts'

const GAME = 'bruges'

/** Somebody who takes up a card and then chooses one of its uses, another sort each time. */
class Burgher extends Player {
  readonly cards: Locator
  readonly uses: Locator
  #turns = 0

  constructor(page: Page) {
    super(page)
    this.cards = page.locator('[data-place^="card-"][role="button"][aria-pressed]')
    this.uses = page.locator('[data-place^="use-"][data-action]')
  }

  override async toMove(): Promise<boolean> {
    await expect(this.targets.or(this.cards).or(this.over).first()).toBeVisible({ timeout: 60_000 })
    await expect(this.page.locator('[aria-busy="true"]')).toHaveCount(0)
    return !(await this.over.isVisible())
  }

  override async step(place?: string): Promise<void> {
    const before = await this.ply()
    if (place || !(await this.cards.count())) return super.step(place)
    for (let index = 0; !(await this.uses.count()); index++) await this.press(this.cards.nth(index))
    const count = await this.uses.count()
    await this.press(this.uses.nth(this.#turns++ % count))
    await this.answer(before)
  }
}

class Thumb extends Burgher {
  protected override async press(target: Locator): Promise<void> {
    await target.tap()
  }
}

interface Seen {
  viewer: number
  players: { hand: { card?: string }[]; houses: { card?: string }[] }[]
}

/** Every view that a page is sent. */
function listen(page: Page): Seen[] {
  const heard: Seen[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const { view } = JSON.parse(String(payload)) as { view?: Seen }
      if (view) heard.push(view)
    }),
  )
  return heard
}

test('a whole game against a bot, from the new-game screen to the ledger', async ({ page }) => {
  test.setTimeout(900_000)
  const me = new Burgher(page)
  await page.goto('/new')
  await page.getByRole('radio', { name: /Bruges/ }).check({ force: true })
  await expectAccessible(page, 'the new-game screen')
  await page.getByRole('combobox').filter({ hasText: 'Steward' }).selectOption('page')
  await page.getByRole('button', { name: 'Start the game' }).click()

  await me.toMove()
  await expect(me.prompt).toHaveText('Choose a deck')
  await expectAccessible(page, 'drawing cards')
  await me.play()

  const table = page.getByRole('table', { name: 'Final scores' })
  await expect(table).toBeVisible()
  for (const line of ['During the game', 'Characters', 'Houses', 'Majorities', 'Statues', 'Reputation']) {
    await expect(table.getByRole('row', { name: new RegExp(`^${line}`) }).first()).toBeVisible()
  }
  await expectAccessible(page, 'the result')
})

test('a card is taken up, its six uses tell what they bring or why not', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'bruges-turn'), 0)
  const me = new Burgher(page)
  await me.toMove()
  await expect(me.uses).toHaveCount(0)
  await me.cards.nth(1).click()
  const group = page.getByRole('group', { name: 'Uses of the card' })
  await expect(group.locator('.use')).toHaveCount(6)
  expect(await me.uses.count()).toBeGreaterThanOrEqual(2) // workers and guilders are always possible
  for (const refused of await group.locator('.use:not(.possible)').all()) {
    await expect(refused.locator('small')).not.toBeEmpty()
  }
  await expectAccessible(page, 'the uses of a card')
  await expectSoundLayout(page)
  await page.keyboard.press('Escape')
  await expect(me.uses).toHaveCount(0)
})

test('by keyboard: a number takes up a card, arrows and Enter choose', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'bruges-turn'), 0)
  const me = new Burgher(page)
  await me.toMove()
  const before = await me.ply()
  await page.keyboard.press('2')
  await expect(me.cards.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await me.uses.first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await me.answer(before)
  expect(await me.ply()).toBeGreaterThan(before)
})

test.describe('penalties', () => {
  test('fire: a house or the end of a canal, and it can be taken back', async ({ page, request }) => {
    await sit(page, await openPosition(request, 'bruges-fire'), 0)
    const me = new Burgher(page)
    await me.toMove()
    await expect(me.prompt).toHaveText('Fire')
    await expectAccessible(page, 'a fire')
    const houses = page.locator('[data-place^="house-"]')
    const before = await houses.count()
    await me.step('house-1')
    await expect(houses).toHaveCount(before - 1)
    await me.undo.click()
    await expect(houses).toHaveCount(before)
    await expect(me.prompt).toHaveText('Fire')
  })

  test('plague: an inhabitant leaves, the house stays', async ({ page, request }) => {
    await sit(page, await openPosition(request, 'bruges-plague'), 0)
    const me = new Burgher(page)
    await me.toMove()
    await expect(me.prompt).toHaveText('Plague')
    const houses = page.locator('[data-place^="house-"]')
    const before = await houses.count()
    await me.step()
    await expect(houses).toHaveCount(before)
  })

  test('several at once: the player says which comes first', async ({ page, request }) => {
    await sit(page, await openPosition(request, 'bruges-penalties'), 0)
    const me = new Burgher(page)
    await me.toMove()
    const places = await me.places()
    expect(places.length).toBeGreaterThan(1)
    expect(places.every((place) => place.startsWith('penalty-'))).toBe(true)
    await expectAccessible(page, 'the order of penalties')
    await me.step(places.at(-1))
    await expect(page.locator('[data-place^="penalty-"][data-action]')).toHaveCount(0)
  })
})

for (const position of ['bruges-branch', 'bruges-workers'] as const) {
  test(`${position}: an effect asks, and each answer is a tile`, async ({ page, request }) => {
    await sit(page, await openPosition(request, position), 0)
    const me = new Burgher(page)
    await me.toMove()
    expect((await me.places()).length).toBeGreaterThan(1)
    await expectAccessible(page, position)
    await expectSoundLayout(page)
    const before = await seen(page)
    await page.reload()
    expect(await seen(page)).toEqual(before)
    await me.step()
  })
}

/** What somebody sees of a decision. */
async function seen(page: Page): Promise<object> {
  const player = new Burgher(page)
  await player.toMove()
  return { ply: await player.ply(), prompt: await player.prompt.innerText(), places: await player.places() }
}

for (const position of ['bruges-deck-draw', 'bruges-deck-cards'] as const) {
  test(`${position}: the last card of a deck settles the last round`, async ({ page, request }) => {
    await sit(page, await openPosition(request, position), 0)
    const me = new Burgher(page)
    await me.toMove()
    await expect(page.getByText(/^1 card until the last round is known$/)).toBeVisible()
    const counts = await page.locator('.drawing .pile b').allInnerTexts()
    await me.step(`deck-${counts.indexOf('1') + 1}`)
    await expect(page.getByText(/^(Last round|Round \d+ is the last)$/)).toBeVisible()
  })
}

test('the last card of the game brings the result', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'bruges-last'), 0)
  const me = new Burgher(page)
  await me.toMove()
  await expect(page.getByText('Last round', { exact: true })).toBeVisible()
  await me.play()
  await expect(page.getByRole('table', { name: 'Final scores' })).toBeVisible()
})

test('the result of three, and the way there', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'bruges-end'))
  await expect(page.getByRole('table', { name: 'Final scores' })).toBeVisible()
  await expectAccessible(page, 'the result of three')
  await expectSoundAtAllSizes(page)
})

test('the browser of cards: filters, search, and where a card is', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'bruges-turn'), 0)
  await new Burgher(page).toMove()
  await page.getByRole('button', { name: 'All cards' }).click()
  const dialog = page.getByRole('dialog')
  const count = dialog.getByRole('status')
  await expect(count).toHaveText('165 of 165')
  await dialog.getByRole('checkbox', { name: 'Clerics' }).check()
  await expect(count).toHaveText('15 of 165')
  await dialog.getByRole('checkbox', { name: 'Red' }).check()
  await expect(count).toHaveText('3 of 165')
  await dialog.getByRole('button', { name: 'Clear all' }).click()
  await dialog.getByRole('searchbox').fill('alchemist')
  await expect(count).toHaveText(/^\d of 165$/)
  await dialog.getByRole('searchbox').fill('')
  await dialog.getByRole('checkbox', { name: 'In your hand' }).check()
  const hand = await page.locator('[data-place^="card-"]').count()
  await expect(count).toHaveText(`${hand} of 165`)
  await expectAccessible(page, 'the browser of cards')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('four people in four browsers see no hand but their own', async ({ page, people, request }) => {
  test.setTimeout(300_000)
  const link = { kind: 'link' } as const
  const opened = await openTable(request, [ME, link, link, link], {}, GAME)
  await page.goto(`/table/${opened.table.id}#seat=${opened.seats[0]!.token}`)
  const players = [new Burgher(page)]
  const heard: Seen[][] = []
  for (const [index, { seat, invite }] of opened.invitations.entries()) {
    const guest = await people.come()
    heard.push(listen(guest))
    await guest.goto(`/table/${opened.table.id}#invite=${invite}&at=${seat}`)
    await guest.getByLabel('Your name').fill(['Bob', 'Clara', 'Dora'][index]!)
    await guest.getByRole('button', { name: 'Join' }).click()
    players.push(new Burgher(guest))
  }
  const first = players[0]!
  while (!(await page.getByText('turn 2 of 4').first().isVisible())) {
    const acting = await whoseMove(players)
    await acting.step()
  }
  await expect(first.prompt).toBeVisible()
  for (const views of heard) {
    expect(views.length).toBeGreaterThan(0)
    for (const { viewer, players: towns } of views) {
      const others = towns.filter((_, seat) => seat !== viewer)
      expect(others.flatMap(({ hand, houses }) => [...hand, ...houses]).filter(({ card }) => card)).toEqual([])
    }
  }
  await expectAccessible(page, 'four players')
})

async function whoseMove(players: Burgher[]): Promise<Burgher> {
  for (;;) {
    for (const player of players) {
      if ((await player.targets.count()) || (await player.cards.count())) return player
    }
    await players[0]!.page.waitForTimeout(100)
  }
}

test.describe('390 × 844', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 })

  test('cards, uses and answers by touch', async ({ page, request }) => {
    test.setTimeout(300_000)
    await sit(page, await openTable(request, [ME, BOT], {}, GAME))
    const me = new Thumb(page)
    for (let step = 0; step < 12 && (await me.toMove()); step++) {
      await expectSoundLayout(page, { touch: true })
      await me.step()
    }
    await me.toMove()
    for (const tab of await page.getByRole('tab').all()) {
      await tab.tap()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      await expectSoundLayout(page)
      await expectAccessible(page, await tab.innerText())
    }
  })

  test('what burns is chosen where the houses are', async ({ page, request }) => {
    await sit(page, await openPosition(request, 'bruges-fire'), 0)
    const me = new Thumb(page)
    await me.toMove()
    await expectSoundLayout(page, { touch: true })
    await me.step('house-1')
  })
})

for (const language of ['en', 'ru', 'uk']) {
  test.describe(language, () => {
    test.use({ settings: { language } })

    test('no width breaks the table', async ({ page, request }) => {
      test.setTimeout(300_000)
      for (const position of ['bruges-turn', 'bruges-four'] as const) {
        await sit(page, await openPosition(request, position), 0)
        const me = new Burgher(page)
        await me.toMove()
        await expectSoundAtAllSizes(page)
        await page.setViewportSize({ width: 1366, height: 768 })
        await me.cards.first().click()
        await expectSoundAtAllSizes(page)
      }
    })
  })
}
