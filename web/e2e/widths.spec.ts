/** What comes before and after a game, at widths from the smallest phone to a laptop: nothing sticks out or is covered. */

import { openPosition, sit } from './support/api.ts'
import { expectSoundAtAllSizes } from './support/layout.ts'
import { Player } from './support/player.ts'
import { expect, test } from './support/test.ts'

for (const situation of ['start', 'choice'] as const) {
  test(`before the first turn: ${situation}`, async ({ page, request }) => {
    await sit(page, await openPosition(request, situation), 0)
    await new Player(page).toMove()
    await expectSoundAtAllSizes(page)
  })
}

test('the end and the replay', async ({ page, request }) => {
  const opened = await openPosition(request, 'modules-end')
  await sit(page, opened)
  const player = new Player(page)
  await player.toMove()
  await expectSoundAtAllSizes(page)
  await page.goto(`/table/${opened.table.id}/replay`)
  await expect(player.table).toBeVisible()
  await expectSoundAtAllSizes(page)
})
