/** Filters over a deck of cards: within a facet any of the chosen values will do, and all facets must agree. */

export interface Filed {
  id: string
  /** Its value in each facet. */
  facets: Readonly<Record<string, string>>
  /** What a search looks through. */
  text: string
}

export type Chosen = Readonly<Record<string, readonly string[]>>

const plain = (text: string): string => text.toLocaleLowerCase().normalize('NFC').replaceAll('ё', 'е')

/** Every word of the search begins a word of the text, or stands in it. */
export function matches({ text }: Filed, search: string): boolean {
  const said = plain(text)
  return plain(search)
    .split(/\s+/)
    .every((word) => said.includes(word))
}

const fits = ({ facets }: Filed, chosen: Chosen, but?: string): boolean =>
  Object.entries(chosen).every(
    ([facet, values]) => facet === but || !values.length || values.includes(facets[facet] ?? ''),
  )

export function browse<Item extends Filed>(items: readonly Item[], chosen: Chosen, search: string): Item[] {
  return items.filter((item) => fits(item, chosen) && matches(item, search))
}

/** How many there would be of each value of a facet, whatever else is chosen in it. */
export function countIn(items: readonly Filed[], facet: string, chosen: Chosen, search: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) {
    if (!fits(item, chosen, facet) || !matches(item, search)) continue
    const value = item.facets[facet] ?? ''
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}
