/** Clicks on what glows and nothing else: a game against a bot, from the home page to the rematch; and cards. */

import { heldBy, isRound, openPosition, playUnseen, sit } from './support/api.ts'
import { Player } from './support/player.ts'
import { expect, test } from './support/test.ts'

test('a game against a bot by mouse', async ({ page, request }) => {
  const me = new Player(page)

  await test.step('set up on the new-game screen', async () => {
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'New game' }).click()
    await page.getByLabel('Name at seat 1').fill('Anna')
    await page.getByLabel('Level of the bot at seat 2').selectOption({ label: 'Page' })
    await page.getByRole('button', { name: 'Start the game' }).click()
    await expect(me.table).toBeVisible()
  })

  await test.step('the dice are fixed before the first roll', async () => {
    await page.getByRole('button', { name: 'Fair dice' }).click()
    await expect(page.getByRole('dialog')).toContainText(/[0-9a-f]{64}/)
    await page.keyboard.press('Escape')
  })

  await test.step('play the first turns and the last ones', async () => {
    await me.play(12) // modules-game.spec.ts plays a whole game
    await playUnseen(request, await heldBy([page]), [page], isRound('E', 5))
    await me.play()
  })

  await test.step('the result', async () => {
    await expect(me.prompt).toHaveText(/win|share first place/)
    await expect(page.getByRole('table', { name: 'Final scores' })).toContainText('You')
  })

  await test.step('the dice were fair', async () => {
    await me.over.click()
    await expect(page.getByRole('dialog')).toContainText('The dice were fair.')
    await expect(page.getByRole('dialog')).toContainText('Your browser saw the same fingerprint earlier')
    await page.keyboard.press('Escape')
  })

  const tables: string[] = []
  await test.step('rematch', async () => {
    const before = page.url()
    await page.getByRole('button', { name: 'Rematch' }).click()
    await expect(page).not.toHaveURL(before)
    await expect(me.over).toBeHidden() // the address changes first, and the result stands there a little longer
    await me.play(2)
    tables.push(new URL(before).pathname, new URL(page.url()).pathname)
  })

  await test.step('both games are found again', async () => {
    await page.goto('/')
    for (const table of tables) await expect(page.locator(`main a[href="${table}"]`)).toBeVisible()
  })
})

test('a card goes away with what it speaks of', async ({ page, people, request }) => {
  const opened = await openPosition(request, 'start')
  const player = new Player(await people.come())
  await sit(player.page, opened)
  await player.toMove()
  const place = (await player.places()).find((place) => place.startsWith('depot'))!

  await page.goto(`/table/${opened.table.id}`)
  await page.locator(`[data-place="${place}"]`).hover()
  const card = page.locator('.card')
  const name = await card.locator('h2').innerText()
  await player.step(place)
  await expect(new Player(page).table).toHaveAttribute('data-ply', String(await player.ply()))
  await expect(card.filter({ hasText: name })).toHaveCount(0)
})
