/** The scripts of the tutorials, where the games keep them. Fetched when one is played. */

import type { Script } from './lesson.ts'

const SCRIPTS = import.meta.glob<Script>('../../../src/duchy/games/*/tutorial/tutorial.json', { import: 'default' })

const pathOf = (game: string) => `../../../src/duchy/games/${game}/tutorial/tutorial.json`

export const hasTutorial = (game: string): boolean => pathOf(game) in SCRIPTS

/** The tutorial of a game; null if it has none, or another one than a table began with. */
export async function loadScript(game: string, version: number): Promise<Script | null> {
  const script = await SCRIPTS[pathOf(game)]?.()
  return script?.version === version ? script : null
}
