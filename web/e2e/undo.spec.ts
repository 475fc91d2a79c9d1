/** Taking back: until something is revealed, and not a moment longer. */

import { openPosition, openTable, sit, ME, BOT, type Opened } from './support/api.ts'
import { Player } from './support/player.ts'
import { expect, test } from './support/test.ts'

test('an action is taken back before a roll, and not after it', async ({ page, request }) => {
  await sit(page, await openTable(request, [ME, { kind: 'here', name: 'Bob' }]))
  const me = new Player(page)
  const { undo } = me
  await me.toMove()
  await expect(undo).toBeHidden()

  const [before, prompt] = [await me.places(), await me.prompt.innerText()]
  await me.step()
  expect(await me.places()).not.toEqual(before)
  await undo.click()
  await expect.poll(() => me.places()).toEqual(before)
  await expect(me.prompt).toHaveText(prompt)
  await expect(undo).toBeHidden()
  const taken = page.getByRole('region', { name: 'Log' }).first().locator('details')
  await expect(taken.locator('s')).toBeHidden()
  await taken.getByText('1 action undone').click()
  await expect(taken.locator('s')).toBeVisible()

  await test.step('by key as well', async () => {
    await me.step()
    await page.keyboard.press('u')
    await expect.poll(() => me.places()).toEqual(before)
  })

  await test.step('the whole round is over: the dice are rolled', async () => {
    const round = page.getByText(/Round 2|round 2/).first()
    while (!(await round.isVisible())) {
      await me.toMove()
      await me.step()
    }
    await expect(undo).toBeHidden()
    const ply = await me.ply()
    await page.keyboard.press('u')
    await me.step() // and the table goes on from here
    expect(await me.ply()).toBe(ply + 1)
  })
})

test('the server refuses what the page does not offer', async ({ request }) => {
  const { table, seats } = await openPosition(request, 'middle')
  const answer = await request.post(`/api/tables/${table.id}/undo`, {
    headers: { authorization: `Bearer ${seats[0]!.token}` },
    data: { ply: 176, request: 'undo-undo', seat: 0 },
  })
  expect(answer.status()).toBe(409)
  expect(await answer.json()).toMatchObject({ detail: expect.stringMatching(/undo/) })
})

test('a table may be opened without taking back', async ({ page, request }) => {
  const answer = await request.post('/api/tables', {
    data: { game: 'burgundy', seats: [ME, BOT], settings: { undo: false } },
  })
  await sit(page, (await answer.json()) as Opened)
  const me = new Player(page)
  await me.toMove()
  await me.step()
  await expect(me.undo).toBeHidden()
})
