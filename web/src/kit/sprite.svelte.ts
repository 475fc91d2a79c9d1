/** The symbols that App draws once, hidden, so that every icon is a <use> of one. */

let sets = $state.raw<string[]>([])

/** Add the symbols of a list (`import symbols from './icons.json?symbols'`). */
export function addSymbols(symbols: string): void {
  if (!sets.includes(symbols)) sets = [...sets, symbols]
}

export function allSymbols(): string {
  return sets.join('')
}
