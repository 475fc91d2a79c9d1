/** Numbers in a picture that is drawn smaller than its own units: how large they must be there to be read. */

import { getContext, setContext } from 'svelte'

/** The smallest text that can be read, in pixels. */
export const SMALLEST = 9

/** The smallest text in the units of a picture. */
type Legible = () => number

const KEY = Symbol('legible')

/** A picture says how many pixels one of its units has; 0 as long as that is not known. */
export const provideLegible = (scale: () => number): void =>
  void setContext<Legible>(KEY, () => SMALLEST / (scale() || 1))

export const useLegible = (): Legible => getContext<Legible | undefined>(KEY) ?? (() => SMALLEST)
