/** The games by name: every folder here is one, fetched with its words and symbols when it is first needed. */

import { addSymbolsLater } from '../kit/sprite.svelte.ts'
import { gameWords } from '../text.svelte.ts'
import type { GameFront, GameModule } from './contract.ts'

const FRONTS = import.meta.glob<GameFront>('./*/front.ts', { import: 'front' })
const MODULES = import.meta.glob<GameModule>('./*/index.ts', { import: 'game' })

const SYMBOLS = import.meta.glob<string>('./*/icons.json', { import: 'default', query: '?symbols' })

/** Null where this client has no game of that name. */
export const loadFront = (name: string): Promise<GameFront | null> => load(name, FRONTS[`./${name}/front.ts`])
export const loadGame = (name: string): Promise<GameModule | null> => load(name, MODULES[`./${name}/index.ts`])

/** The symbols of a game's pictures. */
export const loadSymbols = (name: string): Promise<string> => SYMBOLS[`./${name}/icons.json`]!()

async function load<Part>(name: string, fetch?: () => Promise<Part>): Promise<Part | null> {
  if (!fetch) return null
  const [part] = await Promise.all([fetch(), gameWords(name)])
  addSymbolsLater(() => loadSymbols(name))
  return part
}
