/** Two people at one screen: the table turns to whoever is to move. */

import { Player } from './support/player.ts'
import { expect, test } from './support/test.ts'

test('two at one screen take turns', async ({ page }) => {
  await page.goto('/new')
  await page.getByLabel('Name at seat 1').fill('Anna')
  await page.getByLabel('Who plays seat 2').selectOption({ label: 'someone here' })
  await page.getByLabel('Name at seat 2').fill('Bob')
  await page.getByRole('button', { name: 'Start the game' }).click()

  const both = new Player(page)
  const seen: string[] = []
  for (let turn = 0; turn < 4; turn++) {
    await both.toMove()
    const name = (await page
      .locator('.prompt')
      .getByText(/^(Anna|Bob)$/)
      .textContent())!
    seen.push(name)
    await both.step('end_turn')
    await expect(page.locator('.prompt').getByText(name, { exact: true })).toBeHidden()
  }
  expect(new Set(seen)).toEqual(new Set(['Anna', 'Bob']))
  expect(seen.slice(2)).toEqual(seen.slice(0, 2))
})
