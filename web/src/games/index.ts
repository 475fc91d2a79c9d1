/** The games by name: every folder here is one, fetched with its words when it is first needed. */

import { addSymbols } from '../kit/sprite.svelte.ts'
import { gameWords } from '../text.svelte.ts'
import type { GameFront, GameModule } from './contract.ts'

const FRONTS = import.meta.glob<GameFront>('./*/front.ts', { import: 'front' })
const MODULES = import.meta.glob<GameModule>('./*/index.ts', { import: 'game' })

/** Null where this client has no game of that name. */
export const loadFront = (name: string): Promise<GameFront | null> => load(name, FRONTS[`./${name}/front.ts`])
export const loadGame = (name: string): Promise<GameModule | null> => load(name, MODULES[`./${name}/index.ts`])

async function load<Part extends { symbols: string }>(name: string, fetch?: () => Promise<Part>): Promise<Part | null> {
  if (!fetch) return null
  const [part] = await Promise.all([fetch(), gameWords(name)])
  addSymbols(part.symbols)
  return part
}
