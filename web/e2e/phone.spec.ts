/** A phone: whole turns by touch, nothing wider than the window, nothing too small to hit. */

import type { Locator } from '@playwright/test'

import { openPosition, openTable, playSeats, sit, ME, BOT } from './support/api.ts'
import { expectSoundLayout } from './support/layout.ts'
import { Player } from './support/player.ts'
import { expect, test } from './support/test.ts'

interface Fresh {
  round: number | null
  bought: boolean
  deciders: number[]
  players: { dice: { spent: boolean }[] }[]
}

class Thumb extends Player {
  protected override async press(target: Locator): Promise<void> {
    await target.tap()
  }
}

test.describe('390 × 844', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 })

  test('whole turns by touch', async ({ page, request }) => {
    await sit(page, await openTable(request, [ME, BOT]))
    const me = new Thumb(page)
    for (let step = 0; step < 12 && (await me.toMove()); step++) {
      await expectSoundLayout(page, { touch: true })
      await me.step()
    }
    await me.toMove() // whoever is asked something gets the tab with the answers
    for (const tab of await page.getByRole('tab').all()) {
      await tab.tap()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      await expectSoundLayout(page)
    }
  })

  test('one tap does what can be taken back', async ({ page, request }) => {
    await sit(page, await openPosition(request, 'start'), 0)
    const me = new Thumb(page)
    await me.toMove()
    const ply = await me.ply()
    // A place where a tap means one thing. A deal that is drawn may have several ways to the first place.
    await page.locator('[data-place^="depot-"][data-action]:not([aria-haspopup])').first().tap()
    await expect(me.table).not.toHaveAttribute('data-ply', String(ply))
    await expect(me.undo).toBeVisible()
  })

  test.describe('with two taps for every move', () => {
    test.use({ settings: { askFirst: true } })

    test('a touch asks first, and does nothing when told so', async ({ page, request }) => {
      await sit(page, await openTable(request, [ME, BOT]))
      const me = new Thumb(page)
      await me.toMove()
      const ply = await me.ply()
      await me.target((await me.places())[0]!).tap()
      await expect(me.answers.first()).toBeVisible()
      await expectSoundLayout(page)
      await me.prompt.tap()
      await expect(me.answers).toHaveCount(0)
      expect(await me.ply()).toBe(ply)
    })
  })

  test('what the other has done is told above the boards, and opens the log there', async ({ page, request }) => {
    const opened = await openTable(request, [ME, { kind: 'here', name: 'Bob' }])
    let moves = 0 // of Bob, just now: the last of a round may be the first of the next
    const myTurnBegins = (seen: object) => {
      const { round, bought, deciders, players } = seen as Fresh
      const begins = round! > 1 && !bought && deciders[0] === 0 && players[0]!.dice.every(({ spent }) => !spent)
      if (begins && moves > 1) return true
      moves = deciders[0] === 1 ? moves + 1 : 0
      return false
    }
    await playSeats(request, opened, myTurnBegins)
    await sit(page, opened, 0)
    const strip = page.getByRole('region', { name: 'Since your last turn' })
    await strip.getByRole('button', { name: /^all \d/ }).tap()
    const sheet = page.getByRole('dialog', { name: 'Since your last turn' })
    await expect(sheet.getByRole('heading', { name: /Bob/ })).toBeVisible()
    await sheet.getByRole('listitem').getByRole('button').first().tap()
    await expect(page.getByRole('tab', { selected: true })).toHaveText(/Log/)
    await expect(page.locator('.line.marked')).toBeInViewport()
  })

  for (const language of ['en', 'ru', 'uk'] as const) {
    test.describe(`in ${language}`, () => {
      test.use({ settings: { language } })

      test('a newcomer sees how to learn and how to play', async ({ page }) => {
        await page.goto('/')
        const start = page.getByRole('main').locator('section').first()
        await expect(start.getByRole('radio')).toHaveCount(3)
        const ways = start.getByRole('button')
        await expect(ways).toHaveCount(2)
        for (const way of await ways.all()) {
          const { y, height } = (await way.boundingBox())!
          expect(y + height).toBeLessThan(844)
        }
        await expectSoundLayout(page, { touch: true })
      })

      test('nothing moves under the finger when a turn begins or ends', async ({ page, request }) => {
        const opened = await openTable(request, [ME, { kind: 'here', name: 'Bob' }])
        await sit(page, opened, 0)
        const tops = new Map<string, number>()
        const measure = async (when: string) => {
          await page.getByRole('tab').nth(1).tap()
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
          tops.set(when, (await page.locator('[data-at="hex-1"]').boundingBox())!.y)
        }
        const mine = (seen: object) => (seen as Fresh).deciders[0] === 0
        await measure('at the start')
        await playSeats(request, opened, (seen) => !mine(seen))
        await expect(page.locator('[data-place][data-action]')).toHaveCount(0)
        await measure('while the other plays')
        await playSeats(request, opened, mine)
        await expect(page.locator('[data-place][data-action]').first()).toBeAttached()
        await measure('when my turn begins')
        const all = [...tops.values()]
        expect(Math.max(...all) - Math.min(...all), JSON.stringify([...tops])).toBeLessThanOrEqual(8)
      })
    })
  }

  test('the tab with the targets opens itself', async ({ page, request }) => {
    await sit(page, await openPosition(request, 'ship'))
    const me = new Thumb(page)
    await me.toMove()
    await expect(page.getByRole('tab', { selected: true })).toHaveText(/Board/)
    await me.step()
  })

  test('what a roll brings covers neither the hand nor what is asked', async ({ page, request }) => {
    const opened = await openTable(request, [ME, { kind: 'here', name: 'Bob' }], {}, 'bruges')
    const of = (seen: object) => seen as { phase: string; round: number }
    await playSeats(request, opened, (seen) => of(seen).round === 2)
    await page.clock.install()
    await sit(page, opened, 0)
    await expect(page.locator('.held li').first()).toBeVisible()
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 600_000) // it stays as long as the clock stands
    await playSeats(request, opened, (seen) => of(seen).phase !== 'draw')
    const passage = page.locator('[data-passage] > *')
    await expect(passage).toContainText('Dice')
    const { y } = (await passage.boundingBox())!
    for (const part of [page.locator('.held'), page.locator('.phone > .top')]) {
      const box = (await part.boundingBox())!
      expect(box.y + box.height).toBeLessThanOrEqual(y)
    }
  })
})

test.describe('844 × 390', () => {
  test.use({ viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true })

  for (const language of ['en', 'ru', 'uk'] as const) {
    test.describe(language, () => {
      test.use({ settings: { language } })

      test('a question of Bruges beside the whole hand', async ({ page, request }) => {
        await sit(page, await openPosition(request, 'bruges-reputation'), 0)
        await expect(page.locator('[data-place][data-action]').first()).toBeVisible()
        await page.evaluate(() => document.fonts.ready)
        await expectSoundLayout(page)
        const right = async (part: Locator) => {
          const { x, width } = (await part.boundingBox())!
          return x + width
        }
        const { x } = (await page.locator('.prompt .middle').boundingBox())!
        expect(await right(page.getByRole('heading', { level: 1 }))).toBeLessThanOrEqual(x)
        expect(await right(page.locator('.prompt .buttons'))).toBeLessThanOrEqual(844)
        const hand = page.locator('.town .hand .card')
        await expect(hand).toHaveCount(5)
        expect(await right(hand.last())).toBeLessThanOrEqual(await right(page.locator('.town .hand ul')))
      })

      test('which of the four cards is played', async ({ page, request }) => {
        await sit(page, await openPosition(request, 'bruges-four'), 0)
        await expect(page.locator('.pill')).toHaveText(/1\/4$/)
      })
    })
  }
})
