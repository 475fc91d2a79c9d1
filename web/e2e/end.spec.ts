/** After the game: scores, replay, the dice checked, the record carried away and brought back. */

import { readFile, writeFile } from 'node:fs/promises'

import { openPosition, record, sit } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { Player } from './support/player.ts'
import { expect, test } from './support/test.ts'

test('the last click leads to the result', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'last'))
  const player = new Player(page)
  await player.toMove()
  await player.step('end_turn')
  await player.result()
  await expect(player.prompt).toHaveText(/wins by|share first place/)
  const scores = page.getByRole('table', { name: 'Final scores' })
  await expect(scores).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What was built' })).toBeVisible()
  const players = await scores.getByRole('columnheader').count()
  expect(players).toBeGreaterThan(1)
  await expect(page.locator('.built li svg.box')).toHaveCount(players)
})

test('in Bruges, whose points are counted at the end: what the colours mean, and how it would have ended', async ({
  page,
  request,
}) => {
  await sit(page, await openPosition(request, 'bruges-end'), 0)
  const legend = page.locator('.bars .legend li')
  await expect(legend).toHaveText([
    'During the game',
    'Characters',
    'Houses',
    'Laurel wreaths',
    'Majorities',
    'Reputation',
  ])
  await expect(page.getByRole('heading', { name: 'Points if the game had ended then' })).toBeVisible()
  await page.getByText('Show as a table').click()
  const rows = page.getByRole('region', { name: 'Show as a table' }).getByRole('row')
  const numbers = async (row: number) => (await rows.nth(row).getByRole('cell').allInnerTexts()).map(Number)
  const [last, final] = [await numbers(-2), await numbers(-1)]
  const jump = Math.max(...final.map((points, seat) => points - last[seat]!))
  expect(jump, 'the last step tells little that was not seen coming').toBeLessThan(10)
})

test.describe('a low laptop', () => {
  test.use({ viewport: { width: 1280, height: 720 } })

  for (const language of ['en', 'ru', 'uk'] as const) {
    test.describe(language, () => {
      test.use({ settings: { language } })

      test('the course of a Dice Game alone is seen without scrolling', async ({ page, request }) => {
        await sit(page, await openPosition(request, 'dice-solo'))
        const curve = page.locator('.course .curve')
        await expect(curve).toBeVisible()
        const { y, height } = (await curve.boundingBox())!
        expect(y + height / 2).toBeLessThan(720)
      })
    })
  }
})

test('a replay goes through the whole game', async ({ page, request }) => {
  const opened = await openPosition(request, 'end')
  const { actions } = JSON.parse(await record('end')) as { actions: unknown[] }
  await page.goto(`/table/${opened.table.id}`) // anybody may watch
  await page.getByRole('link', { name: 'Watch the replay' }).click()

  const player = new Player(page)
  const { table } = player
  const slider = page.getByRole('slider', { name: 'Moment of the game' })
  await expect(table).toHaveAttribute('data-ply', '0')
  await page.getByRole('button', { name: 'One step forward' }).click()
  await expect(table).toHaveAttribute('data-ply', '1')
  await page.getByRole('button', { name: 'One step back' }).click()
  await expect(table).toHaveAttribute('data-ply', '0')

  await test.step('the log follows, and names those who played', async () => {
    const log = page.getByRole('region', { name: 'Log' })
    const { length } = await log.getByRole('listitem').all()
    await slider.focus()
    await page.keyboard.press('PageDown')
    await expect.poll(() => log.getByRole('listitem').count()).toBeGreaterThan(length)
    await expect(log).toContainText('Player 1')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toContainText('Space plays and pauses')
    await page.keyboard.press('Escape')
  })

  await test.step('with the keyboard', async () => {
    await slider.focus()
    await page.keyboard.press('End')
    await expect(table).toHaveAttribute('data-ply', String(actions.length))
    await page.keyboard.press('PageUp')
    await expect(table).not.toHaveAttribute('data-ply', String(actions.length))
    await expect(page.getByText('Phase E').first()).toBeVisible()
  })

  await test.step('by dragging', async () => {
    const box = (await page.locator('.slider').boundingBox())!
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await expect.poll(() => player.ply()).toBeLessThan(actions.length * 0.75)
    await expect(page.getByText('Phase C').first()).toBeVisible()
  })

  await test.step('by itself', async () => {
    const before = await player.ply()
    await page.getByLabel('4×').check({ force: true })
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(() => player.ply()).toBeGreaterThan(before + 2)
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  })

  await test.step('a moment has an address', async () => {
    const [url, ply] = [page.url(), await table.getAttribute('data-ply')]
    await page.goto('/about')
    await page.goto(url)
    await expect(table).toHaveAttribute('data-ply', ply!)
    await expect(new Player(page).targets).toHaveCount(0)
  })

  await test.step('things explain themselves', async () => {
    await page.locator('main .thing').first().hover()
    await expect(page.locator('[popover] h2')).toBeVisible()
    await expectAccessible(page, 'the replay, with what is under the pointer explained')
  })
})

test('the record is carried away, brought back, and found out when changed', async ({ page, request, watch }, info) => {
  const opened = await openPosition(request, 'end')
  const player = new Player(page)
  await sit(page, opened)
  const result = await player.prompt.innerText()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download record' }).click()
  const file = info.outputPath('record.json')
  await (await download).saveAs(file)
  // It was written by another version than the one that has read it here.
  const version = { engine: expect.any(String), checksum: expect.any(String) }
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ ...JSON.parse(await record('end')), ...version })

  await test.step('brought back', async () => {
    await page.goto('/tables')
    await page.getByLabel('Open a record').setInputFiles(file)
    await expect(player.prompt).toHaveText(result)
    expect(page.url()).not.toContain(opened.table.id)
  })

  await test.step('changed', async () => {
    watch.expect(/status of 422/)
    await writeFile(file, (await readFile(file, 'utf8')).replace('"seed":"', '"seed":"0'))
    await page.goto('/tables')
    await page.getByLabel('Open a record').setInputFiles(file)
    await expect(page.getByRole('alert')).toHaveText(/\w+ \w+/)
  })

  await test.step('no record at all', async () => {
    await page
      .getByLabel('Open a record')
      .setInputFiles({ name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('{') })
    await expect(page.getByRole('alert')).toHaveText('This file is not a game record: it is not JSON.')
  })
})

test('the dice are checked in the page', async ({ page, request }) => {
  await sit(page, await openPosition(request, 'end'))
  await page.getByRole('button', { name: 'Verify the dice' }).click()
  await expect(page.getByRole('dialog')).toContainText('The dice were fair.')
})

test('dice that do not follow from the secret are found out', async ({ page, request }) => {
  const opened = await openPosition(request, 'end')
  // A server that cheats: the chance of one action is another than its secret says.
  await page.route('**/record', async (route) => {
    const told = (await (await route.fetch()).json()) as { actions: [number, string, string][] }
    told.actions[100]![2] = '0123456789abcdef'
    await route.fulfill({ json: told })
  })
  await sit(page, opened)
  await page.getByRole('button', { name: 'Verify the dice' }).click()
  await expect(page.getByRole('dialog')).toContainText('Action 101 does not match')
})
