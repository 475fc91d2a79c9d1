/** Every width between the smallest phone and a large screen: nothing sticks out, nothing is covered, nothing is cut off. */

import { openPosition, sit } from './support/api.ts'
import { expectSoundLayout } from './support/layout.ts'
import { Player } from './support/player.ts'
import { expect, test, type Page } from './support/test.ts'

const SIZES = [
  [320, 640],
  [360, 740],
  [600, 960],
  [768, 1024],
  [1024, 768],
  [1180, 820],
  [1280, 720],
  [1920, 1080],
] as const

async function expectSoundAtAllSizes(page: Page): Promise<void> {
  for (const [width, height] of SIZES) {
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height })
      await expectSoundLayout(page)
    })
  }
}

for (const situation of ['start', 'middle', 'church', 'discard'] as const) {
  test(`a table: ${situation}`, async ({ page, request }) => {
    await sit(page, await openPosition(request, situation))
    await new Player(page).toMove()
    await expectSoundAtAllSizes(page)
  })
}

test('the end and the replay', async ({ page, request }) => {
  const opened = await openPosition(request, 'end')
  await sit(page, opened)
  const player = new Player(page)
  await player.toMove()
  await expectSoundAtAllSizes(page)
  await page.goto(`/table/${opened.table.id}/replay`)
  await expect(player.table).toBeVisible()
  await expectSoundAtAllSizes(page)
})

test('the expert set-up', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'choice'), 0)
  await new Player(page).toMove()
  await expectSoundAtAllSizes(page)
})
