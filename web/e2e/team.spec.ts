/** The team game: two against two, each team with one estate, drawn, explained and played by four people to its end. */

import type { Locator } from '@playwright/test'

import { openPosition, sit, type Opened } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expectSoundAtAllSizes, expectSoundLayout } from './support/layout.ts'
import { Player } from './support/player.ts'
import { expect, test, type Page } from './support/test.ts'

const SEATS = [0, 1, 2, 3]

const boxOf = async (part: Locator) => (await part.boundingBox())!
const region = (page: Page, name: string): Locator => page.getByRole('region', { name })
const log = (page: Page): Locator => page.locator('#log')

for (const language of ['en', 'ru', 'uk'] as const) {
  test.describe(`on a laptop: ${language}`, () => {
    test.use({ settings: { language } })

    test('what the outlines mean lies over no space', async ({ page, request }) => {
      await sit(page, await openPosition(request, 'team'), 0)
      await new Player(page).toMove()
      for (const [width, height] of [
        [1366, 768],
        [1280, 720],
      ] as const) {
        await page.setViewportSize({ width, height })
        const legend = page.locator('.notch')
        await expect(legend).toBeVisible()
        const covered = await legend.evaluate((notch) => {
          const spaces = [...document.querySelectorAll('.team [data-at^="hex-"]')]
          return [...notch.querySelectorAll('li svg, button svg')].filter((sign) => {
            const { left, right, top, bottom } = sign.getBoundingClientRect()
            return document
              .elementsFromPoint((left + right) / 2, (top + bottom) / 2)
              .some((element) => spaces.some((space) => space.contains(element)))
          }).length
        })
        expect(covered, `${width} × ${height}`).toBe(0)
      }
    })
  })
}

test('one estate, three storages, a partner and one card for the other team', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'team'), 0)
  const me = new Player(page)
  await me.toMove()
  await expectSoundAtAllSizes(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectAccessible(page, 'a team')

  const mine = region(page, 'My estate')
  await expect(mine.getByRole('region', { name: 'You: storage' }).getByRole('button')).toHaveCount(2)
  const partner = mine.getByRole('region', { name: 'Player 3: storage' })
  await expect(partner.getByRole('img').first()).toHaveAccessibleName(/Only Player 3 may use these tiles/)
  await expect(partner.getByRole('button')).toHaveCount(0)
  const shared = mine.getByRole('region', { name: 'Shared storage' })
  await expect(shared.getByRole('img', { name: /Either partner may use these tiles/ }).first()).toBeVisible()
  await expect(page.getByRole('img', { name: /^Player 3: dice/ })).toHaveAccessibleName(/Only Player 3 can use these/)

  const card = region(page, 'Players').getByRole('button')
  await expect(card).toHaveCount(1)
  await expect(card).toHaveAccessibleName(/^Player 2 and Player 4: Estate 12a/)
  await card.click()
  await expect(mine.getByRole('region', { name: 'Player 4: storage' })).toBeVisible()
  await expectAccessible(page, 'the other team')
  await page.keyboard.press('Escape')
  await expect(partner).toBeVisible()
})

test('what a partner did is marked on the estate of both', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'team'), 0)
  await new Player(page).toMove()
  await expect(region(page, 'Log')).toContainText(/Player 3 [a-z]+/)
  const marked = region(page, 'My estate').locator('[data-place^="estate-2-"]')
  await expect(marked.first()).toBeVisible()
  await marked.first().click()
  await expect(log(page).locator('.marked')).toContainText(/Places .+\son space/)
})

test('a tile that was taken goes into the own or the shared storage', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'team-store'), 0)
  const me = new Player(page)
  await me.toMove()
  await expect(me.prompt).toHaveText('Which storage for the tile?')
  await expectSoundAtAllSizes(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectAccessible(page, 'a choice of storages')
  await expect(me.target('shelf-1')).toHaveAccessibleName(/^Put .+ into your own storage/)
  await expect(me.target('shelf-2')).toHaveAccessibleName(/^Put .+ into the shared storage/)
  await me.target('shelf-2').focus()
  const before = await me.ply()
  await page.keyboard.press('Enter')
  await me.answer(before)
  await expect(log(page)).toContainText('Put a castle into the shared storage')
  await expect(region(page, 'Shared storage').getByLabel(/^Castle/)).toBeVisible()
})

test('on 12b a team chooses where its castle stands', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'team-found'), 0)
  const me = new Player(page)
  await me.toMove()
  expect(await me.places()).toHaveLength(2)
  await expectSoundAtAllSizes(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectAccessible(page, 'the castle of a team')
  await me.step()
  await expect(log(page)).toContainText('castle on space')
})

test('with inns, routes and shields', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'team-modules'), 0)
  await new Player(page).toMove()
  await expectSoundAtAllSizes(page)
  await expectAccessible(page, 'a team with expansions')
})

/** What the server tells a seat. */
async function told(page: Page, { table, seats }: Opened, seat: number): Promise<Record<string, unknown>> {
  const { token } = seats.find((one) => one.seat === seat)!
  const answer = await page.request.get(`/api/tables/${table.id}/state`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { view: Record<string, unknown> }).view
}

test('a partner is sent what the other team is sent, and nobody else’s moves', async ({ page, request }) => {
  const opened = await openPosition(request, 'team')
  const views = []
  for (const seat of SEATS) views.push(await told(page, opened, seat))
  const common = views.map(({ viewer: _viewer, prompt: _prompt, actions: _actions, ...rest }) => rest)
  for (const one of common) expect(one).toEqual(common[0])
  expect(views[0]!.actions).not.toEqual([])
  for (const view of views.slice(1)) expect(view.actions).toEqual([])
})

test.describe('four people', () => {
  const settings = { confirmEnd: false }
  test.use({ settings })

  test('play the last turns, and everybody reads the result by team', async ({ page, people, request }) => {
    const opened = await openPosition(request, 'team-last-round')
    const players: Player[] = []
    for (const seat of SEATS) {
      const screen = seat ? await people.come({ settings }) : page
      await sit(screen, opened, seat)
      players.push(new Player(screen))
      await expect(players[seat]!.table).toBeVisible()
    }
    const moved = new Set<number>()
    for (;;) {
      const mover = await whoseTurn(players)
      if (mover === undefined) break
      moved.add(mover)
      await players[mover]!.turn()
    }
    expect([...moved].sort()).toEqual(SEATS)
    const totals: string[][] = []
    for (const [seat, player] of players.entries()) {
      await player.result()
      await expect(player.prompt).toHaveText(/wins? by|wins? the tie-break|shares? the victory/)
      const scores = player.page.getByRole('table', { name: 'Final scores' })
      await expect(scores.getByRole('columnheader')).toHaveCount(2)
      const own = scores.getByRole('columnheader').filter({ hasText: 'You' })
      await expect(own).toContainText(`Player ${((seat + 2) % 4) + 1}`)
      totals.push((await scores.getByRole('row', { name: /^Total/ }).innerText()).match(/\d+/g)!)
    }
    for (const total of totals) expect(total).toEqual(totals[0])
    expect(totals[0]).toHaveLength(2)
    await expectSoundAtAllSizes(page)
    await expectAccessible(page, 'the end of a team game')
  })
})

/** The one with something to do; nobody once the game is over. */
async function whoseTurn(players: Player[]): Promise<number | undefined> {
  let deciding: number[] = []
  await expect
    .poll(async () => {
      const able = await Promise.all(players.map(({ targets }) => targets.count()))
      deciding = SEATS.filter((seat) => able[seat])
      return deciding.length === 1 || players[0]!.over.isVisible()
    })
    .toBe(true)
  return deciding[0]
}

test('by the keyboard alone', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'team'), 0)
  const me = new Player(page)
  await me.toMove()
  const before = await me.ply()
  const place = (await me.places()).find((one) => one.startsWith('hex-'))!
  await me.target(place).focus()
  await page.keyboard.press('Enter')
  await me.answer(before)
  await expect(log(page)).toContainText(`on space ${place.slice(4)}`)
})

test('chosen for a new game', async ({ page }) => {
  await page.goto('/new')
  const team = page.getByRole('radio', { name: 'Team game' })
  await expect(team).toBeDisabled()
  await expect(page.getByText('Needs exactly 4 players; you have 2.').first()).toBeVisible()
  await page.getByRole('radio', { name: '4', exact: true }).check({ force: true })
  await team.check({ force: true })
  await expect(page.getByText('Partners', { exact: true })).toBeVisible()
  await expect(page.getByText('Isabeau and Marguerite').first()).toBeVisible()
  await expect(page.getByText('seats 1 and 3 against seats 2 and 4')).toBeVisible()
  await expectSoundAtAllSizes(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectAccessible(page, 'a new team game')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(new Player(page).table).toBeVisible()
  await expect(region(page, 'Shared storage')).toBeVisible()
})

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 })

  for (const position of ['team', 'team-store', 'team-found', 'team-modules'] as const) {
    test(`${position} by touch`, async ({ page, request }) => {
      await sit(page, await openPosition(request, position), 0)
      await new Player(page).toMove()
      await expectSoundLayout(page, { touch: true })
    })
  }

  test('one half at a time, and the way to the other', async ({ page, request }) => {
    await sit(page, await openPosition(request, 'team'), 0)
    await new Player(page).toMove()
    for (const tab of await page.getByRole('tab').all()) {
      await tab.tap()
      await expectSoundLayout(page, { touch: true })
      await expectAccessible(page, `tab ${await tab.innerText()}`)
    }
    await page.getByRole('tab', { name: 'Estate' }).tap()
    const [west, east] = [page.locator('[data-at="hex-1"]'), page.locator('[data-at="hex-8"]')]
    await expect(west).toBeInViewport()
    await expect(east).not.toBeInViewport()
    await page.getByRole('radio', { name: /^East/ }).check({ force: true })
    await expect(east).toBeInViewport()
    await expect(west).not.toBeInViewport()
    const map = await boxOf(page.locator('.halves .map'))
    await page.touchscreen.tap(map.x + 6, map.y + map.height / 2)
    await expect(west).toBeInViewport()
  })
})
