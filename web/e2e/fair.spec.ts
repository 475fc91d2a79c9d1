/** Fair dice: nothing exists before everybody sits, all add to the dice, and all can check that. */

import { heldBy } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { Player } from './support/player.ts'
import { expect, test, type Page } from './support/test.ts'

async function room(page: Page): Promise<string> {
  await page.goto('/new')
  await page.getByLabel('Name at seat 1').fill('Anna')
  await page.getByLabel('Who plays seat 2').selectOption({ label: 'by link' })
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for the others')
  return page.getByRole('textbox', { name: /seat \d/i }).inputValue()
}

/** The number that people read to each other. */
async function checkNumber(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Fair dice' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('added by this browser')).toBeVisible()
  await expect(dialog.getByText('added to the dice')).toHaveCount(1)
  await expect(dialog.getByText('did not answer in time')).toHaveCount(0)
  const number = await dialog.getByText(/^\d{3} \d{3} \d{3}$/).innerText()
  await expectAccessible(page, 'fair dice')
  await page.keyboard.press('Escape')
  return number
}

test('two people add to the dice, see the same number, and verify the game', async ({ page, people, request }) => {
  const link = await room(page)
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  const open = (await (await request.get(`/api/tables/${id}/state`)).json()) as Record<string, object>
  expect(open).toMatchObject({ view: null, board: null, table: { fairness: null, deciders: [] } })

  const guest = await people.come()
  await guest.goto(link)
  await guest.getByLabel('Your name').fill('Bob')
  await guest.getByRole('button', { name: 'Join' }).click()
  for (const each of [page, guest]) await expect(new Player(each).table).toBeVisible()
  const begun = (await (await request.get(`/api/tables/${id}`)).json()) as { fairness: object }
  const person = { kind: 'person', hash: expect.stringMatching(/^[0-9a-f]{64}$/) }
  expect(begun.fairness).toMatchObject({ scheme: 3, announced: { game: 'burgundy', chairs: [person, person] } })
  expect(await checkNumber(guest)).toBe(await checkNumber(page))

  const { seats } = await heldBy([page, guest])
  const conceded = await request.post(`/api/tables/${id}/concede`, {
    headers: { Authorization: `Bearer ${seats[0]?.token}` },
    data: { request: 'a-request-of-fair-dice' },
  })
  expect(conceded.ok()).toBe(true)
  for (const each of [page, guest]) {
    await each.getByRole('button', { name: 'Verify the dice' }).click()
    const dialog = each.getByRole('dialog')
    await expect(dialog.getByText('The dice were fair.')).toBeVisible()
    await expect(dialog.getByText('The game and its players are those announced')).toBeVisible()
    await expect(dialog.getByText('Your browser’s share is in the dice')).toBeVisible()
    await expect(dialog.getByText('Your browser saw the same fingerprint earlier')).toBeVisible()
  }
})
