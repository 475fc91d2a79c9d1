/** A whole game with five expansions against a bot, from the new-game screen to the final scoring. */

import { Player } from './support/player.ts'
import { expect, test } from './support/test.ts'

const EXPANSIONS = ['Four extra tiles', 'White castles', 'Inns', 'Trade routes', 'Shields']

test('shields, inns, trade routes, white castles and extra tiles, played to the end', async ({ page }) => {
  const me = new Player(page)

  await test.step('set up on the new-game screen', async () => {
    await page.goto('/new')
    await page.getByLabel('Name at seat 1').fill('Anna')
    await page.getByLabel('Level of the bot at seat 2').selectOption({ label: 'Page' })
    for (const name of EXPANSIONS) await page.getByRole('switch', { name }).check()
    await page.getByRole('button', { name: 'Start the game' }).click()
    await expect(me.table).toBeVisible()
    await expect(page.getByRole('button', { name: '5 expansions' })).toBeVisible()
  })

  await test.step('play to the end', () => me.play())

  await test.step('the final scoring', async () => {
    await expect(me.prompt).toHaveText(/win|share first place/)
    const scores = page.getByRole('table', { name: 'Final scores' })
    await expect(scores).toContainText('You')
    await expect(scores.getByRole('rowheader', { name: 'Counted during the game' })).toBeVisible()
    const rows = await scores.getByRole('row').evaluateAll((found) =>
      found.slice(1).map((row) => ({
        section: row.classList.contains('section'),
        points: [...row.querySelectorAll('td > span:last-child')].map((cell) => Number(cell.textContent)),
        all: [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent)),
      })),
    )
    const total = rows.at(-1)!.all
    for (const [column, score] of total.entries()) {
      const lines = rows.slice(0, -1).filter(({ section }) => !section)
      expect(lines.reduce((sum, { points }) => sum + points[column]!, 0)).toBe(score)
    }
  })
})
