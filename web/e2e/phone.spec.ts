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
    const strip = page.getByRole('region', { name: 'Since your turn' })
    await strip.getByRole('button', { name: /Bob/ }).tap()
    await expect(page.getByRole('tab', { selected: true })).toHaveText(/Log/)
    await expect(page.locator('.line.marked')).toBeInViewport()
  })

  test('the tab with the targets opens itself', async ({ page, request }) => {
    await sit(page, await openPosition(request, 'ship'))
    const me = new Thumb(page)
    await me.toMove()
    await expect(page.getByRole('tab', { selected: true })).toHaveText(/Board/)
    await me.step()
  })
})
