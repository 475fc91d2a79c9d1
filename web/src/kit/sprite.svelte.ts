/** The symbols that App draws once, hidden, so that every icon is a <use> of one. */

const known = new Set<string>()
let drawn = $state.raw<string[]>([])

/** Add the symbols of a list (`import symbols from './icons.json?symbols'`). Several lists may name the same icon. */
export function addSymbols(symbols: string): void {
  const fresh = [...symbols.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)].filter(([, id]) => !known.has(id!))
  if (!fresh.length) return
  fresh.forEach(([, id]) => known.add(id!))
  drawn = [...drawn, fresh.map(([symbol]) => symbol).join('')]
}

/**
 * Fetch symbols when the page has drawn what it has. They are as large as a game's code, and nothing waits for them: a
 * picture shows itself when its symbol has come.
 */
export function addSymbolsLater(fetch: () => Promise<string>): void {
  const add = () => void fetch().then(addSymbols, () => undefined)
  if ('requestIdleCallback' in globalThis) requestIdleCallback(add, { timeout: 500 })
  else setTimeout(add, 200)
}

/** Set by set, so that a later one does not draw the earlier ones again. */
export function symbolSets(): string[] {
  return drawn
}
