/** The new-game screen as it is when every module is there, whichever of them the server knows. */

import { readFile } from 'node:fs/promises'

import type { Page } from './test.ts'

const FIXTURE = new URL('../../src/games/burgundy/setup.fixture.json', import.meta.url)

interface Setup {
  editions: Record<string, { estates: Record<string, { hexes: object[] }> }>
}

/** Answer with all modules, and take every combination. Estates that the server does not have look like its first. */
export async function offerAllModules(page: Page): Promise<void> {
  const all = JSON.parse(await readFile(FIXTURE, 'utf8')) as Setup
  await page.route('**/api/games/burgundy/setup', async (route) => {
    const real = (await (await route.fetch()).json()) as Setup
    for (const [edition, { estates }] of Object.entries(all.editions)) {
      const known = real.editions[edition]!.estates
      for (const number of Object.keys(estates)) estates[number] = known[number] ?? known['1']!
    }
    await route.fulfill({ json: all })
  })
  await page.route('**/api/games', async (route) => {
    const games = (await (await route.fetch()).json()) as { name: string; players: number[] }[]
    for (const game of games) if (game.name === 'burgundy') game.players = [1, 2, 3, 4]
    await route.fulfill({ json: games })
  })
  await page.route('**/api/games/burgundy/check', (route) => route.fulfill({ json: { options: {} } }))
}
