/** Whatever goes wrong is told in a sentence, with a way on. */

import { openTable, sit, BOT, ME } from './support/api.ts'
import { Player } from './support/player.ts'
import { expect, test } from './support/test.ts'

test('a table that does not exist', async ({ page, watch }) => {
  watch.expect(/status of 404/, /WebSocket/)
  await page.goto('/table/nosuchtable')
  await expect(page.getByRole('alert')).toHaveText(/table/i)
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sit down and play')
})

test('a link that opens nothing', async ({ page, request, watch }) => {
  watch.expect(/status of 40[0-9]/)
  const { table } = await openTable(request, [ME, { kind: 'link' }])
  await page.goto(`/table/${table.id}#invite=thisisnotaninvitation&at=1`)
  await page.getByLabel('Your name').fill('Bob')
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByText(/invitation|link/).last()).toBeVisible()
  await page.getByRole('button', { name: 'Just watch' }).click()
  await expect(new Player(page).prompt).toBeVisible()
})

test('a seat whose link is wrong can still be watched', async ({ page, request, watch }) => {
  watch.expect(/status of 40[0-9]/)
  const { table } = await openTable(request, [ME, BOT])
  await page.goto(`/table/${table.id}#seat=thisisnotasecret0000`)
  const player = new Player(page)
  await expect(page.getByRole('alert').or(page.getByText('You are watching')).first()).toBeVisible()
  await expect(player.targets).toHaveCount(0)
})

test('a page that does not exist', async ({ page, watch }) => {
  watch.expect(/status of 404/)
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await page.getByRole('main').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('the server is away', async ({ page, watch }) => {
  watch.expect(/ERR_FAILED/)
  await page.goto('/new')
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeEnabled()
  await page.route('**/api/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page.getByRole('alert')).toHaveText('The server is not responding. Check your connection.')
  await page.unroute('**/api/**')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await new Player(page).toMove()
})

test('options that do not go together are refused in the language of the asker', async ({ request }) => {
  const options = { setup: 'standard', estates: 'dealt' }
  const sentences = new Set<string>()
  for (const language of ['en', 'ru', 'uk']) {
    const answer = await request.post('/api/tables', {
      data: { game: 'burgundy', options, seats: [ME, BOT] },
      headers: { 'accept-language': language },
    })
    expect(answer.status()).toBe(422)
    sentences.add(((await answer.json()) as { detail: string }).detail)
  }
  expect(sentences.size).toBe(3)
})

test('a double click is one action', async ({ page, request }) => {
  await sit(page, await openTable(request, [ME, { kind: 'here', name: 'Bob' }]))
  const player = new Player(page)
  await player.toMove()
  const before = await player.ply()
  await page.locator('[data-place][data-action]:not([aria-haspopup], [data-place="end_turn"])').first().dblclick()
  await expect(player.table).toHaveAttribute('data-ply', String(before + 1))
})
