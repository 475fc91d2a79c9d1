/** Every width between the smallest phone and a large screen: nothing sticks out, nothing is covered, nothing is cut off. */

import { openPosition, sit } from './support/api.ts'
import { expectSoundAtAllSizes } from './support/layout.ts'
import { Player } from './support/player.ts'
import { expect, test } from './support/test.ts'

for (const situation of ['start', 'middle', 'church', 'discard', 'modules'] as const) {
  test(`a table: ${situation}`, async ({ page, request }) => {
    await sit(page, await openPosition(request, situation))
    await new Player(page).toMove()
    await expectSoundAtAllSizes(page)
  })
}

for (const end of ['end', 'modules-end'] as const) {
  test(`the ${end} and the replay`, async ({ page, request }) => {
    const opened = await openPosition(request, end)
    await sit(page, opened)
    const player = new Player(page)
    await player.toMove()
    await expectSoundAtAllSizes(page)
    await page.goto(`/table/${opened.table.id}/replay`)
    await expect(player.table).toBeVisible()
    await expectSoundAtAllSizes(page)
  })
}

test('the expert set-up', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'choice'), 0)
  await new Player(page).toMove()
  await expectSoundAtAllSizes(page)
})
