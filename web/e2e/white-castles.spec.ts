/** White castles: chosen on the new-game screen, drawn with the white die, and used. */

import { openPosition, sit } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expectSoundAtAllSizes } from './support/layout.ts'
import { Player } from './support/player.ts'
import { expect, test } from './support/test.ts'

test('both modules are chosen together', async ({ page, request }) => {
  await page.goto('/new')
  await page.getByRole('switch', { name: 'Four extra tiles' }).check()
  await page.getByRole('switch', { name: 'White castles' }).check()
  await expectAccessible(page, 'expansions')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await new Player(page).toMove()
  const table = await request.get(`/api/tables/${new URL(page.url()).pathname.split('/').at(-1)}`)
  expect(await table.json()).toMatchObject({ options: { modules: ['extra_tiles', 'white_castles'] } })
})

test('a white castle gives an action with the number of the white die', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'white-castle'))
  const me = new Player(page)
  await me.toMove()
  await expect(me.prompt).toHaveText('White castle')
  await expectSoundAtAllSizes(page)
  await expectAccessible(page, 'white castle')
  await me.step('depot-6-4')
  await expect(page.locator('#log')).toContainText('Takes 2 chickens from depot 6')
  await expect(me.prompt).not.toHaveText('White castle')
})
