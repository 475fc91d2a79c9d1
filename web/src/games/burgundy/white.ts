/** The white die of the present round, for the tiles that show it: white castles, wherever they lie at a table. */

import { getContext, setContext } from 'svelte'

type White = () => number | null

const KEY = Symbol('white die')

export const provideWhite = (white: White): void => void setContext(KEY, white)

/** What the white die shows; null before the first roll and away from a table. */
export const useWhite = (): White => getContext<White | undefined>(KEY) ?? (() => null)
