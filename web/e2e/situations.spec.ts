/** A game in progress, as axe-core judges it: every situation that looks different, in both themes. */

import { expectAccessible } from './support/axe.ts'
import { openPosition, openTable, sit, ME } from './support/api.ts'
import { Player } from './support/player.ts'
import { expect, test } from './support/test.ts'

test('the start, a die taken up, a question, the keys', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'start'))
  const me = new Player(page)
  await me.toMove()
  await expectAccessible(page, 'my first turn')

  const all = (await me.places()).length
  await page.locator('[aria-pressed="false"]').first().click()
  await expect(page.locator('[aria-pressed="true"]')).toHaveCount(1)
  expect((await me.places()).length).toBeLessThan(all)
  await expectAccessible(page, 'a die taken up')
  await page.keyboard.press('Escape')

  await me.target('end_turn').click()
  await expect(page.getByRole('button', { name: 'Keep playing' })).toBeVisible()
  await expectAccessible(page, 'asked before the end of the turn')
  await page.keyboard.press('Escape')

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'the keys')
})

test('a choice beside its place, and what a target brings', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'middle'))
  const me = new Player(page)
  await me.toMove()
  const several = page.locator('[data-place][aria-haspopup="dialog"]').first()
  await several.hover()
  await expectAccessible(page, 'under the pointer')
  await several.click()
  await expect(me.answers.first()).toBeVisible()
  await expectAccessible(page, 'a choice')
})

for (const decision of ['church', 'discard'] as const) {
  test(`within a turn: ${decision}`, async ({ page, request }) => {
    await sit(page, await openPosition(request, decision))
    await new Player(page).toMove()
    await expectAccessible(page, decision)
  })
}

test('another player’s estate in the place of one’s own, and for a spectator', async ({ page, request }) => {
  const opened = await openPosition(request, 'middle')
  await sit(page, opened, 0)
  await new Player(page).toMove()
  const mine = page.getByRole('region', { name: 'My estate' })
  const other = page.getByRole('button', { name: /Player 2/ }).first()
  await other.click()
  await expect(mine).toContainText('Player 2')
  await expectAccessible(page, 'enlarged')
  await page.keyboard.press('Escape')
  await expect(mine).not.toContainText('Player 2')

  await page.evaluate(() => localStorage.removeItem('duchy.seats'))
  await page.reload()
  await expectAccessible(page, 'watching')
  await other.click()
  await expect(mine).toContainText('Player 2')
})

test('the expert setup, the waiting room, the invitation', async ({ page, request }) => {
  const options = { setup: 'expert', choice: 'sealed' }
  const opened = await openTable(request, [ME, { kind: 'link' }], options)
  await sit(page, opened)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for the others')
  await expectAccessible(page, 'waiting room')
  await page.goto('/about')
  await page.goto(`/table/${opened.table.id}#invite=${opened.invitations[0]!.invite}&at=1`)
  await page.getByLabel('Your name').fill('Bob')
  await expectAccessible(page, 'invitation')
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'curtain')
  await page.getByRole('button', { name: /^I am/ }).click()
  await new Player(page).toMove()
  await expectAccessible(page, 'choosing an estate')
})

test('the end, the dice checked, the replay', async ({ page, request }) => {
  const opened = await openPosition(request, 'end')
  await sit(page, opened)
  const player = new Player(page)
  await player.toMove()
  await expectAccessible(page, 'the end')
  await player.over.click()
  await expect(page.getByRole('dialog')).toContainText('The dice were fair.')
  await expectAccessible(page, 'the dice checked')
  await page.goto(`/table/${opened.table.id}/replay`)
  await expect(player.table).toBeVisible()
  await expectAccessible(page, 'replay')
})

test('the rules beside the table', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'middle'))
  await new Player(page).toMove()
  await page.getByRole('banner').getByRole('button', { name: 'Rules and help' }).click()
  await page.getByRole('searchbox').fill('castle')
  await expectAccessible(page, 'rules')
})

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('its tabs and its sheet', async ({ page, request }) => {
    await sit(page, await openPosition(request, 'middle'))
    const me = new Player(page)
    await me.toMove()
    for (const tab of await page.getByRole('tab').all()) {
      await tab.tap()
      await expectAccessible(page, `tab ${await tab.innerText()}`)
    }
    await page.getByRole('tab').nth(1).tap()
    await me.target((await me.places())[0]!).tap()
    await expect(me.answers.first()).toBeVisible()
    await expectAccessible(page, 'sheet')
  })
})
