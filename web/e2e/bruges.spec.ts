/** Bruges: whole games, penalties and choices, decks that run out, four browsers, and everything on a phone. */

import type { Locator } from '@playwright/test'

import {
  ME,
  openPosition,
  openTable,
  playSeats,
  playUnseen,
  sit,
  viewOf,
  type Opened,
  type Seen,
} from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expectSoundAtAllSizes, expectSoundLayout } from './support/layout.ts'
import { Player } from './support/player.ts'
import { expect, test, type Page } from './support/test.ts'

const GAME = 'bruges'

/** A person who takes up a card and then chooses one of its uses, another sort each time. */
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
    await expect(this.targets.or(this.cards).or(this.over).first()).toBeVisible()
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

interface BrugesView extends Seen {
  viewer: number
  round: number
  last_round: number | null
  phase: string
  turn: number | null
  players: { hand: { card?: string; open?: boolean }[]; turns: number }[]
}

/** Every message that a page is sent. */
function listen(page: Page): string[] {
  const heard: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  return heard
}

/** Sit at the first seat of a position, to move. */
async function atTable(page: Page, opened: Opened): Promise<Burgher> {
  await sit(page, opened, 0)
  const me = new Burgher(page)
  await me.toMove()
  return me
}

const results = (page: Page): Locator => page.getByRole('table', { name: 'Final scores' })

test('a whole game against a bot, from the new-game screen to the ledger', async ({ page, request }) => {
  const me = new Burgher(page)
  await page.goto('/new')
  await page.getByRole('radio', { name: /Bruges/ }).check({ force: true })
  const level = page.getByRole('combobox').filter({ hasText: 'Steward' })
  await expect(level).toBeVisible() // the texts of 165 cards in three languages are made first
  await expect(page.getByRole('button', { name: 'All cards' })).toBeVisible()
  await expectAccessible(page, 'the new-game screen')
  await level.selectOption('page')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await me.toMove()
  await expect(me.prompt).toHaveText('Choose a deck')
  await expectAccessible(page, 'drawing cards')
  await me.play(9) // five cards, a step of reputation, the first turns

  const held = await page.evaluate(() => localStorage.getItem('duchy.seats')!)
  const [[id, { seats }]] = Object.entries(JSON.parse(held) as Record<string, Opened>) as [[string, Opened]]
  await playSeats(request, { table: { id }, seats, invitations: [] })
  await expect(results(page)).toBeVisible()
  for (const line of ['During the game', 'Houses and characters', 'Majorities', 'Statues', 'Reputation']) {
    await expect(
      results(page)
        .getByRole('row', { name: new RegExp(`^${line}`) })
        .first(),
    ).toBeVisible()
  }
  await expectAccessible(page, 'the result')
})

test('a card is taken up by mouse or key, and its six uses tell what they bring or why not', async ({
  page,
  request,
}) => {
  const me = await atTable(page, await openPosition(request, 'bruges-turn'))
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
    const me = await atTable(page, await openPosition(request, 'bruges-fire'))
    await expect(me.prompt).toHaveText('Fire')
    await expectAccessible(page, 'a fire')
    const houses = page.locator('[data-place^="house-"]:not([data-answer])')
    const before = await houses.count()
    await me.step('house-1')
    await expect(houses).toHaveCount(before - 1)
    await me.undo.click()
    await expect(houses).toHaveCount(before)
    await expect(me.prompt).toHaveText('Fire')
  })

  test('plague: an inhabitant leaves, the house stays', async ({ page, request }) => {
    const me = await atTable(page, await openPosition(request, 'bruges-plague'))
    await expect(me.prompt).toHaveText('Plague')
    const houses = page.locator('[data-place^="house-"]:not([data-answer])')
    const before = await houses.count()
    await me.step()
    await expect(houses).toHaveCount(before)
  })

  test('several at once: the player says which comes first', async ({ page, request }) => {
    const me = await atTable(page, await openPosition(request, 'bruges-penalties'))
    const places = await me.places()
    expect(places.length).toBeGreaterThan(1)
    expect(places.every((place) => place.startsWith('penalty-'))).toBe(true)
    await expectAccessible(page, 'the order of penalties')
    await me.step(places.at(-1))
    await expect(page.locator('[data-place^="penalty-"][data-action]')).toHaveCount(0)
  })
})

for (const position of ['bruges-branch', 'bruges-workers'] as const) {
  test(`${position}: an effect asks, each answer is a tile, and a reload asks the same`, async ({ page, request }) => {
    const me = await atTable(page, await openPosition(request, position))
    const asked = async () => ({ ply: await me.ply(), prompt: await me.prompt.innerText(), places: await me.places() })
    const before = await asked()
    expect(before.places.length).toBeGreaterThan(1)
    await expectAccessible(page, position)
    await page.reload()
    await me.toMove()
    expect(await asked()).toEqual(before)
    await me.step()
  })
}

test('a connection that is lost comes back with what happened meanwhile', async ({ page, request, watch }) => {
  watch.expect(/WebSocket connection to .* failed/)
  const opened = await openPosition(request, 'bruges-four')
  let cut = (): Promise<void> => Promise.resolve()
  await page.routeWebSocket(/\/live$/, (socket) => {
    socket.connectToServer()
    cut = () => socket.close({ code: 1012 })
  })
  const me = await atTable(page, opened)
  const before = await me.ply()
  await cut()
  await playSeats(request, opened, ({ ply }) => ply >= before + 3)
  const { ply } = await viewOf(request, opened, opened.seats[0]!.token)
  await expect(me.table).toHaveAttribute('data-ply', String(ply))
})

for (const position of ['bruges-deck-draw', 'bruges-deck-cards'] as const) {
  test(`${position}: the last card of a deck settles the last round`, async ({ page, request }) => {
    const me = await atTable(page, await openPosition(request, position))
    await expect(page.getByText(/^1 card until the last round is known$/)).toBeVisible()
    const counts = await page.locator('.drawing .pile b').allInnerTexts()
    await me.step(`deck-${counts.indexOf('1') + 1}`)
    await expect(page.getByText(/^(Last round|Round \d+ is the last)$/)).toBeVisible()
  })
}

test('the last card of the game brings the result', async ({ page, request }) => {
  const me = await atTable(page, await openPosition(request, 'bruges-last'))
  await expect(page.getByText('Last round', { exact: true })).toBeVisible()
  await me.play()
  await expect(results(page)).toBeVisible()
})

test('the result of three, and the way there', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'bruges-end'))
  await expect(results(page)).toBeVisible()
  await expectAccessible(page, 'the result of three')
  await expectSoundAtAllSizes(page)
})

test('the cards and the rules by keyboard: filters, search, and where a card is', async ({ page, request }) => {
  await atTable(page, await openPosition(request, 'bruges-turn'))
  const opener = page.getByRole('button', { name: 'All cards' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const count = dialog.getByRole('status')
  const toggle = async (name: string) => {
    await dialog.getByRole('checkbox', { name }).focus()
    await page.keyboard.press('Space')
  }
  await expect(count).toHaveText('165 of 165')
  await toggle('Clerics')
  await expect(count).toHaveText('15 of 165')
  await toggle('Red')
  await expect(count).toHaveText('3 of 165')
  await dialog.getByRole('button', { name: 'Clear all' }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('searchbox').focus()
  await page.keyboard.type('alchemist')
  await expect(count).toHaveText(/^\d of 165$/)
  await dialog.getByRole('searchbox').fill('')
  await toggle('In your hand')
  const hand = await page.locator('[data-place^="card-"]').count()
  await expect(count).toHaveText(`${hand} of 165`)
  await dialog.getByRole('list').getByRole('button').last().press('Enter')
  await expect(dialog.getByRole('list').getByRole('button').last()).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page, 'the browser of cards')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await page.getByRole('banner').getByRole('button', { name: 'Rules and help' }).press('Enter')
  await page.getByRole('searchbox').fill('plague')
  await expect(page.getByRole('dialog').locator('mark').first()).toBeVisible()
  await expectAccessible(page, 'the rules')
})

/** The cards in others' hands that a message names, without those that everybody has seen. */
function leaked(message: string): unknown[] {
  const { view } = JSON.parse(message) as { view?: BrugesView }
  const others = view?.players.filter((_, seat) => seat !== view.viewer) ?? []
  return others.flatMap(({ hand }) => hand.filter(({ card, open }) => card && !open))
}

test('four people in four browsers, from the first card to the result, see no hand but their own', async ({
  page,
  people,
  request,
}) => {
  const seats = ['Anna', 'Bob', 'Clara', 'Dora'].map((name) => ({ ...ME, name }))
  const opened = await openTable(request, seats, {}, GAME)
  const pages = [page, await people.come(), await people.come(), await people.come()]
  const heard = pages.map(listen)
  const players = pages.map((one) => new Burgher(one))
  await playSeats(request, opened, (view) => (view as BrugesView).phase !== 'draw') // before they look
  await Promise.all(pages.map((one, seat) => sit(one, opened, seat)))
  await Promise.all(players.map((one) => expect(one.table).toBeVisible()))

  const { board } = (await (await request.get(`/api/tables/${opened.table.id}/state`)).json()) as {
    board: { cards: Record<string, { text: { en: string } }> }
  }
  const views = await Promise.all(opened.seats.map(({ token }) => viewOf<BrugesView>(request, opened, token)))
  const hands = views.map(({ players: towns, viewer }) =>
    towns[viewer]!.hand.map(({ card }) => board.cards[card!]!.text.en),
  )
  for (const [seat, one] of pages.entries()) {
    const shown = await one.locator('body').evaluate((body) => `${body.textContent} ${body.innerHTML}`)
    const own = hands[seat]!
    // Cards may do the same, or a part of it: what is written on one's own is no secret.
    const secret = hands.flat().filter((text) => !own.some((mine) => mine.includes(text)))
    expect(own.filter((text) => !shown.includes(text))).toEqual([])
    expect(secret.length).toBeGreaterThan(0)
    expect(secret.filter((text) => shown.includes(text))).toEqual([])
  }
  await expectAccessible(page, 'four players')

  await playSeats(request, opened, (view) => (view as BrugesView).phase === 'cards')
  for (let turn = 0; turn < 4; turn++) await (await whoseMove(request, opened, players)).step()

  await playUnseen(request, opened, pages, isLastTurn)
  while (!(await viewOf(request, opened, opened.seats[0]!.token)).over) {
    await (await whoseMove(request, opened, players)).step()
  }
  await Promise.all(players.map((player) => player.result()))
  const totals = await Promise.all(
    pages.map((one) =>
      results(one)
        .getByRole('row', { name: /^Total/ })
        .innerText(),
    ),
  )
  expect(new Set(totals).size).toBe(1)
  for (const messages of heard) {
    const views = messages.filter((message) => message.includes('"view"') && !message.includes('"over":true'))
    expect(views.length).toBeGreaterThan(0)
    expect(views.flatMap(leaked)).toEqual([])
  }
})

function isLastTurn(view: Seen): boolean {
  const { phase, round, last_round, players } = view as BrugesView
  return phase === 'cards' && round === last_round && players.every(({ turns }) => turns >= 3)
}

/** The player who is asked; turns go on while a page still shows the last one. */
async function whoseMove(request: Parameters<typeof viewOf>[0], opened: Opened, players: Burgher[]): Promise<Burgher> {
  const { deciders, ply } = await viewOf(request, opened, opened.seats[0]!.token)
  const player = players[deciders[0]!]!
  await expect(player.table).toHaveAttribute('data-ply', String(ply))
  await player.toMove()
  return player
}

test.describe('390 × 844', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 })

  async function atPhone(page: Page, opened: Opened): Promise<Thumb> {
    await sit(page, opened, 0)
    const me = new Thumb(page)
    await me.toMove()
    return me
  }

  test('cards, uses and tabs by touch', async ({ page, request }) => {
    const me = await atPhone(page, await openPosition(request, 'bruges-four'))
    await me.cards.nth(1).tap()
    await expect(me.uses.first()).toBeInViewport()
    await expectSoundLayout(page, { touch: true })
    for (const tab of await page.getByRole('tab').all()) {
      await tab.tap()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      await expectSoundLayout(page)
      await expectAccessible(page, await tab.innerText())
    }
    await page.getByRole('tab').first().tap()
    await me.step()
  })

  test('decks are touched, and what burns is chosen where the houses are', async ({ page, request }) => {
    const drawing = await atPhone(page, await openPosition(request, 'bruges-deck-draw'))
    await expectSoundLayout(page, { touch: true })
    await drawing.step()
    const fire = await atPhone(page, await openPosition(request, 'bruges-fire'))
    await expect(page.getByRole('tab', { selected: true })).toHaveText(/Houses/)
    await expectSoundLayout(page, { touch: true })
    await fire.step('house-1')
  })

  test('held sideways, the uses stand beside the hand', async ({ page, request }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    const me = await atPhone(page, await openPosition(request, 'bruges-four'))
    await me.cards.first().tap()
    await expect(me.uses.first()).toBeInViewport()
    await expect(me.cards.first()).toBeInViewport()
    await expectSoundLayout(page, { touch: true })
  })
})
