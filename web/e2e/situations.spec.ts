/** A game in progress, as axe-core judges it: every situation that looks different, in both themes. */

import { expectAccessible } from './support/axe.ts'
import { openPosition, openTable, playSeats, sit, ME } from './support/api.ts'
import { expectSoundLayout } from './support/layout.ts'
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

for (const position of ['middle', 'modules'] as const) {
  test(`a choice beside its place, and what a target brings: ${position}`, async ({ page, request }) => {
    await sit(page, await openPosition(request, position))
    const me = new Player(page)
    await me.toMove()
    const several = page.locator('[data-place][aria-haspopup="dialog"]').first()
    await several.hover()
    await expectAccessible(page, 'under the pointer')
    await several.click()
    await expect(me.answers.first()).toBeVisible()
    await expectAccessible(page, 'a choice')
  })
}

test('the expansions of a game, each in a sentence', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'modules'))
  await new Player(page).toMove()
  const chip = page.getByRole('button', { name: '6 expansions' })
  await chip.focus()
  await page.keyboard.press('Enter')
  const list = page.getByRole('dialog', { name: 'Expansions in this game' })
  await expect(list.getByRole('term')).toHaveText([
    'Four extra tiles',
    'White castles',
    'Inns',
    'Trade routes',
    'Shields',
    'Border posts',
  ])
  await expect(list).toContainText('An inn fills any space')
  await expectAccessible(page, 'expansions')
  await page.keyboard.press('Escape')
  await expect(chip).toBeFocused()
})

for (const decision of ['church', 'discard'] as const) {
  test(`within a turn: ${decision}`, async ({ page, request }) => {
    await sit(page, await openPosition(request, decision))
    await new Player(page).toMove()
    await expectAccessible(page, decision)
  })
}

for (const position of ['middle', 'modules'] as const) {
  test(`another estate in the place of one’s own, and for a spectator: ${position}`, async ({ page, request }) => {
    const opened = await openPosition(request, position)
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
}

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

test('the final scoring with expansions, line by line', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'modules-end'), 0)
  await new Player(page).toMove()
  const scores = page.getByRole('table', { name: 'Final scores' })
  await expect(scores.getByRole('row', { name: /^Border posts/ })).toBeVisible()
  await expect(scores.getByRole('row', { name: /^White castles/ })).toContainText('4 × 4 16')
  await expect(scores.getByRole('row', { name: /^High abbey: once more/ })).toContainText('16')
  await expect(scores.getByRole('row', { name: /^Total/ })).toHaveText(/238\s*218\s*199/)
  await expectAccessible(page, 'final scoring')
  for (const part of ['Counted during the game', 'Leftovers', 'Monasteries', 'Shields']) {
    await expect(scores.getByRole('rowheader', { name: part, exact: true })).toBeVisible()
  }
})

test('the rules beside the table', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'middle'))
  await new Player(page).toMove()
  await page.getByRole('banner').getByRole('button', { name: 'Rules and help' }).click()
  await page.getByRole('searchbox').fill('castle')
  await expectAccessible(page, 'rules')
})

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, settings: { askFirst: true } })

  for (const position of ['middle', 'modules'] as const) {
    test(`its tabs and its sheet: ${position}`, async ({ page, request }) => {
      await sit(page, await openPosition(request, position))
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
  }

  test('its menu tells the expansions', async ({ page, request }) => {
    await sit(page, await openPosition(request, 'modules'))
    await new Player(page).toMove()
    await page.getByRole('button', { name: 'Menu' }).tap()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Rules and help' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toHaveCount(0)
    await page.getByRole('button', { name: '6 expansions' }).tap()
    await expect(page.getByRole('term').first()).toHaveText('Four extra tiles')
    await expectAccessible(page, 'expansions on a phone')
  })

  test('the final scoring fits', async ({ page, request }) => {
    await sit(page, await openPosition(request, 'modules-end'), 0)
    await new Player(page).toMove()
    await expectSoundLayout(page, { touch: true })
    await expectAccessible(page, 'final scoring on a phone')
  })
})

test('a new phase is told for a moment, and a click skips that', async ({ page, request }) => {
  const opened = await openTable(request, [ME, { kind: 'here', name: 'Bob' }])
  const lastTurn = (view: object) => {
    const { phase, round, turn } = view as { phase: string | null; round: number | null; turn: number }
    return phase === 'A' && round === 5 && turn === 1
  }
  await playSeats(request, opened, lastTurn)
  await page.clock.install()
  await sit(page, opened)
  const me = new Player(page)
  await me.toMove()
  await page.clock.pauseAt(Date.now() + 600_000) // it stays as long as the clock stands
  await me.step('end_turn')
  const passage = page.locator('[data-passage]')
  await expect(passage).toContainText('Phase B')
  await me.prompt.click()
  await expect(passage).toHaveCount(0)
})
