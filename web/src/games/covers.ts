/** The covers of all games: small enough to come with the home page, so that it waits for nothing else. */

import { addSymbols } from '../kit/sprite.svelte.ts'
import type { GameCover } from './contract.ts'

const COVERS = import.meta.glob<GameCover>('./*/cover.ts', { import: 'cover', eager: true })

Object.values(COVERS).forEach(({ symbols }) => addSymbols(symbols))

/** Null where this client has no game of that name. */
export const coverOf = (name: string): GameCover | null => COVERS[`./${name}/cover.ts`] ?? null
