/** The Dice Game: alone to the title, three at once, sealed castles, and everything on a phone. */

import type { Locator } from '@playwright/test'

import { openPosition, openTable, sit, type Seat } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expectSoundLayout } from './support/layout.ts'
import { Player } from './support/player.ts'
import { expect, test, type Page } from './support/test.ts'

const GAME = 'dice'
const ME: Seat = { kind: 'here', name: 'Anna' }
const BOT: Seat = { kind: 'bot', level: 'page' }
/** What somebody is asked in a round, whatever was rolled. */
const ROUND = /Fill a hex|No hex fits|Double hourglass/

interface Seen {
  players: { castle: number | null; sealed: boolean; draft?: object; content: { numbers: (number | null)[] } }[]
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

test('a game alone, from the new-game screen to the title', async ({ page }) => {
  const me = new Player(page)
  await page.goto('/new')
  await page.getByRole('radio', { name: /The Dice Game/ }).check({ force: true })
  await page.getByRole('radio', { name: '1', exact: true }).check({ force: true })
  await expect(page.getByText('One and only', { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: /Duchy B/ }).check({ force: true })
  await page.getByRole('button', { name: 'Start the game' }).click()

  await expect(me.prompt).toHaveText('Choose your starting castle')
  await expectAccessible(page, 'the starting castles')
  await me.step()
  await expect(me.prompt).toHaveText(ROUND)
  await expectAccessible(page, 'a round')
  await page.getByRole('switch', { name: 'Confirm automatically' }).click()
  await me.play()

  const title = await me.prompt.innerText()
  expect(title).toMatch(/^(Good try|Great!|Perfect!|Incredible!)$/)
  await expect(page.getByText(/24 rounds/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your duchy' })).toBeVisible()
  const total = page.getByRole('row', { name: /^Total/ })
  const points = (await total.first().innerText()).match(/\d+/g)!.map(Number)
  expect(points.slice(0, 3).reduce((sum, column) => sum + column)).toBe(points[3])
  await expectAccessible(page, 'the end of a game alone')
  await expectSoundLayout(page)
})

test('three build at once in three browsers, and one comes back in between', async ({ page, people, request }) => {
  const opened = await openTable(request, [ME, { kind: 'link' }, { kind: 'link' }], {}, GAME)
  const anna = new Player(page)
  await page.goto(`/table/${opened.table.id}#seat=${opened.seats[0]!.token}`)
  const players = [anna]
  let heard: Seen[] = []
  for (const [name, { seat, invite }] of [
    ['Bob', opened.invitations[0]!],
    ['Clara', opened.invitations[1]!],
  ] as const) {
    const guest = await people.come()
    if (name === 'Bob') heard = listen(guest)
    await guest.goto(`/table/${opened.table.id}#invite=${invite}&at=${seat}`)
    await guest.getByLabel('Your name').fill(name)
    await guest.getByRole('button', { name: 'Join' }).click()
    players.push(new Player(guest))
  }
  const [, bob, clara] = players as [Player, Player, Player]

  await test.step('all choose a castle, in any order', async () => {
    for (const player of [clara, anna, bob]) {
      await player.toMove()
      await player.step()
    }
    for (const player of players) await expect(player.prompt).toHaveText(ROUND)
  })

  await test.step('Anna seals her round; Bob learns only that', async () => {
    await finish(anna)
    await expect(anna.prompt).toHaveText(/^Your choice/)
    await expect(anna.targets).toHaveCount(0)
    await expect(bob.page.getByText('1 of 3 ready').first()).toBeVisible()
    const seen = heard.at(-1)!.players[0]!
    expect(seen).toMatchObject({ sealed: true })
    expect(heard.some(({ players: [her] }) => her!.draft)).toBe(false)
    expect(seen.content.numbers.filter((number) => number !== null)).toEqual([0])
    await expectAccessible(page, 'waiting for the others')
  })

  await test.step('she breaks the seal, and seals again', async () => {
    await anna.page.getByRole('button', { name: 'Change your mind' }).click()
    await anna.toMove()
    await finish(anna)
    await expect(anna.prompt).toHaveText(/^Your choice/)
  })

  await test.step('Clara comes back in the middle of her round', async () => {
    await clara.toMove()
    const before = await clara.places()
    await clara.page.reload()
    await clara.toMove()
    expect(await clara.places()).toEqual(before)
    await finish(clara)
    await expect(clara.prompt).toHaveText(/^Your choice/)
    const sealed = await clara.prompt.innerText()
    await clara.page.reload()
    await expect(clara.prompt).toHaveText(sealed)
    await expect(clara.page.getByText('2 of 3 ready').first()).toBeVisible()
  })

  await test.step('the last one opens all choices together', async () => {
    await finish(bob)
    for (const player of players) await expect(player.page.getByText('Round 2:').first()).toBeAttached()
  })

  await test.step('the second round, with no seal to set', async () => {
    for (const player of players) await player.page.getByRole('switch', { name: 'Confirm automatically' }).click()
    for (const player of [bob, anna, clara]) await finish(player)
    for (const player of players) await expect(player.page.getByText('Round 3:').first()).toBeAttached()
  })
})

/** Play one's round as far as one can: until nothing can be done but wait, or the next round has come. */
async function finish(player: Player): Promise<void> {
  const round = () =>
    player.page
      .getByText(/^round \d+$/)
      .first()
      .innerText({ timeout: 2_000 })
      .catch(() => '')
  const before = await round()
  while ((await player.targets.count()) && (await round()) === before && !(await player.over.isVisible())) {
    await player.step()
  }
}

test('start castles stay sealed until the last one is chosen', async ({ page, people, request }) => {
  const opened = await openTable(request, [ME, { kind: 'here', name: 'Bob' }], {}, GAME)
  const anna = new Player(page)
  await sit(page, opened, 0)
  const bob = new Player(await people.come())
  const spectator = new Player(await people.come())
  const [heard, overheard] = [listen(bob.page), listen(spectator.page)]
  await sit(bob.page, opened, 1)
  await spectator.page.goto(`/table/${opened.table.id}`)

  await anna.toMove()
  await anna.step((await anna.places()).at(-1))
  await expect(anna.prompt).toHaveText('Your choice: castle')
  for (const [other, received] of [
    [bob, heard],
    [spectator, overheard],
  ] as const) {
    await expect(other.table).toHaveAttribute('data-ply', '1')
    for (const { players } of received) {
      expect(players[0]).toMatchObject({ castle: null })
      expect(players[0]!.content.numbers.every((number) => number === null)).toBe(true)
      expect(players[0]!.draft).toBeUndefined()
    }
    expect(received.at(-1)!.players[0]).toMatchObject({ sealed: true })
  }
  await bob.step()
  for (const received of [heard, overheard]) {
    await expect.poll(() => received.at(-1)!.players.map(({ castle }) => castle !== null)).toEqual([true, true])
  }
})

test('two people at one screen choose behind a curtain', async ({ page, request }) => {
  await sit(page, await openTable(request, [ME, { kind: 'here', name: 'Bob' }], {}, GAME))
  const both = new Player(page)
  for (const name of ['Anna', 'Bob']) {
    await expect(page.getByRole('heading', { name: `${name}, it’s your turn to choose` })).toBeVisible()
    await expect(both.targets).toHaveCount(0)
    await page.getByRole('button', { name: `I am ${name}` }).click()
    await both.toMove()
    await both.step()
  }
  await expect(page.getByText('round 1', { exact: true }).first()).toBeVisible()
})

test('dice and the keyboard narrow what glows', async ({ page, request }) => {
  await sit(page, await openTable(request, [ME, BOT], {}, GAME))
  const me = new Player(page)
  const building = page.getByRole('heading', { level: 1, name: 'Fill a hex' })
  while (!(await building.isVisible())) {
    await me.toMove()
    await me.step()
    await expect(me.targets.first()).toBeVisible()
  }
  const die = page.getByRole('button', { name: /^Die: \d$/ }).first()
  const digit = (await die.getAttribute('aria-label'))!.at(-1)!
  const before = await me.targets.count()
  await page.keyboard.press(digit)
  await expect(me.prompt).toHaveText(new RegExp(`^${digit}`))
  expect(await me.targets.count()).toBeLessThanOrEqual(before)
  await page.keyboard.press('Escape')
  await expect(building).toBeVisible()
  const ply = await me.ply()
  await page.keyboard.press('s')
  await expect(me.table).not.toHaveAttribute('data-ply', String(ply))
  await expect(me.prompt).toHaveText(/^(Confirm|Your choice)/)
})

for (const language of ['en', 'ru', 'uk'] as const) {
  test.describe(`five on a laptop: ${language}`, () => {
    test.use({ viewport: { width: 1366, height: 768 }, settings: { language } })

    test('the log tells what all others did, and more', async ({ page, request }) => {
      await sit(page, await openPosition(request, 'dice-five'), 0)
      await new Player(page).toMove()
      await page.evaluate(() => document.fonts.ready)
      const bottom = async (part: Locator) => {
        const { y, height } = (await part.boundingBox())!
        return y + height
      }
      const log = page.locator('#log')
      await expect(log.locator('.since .since')).toHaveCount(4)
      expect(await bottom(log.locator('.line').first())).toBeLessThan(await bottom(log))
      for (const card of await page.locator('.opponent').all()) {
        expect(await bottom(card.locator('svg').last())).toBeLessThan(await bottom(card))
        expect(await bottom(card.locator('.map svg'))).toBeLessThan(await bottom(card))
      }
    })
  })
}

class Thumb extends Player {
  protected override async press(target: Locator): Promise<void> {
    await target.tap()
  }
}

test.describe('390 × 844', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 })

  test('whole rounds by touch', async ({ page, request }) => {
    await sit(page, await openTable(request, [ME, BOT, BOT], {}, GAME))
    const me = new Thumb(page)
    for (let step = 0; step < 8 && (await me.toMove()); step++) {
      await expect(page.getByText('2 of 3 ready')).toBeVisible() // the bots are done
      await expectSoundLayout(page, { touch: true })
      await me.step()
    }
    await me.toMove() // whoever is asked something gets the tab with the answers
    for (const tab of await page.getByRole('tab').all()) {
      await tab.tap()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      await expectSoundLayout(page)
      await expectAccessible(page, await tab.innerText())
    }
  })
})
