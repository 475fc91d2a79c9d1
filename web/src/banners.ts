/** Banners: the colours that people play in. A table says which seat has which. */

import { getContext, setContext } from 'svelte'

import type { SeatInfo } from './api/types.ts'

export type Banner = SeatInfo['banner']

export const BANNERS: readonly Banner[] = ['gules', 'argent', 'sable', 'purpure', 'vert']

const KEY = Symbol('banners')

/** The banners of the seats, for everything that is drawn inside. */
export function offerBanners(bySeat: () => readonly Banner[]): void {
  setContext(KEY, bySeat)
}

/** The banner of a seat; where there is no table, they lie in their order. */
export function useBanners(): (seat: number) => Banner {
  const bySeat = getContext<(() => readonly Banner[]) | undefined>(KEY)
  return (seat) => bySeat?.()[seat] ?? BANNERS[seat % BANNERS.length]!
}

/** As many banners as there are seats: the wished one first, then the others in their order. */
export function bannersFrom(wished: Banner | ''): Banner[] {
  return wished ? [wished, ...BANNERS.filter((banner) => banner !== wished)] : [...BANNERS]
}
