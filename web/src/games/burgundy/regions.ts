/** What tells estates apart: how large the regions of each colour are. */

import type { Hex } from './shapes.ts'

/** The sizes of the regions of each colour, the largest first. */
export function regionSizes(hexes: readonly Hex[], colours: readonly string[]): Map<string, number[]> {
  const sizes = new Map<number, { colour: string; size: number }>()
  for (const { region, colour } of hexes) sizes.set(region, { colour, size: (sizes.get(region)?.size ?? 0) + 1 })
  const found = [...sizes.values()]
  const of = (wanted: string) => found.filter(({ colour }) => colour === wanted).map(({ size }) => size)
  return new Map(colours.map((colour) => [colour, of(colour).sort((a, b) => b - a)]))
}

/** Sizes in little room: four or more alike are counted. */
export function shortSizes(sizes: readonly number[]): string {
  const groups = [...new Set(sizes)].map((size) => ({ size, count: sizes.filter((each) => each === size).length }))
  return groups
    .flatMap(({ size, count }) =>
      count > 3 ? [`${count}×${size}`] : Array.from({ length: count }, () => String(size)),
    )
    .join('·')
}
