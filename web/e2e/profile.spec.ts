/** A guest's profile: the results of this browser's games, saved as a file, and deleted. */

import { readFile } from 'node:fs/promises'

import { expectAccessible } from './support/axe.ts'
import { BOT, ME, openTable, playSeats, sit } from './support/api.ts'
import { expectSoundAtAllSizes } from './support/layout.ts'
import { expect, test } from './support/test.ts'

test('a profile counts, is saved and is deleted', async ({ page, request }) => {
  const alone = await openTable(request, [ME], {}, 'dice')
  const withBot = await openTable(request, [ME, BOT], {}, 'dice')
  for (const opened of [alone, withBot]) {
    await playSeats(request, opened)
    await sit(page, opened)
  }
  await page.goto('/profile')
  const results = page.getByRole('region', { name: 'The Castles of Burgundy: The Dice Game' })
  await expect(results).toContainText('2 games')
  const table = results.getByRole('table')
  await expect(table.getByRole('row', { name: /^Solo/ })).toContainText('1')
  await expect(table.getByRole('row', { name: /^2 players/ })).toContainText('1')
  await expect(table.getByRole('row', { name: /^Bots: Page/ })).toContainText('1')
  const scores = ((await (await request.get(`/api/tables/${alone.table.id}`)).json()) as { scores: number[] }).scores
  await expect(results.getByRole('listitem').filter({ hasText: 'Solo' })).toContainText(`${scores[0]} points`)
  await expectAccessible(page, 'profile')
  await expectSoundAtAllSizes(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save my data' }).click()
  const saved = await readFile(await (await download).path(), 'utf-8')
  expect((JSON.parse(saved) as { games: object[] }).games).toHaveLength(2)
  expect(saved).not.toContain(alone.seats[0]!.token)

  await page.getByRole('button', { name: 'Delete my data' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my data' }).click()
  await expect(page.getByText('No finished games yet')).toBeVisible()
  const after = (await (await request.get(`/api/tables/${alone.table.id}`)).json()) as { seats: { name: null }[] }
  expect(after.seats[0]!.name).toBeNull()
})
