/** The symbols that App draws once, hidden, so that every icon is a <use> of one. */

let drawn = $state.raw<Map<string, string>>(new Map())

/** Add the symbols of a list (`import symbols from './icons.json?symbols'`). Several lists may name the same icon. */
export function addSymbols(symbols: string): void {
  const added = [...symbols.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)].filter(([, id]) => !drawn.has(id!))
  if (added.length) drawn = new Map([...drawn, ...added.map(([symbol, id]): [string, string] => [id!, symbol])])
}

export function allSymbols(): string {
  return [...drawn.values()].join('')
}
