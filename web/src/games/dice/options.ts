/** The options of the game as the new-game screen offers them. What goes together is the server's to say. */

import type { Voice } from '../../sentences.ts'
import type { Box } from './shapes.ts'

export interface Choices {
  variant: string
  sheet: string
}

const DIFFERENT = 'different'

/** The variants for so many players; one alone has nothing to choose. */
export function variantsFor({ variants, most_different }: Box, seats: number): string[] {
  if (seats === 1) return variants.slice(0, 1)
  return variants.filter((variant) => variant !== DIFFERENT || seats <= most_different)
}

/** Where all sheets differ, nobody's is named beforehand. */
export function optionsOf({ variant, sheet }: Choices): Record<string, unknown> {
  return variant === DIFFERENT ? { variant } : { variant, sheet }
}

interface Options {
  players?: number
  variant?: string
  sheet?: string | null
}

/** The variant in words. */
export function edition({ players, variant }: Options, say: Voice['text']): string {
  return variant ? say(`variant-${players === 1 ? 'solo' : variant}`) : ''
}

/** Variant and duchy in words; one player alone plays the variant of that name. */
export function played({ players, variant, sheet }: Options, say: Voice['text']): string[] {
  return [
    ...(variant ? [say(`variant-${players === 1 ? 'solo' : variant}`)] : []),
    ...(sheet && variant !== DIFFERENT ? [say('sheet-name', { sheet })] : []),
  ]
}
