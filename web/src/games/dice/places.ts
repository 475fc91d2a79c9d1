/**
 * Where actions are clicked.
 *
 * A *place* is a spot on the table that does something (`hex-14`, `goods-2`, `pass`); a *tool* is something one may
 * take up first, a die or a bonus, which leaves only what can be done with it.
 */

import type { ActionView } from './shapes.ts'

export const PASS = 'pass'
export const SEAL = 'seal'

export const pipDie = (number: number) => `pips-${number}`
export const colourDie = (number: number) => `colours-${number}`
export const bonusOf = (bonus: string) => `bonus-${bonus}`
export const space = (hex: number) => `hex-${hex}`
export const goodsSold = (count: number) => `goods-${count}`
export const duchy = (letter: string) => `sheet-${letter}`
/** A hex of anybody's sheet, for the log to point at. */
export const spaceOf = (player: number, hex: number) => `sheet-${player}-${hex}`

export function placesOf({ kind, targets }: ActionView): string[] {
  switch (kind) {
    case 'castle':
    case 'build':
    case 'second':
      return [space(targets.hex!)]
    case 'sell':
      return [goodsSold(targets.goods!)]
    case 'sheet':
      return [duchy(targets.sheet!)]
    default:
      return [kind]
  }
}

/** What can be taken up to do it. Every die that would serve is one way to say the same. */
export function toolsOf(action: ActionView): string[] {
  const { kind, targets } = action
  const dice = [...(targets.pips ?? []).map(pipDie), ...(targets.colours ?? []).map(colourDie)]
  const used = usedBy(action)
  return kind === 'build' && used ? [...dice, bonusOf(used)] : dice
}

/** The bonus that a building takes. */
export function usedBy({ facts }: ActionView): string | undefined {
  return facts?.used === 'none' ? undefined : facts?.used
}

/** A first building that takes a bonus; the silver of a second one is what the question is about. */
export const isPaid = (action: ActionView): boolean => action.kind === 'build' && Boolean(usedBy(action))

/** What the dice give by themselves comes first, then by the number. */
export const weigh = (action: ActionView): number => (isPaid(action) ? 10 : 0) + (action.facts?.number ?? 0)
