/** Searching the rules as people type: any order of words, any case, word endings forgiven. */

export type Range = [from: number, to: number]

const ENDINGS = [
  // Russian and Ukrainian cases and numbers, the longest first
  /(?:ами|ями|ого|его|ому|ему|ими|ах|ях|ов|ев|ів|їв|ей|ий|ый|ой|ая|яя|ое|ее|ие|ые|их|ых|им|ым|ам|ям|ом|ем|ею|ою)$/,
  /[аеиоуыэюяьйіїє]$/,
  /(?:ies|es|s)$/,
]
const LEAST_STEM = 3
const LETTER = /[\p{L}\p{N}]/u

/** One letter for one letter, so that places in the plain text are places in the original. */
export function plain(text: string): string {
  return Array.from(text.toLowerCase(), plainLetter).join('')
}

function plainLetter(letter: string): string {
  if (letter === 'ё') return 'е'
  if (letter === '’' || letter === 'ʼ') return "'"
  const base = letter.normalize('NFD')[0]!
  return /[a-z]/.test(base) ? base : letter
}

/** The words of a query, without their endings. */
export function terms(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean).map(stem)
}

function stem(word: string): string {
  for (const ending of ENDINGS) {
    const short = word.replace(ending, '')
    if (short !== word && short.length >= LEAST_STEM) return short
  }
  return word
}

/** Where the words of a query stand in a text: from the beginning of a word to its end. */
export function hits(text: string, wanted: string[]): Range[] {
  const source = plain(text)
  const found = wanted.flatMap((term) => places(source, term))
  return merge(found.sort((a, b) => a[0] - b[0]))
}

function places(source: string, term: string): Range[] {
  const found: Range[] = []
  for (let at = source.indexOf(term); at >= 0; at = source.indexOf(term, at + 1)) {
    if (at > 0 && LETTER.test(source[at - 1]!)) continue
    let end = at + term.length
    while (end < source.length && LETTER.test(source[end]!)) end += 1
    found.push([at, end])
  }
  return found
}

function merge(ranges: Range[]): Range[] {
  const merged: Range[] = []
  for (const [from, to] of ranges) {
    const last = merged.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}

/** Every word of the query begins a word somewhere in these texts. */
export function matches(texts: string[], wanted: string[]): boolean {
  const sources = texts.map(plain)
  return wanted.every((term) => sources.some((source) => places(source, term).length > 0))
}

/** A text cut into what is hit and what is not. */
export function pieces(text: string, wanted: string[]): { text: string; hit: boolean }[] {
  const cut: { text: string; hit: boolean }[] = []
  let end = 0
  for (const [from, to] of hits(text, wanted)) {
    if (from > end) cut.push({ text: text.slice(end, from), hit: false })
    cut.push({ text: text.slice(from, to), hit: true })
    end = to
  }
  if (end < text.length) cut.push({ text: text.slice(end), hit: false })
  return cut
}
