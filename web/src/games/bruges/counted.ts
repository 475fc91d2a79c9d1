/** What is counted in the text of a card, as a sign: “2 guilders” is 2 and a coin. */

export const COUNTED = ['guilders', 'workers', 'cards', 'cells', 'markers'] as const
export type Counted = (typeof COUNTED)[number]

/** Each is a letter of its own in the text, which stands for the picture: of those that no language uses. */
const FIRST = 0xe000
const GLUE = '\u00a0'
/** A longer word between the number and its sign may begin a line. */
const LONG = 8

/** Letters and pictures, in their order. */
export type Piece = string | { sign: Counted }

/**
 * The text with signs for what is counted; `forms` are the words that a language has for each, as a list. The short form
 * has signs for what is not counted, too.
 */
export function withSigns(text: string, forms: (counted: Counted) => string, short = false): string {
  return COUNTED.reduce((said, counted, place) => {
    const words = forms(counted)
      .split(', ')
      .toSorted((a, b) => b.length - a.length)
    const named = `(?:${words.join('|')})(?!\\p{L})`
    const signed = said.replace(
      new RegExp(`(\\d+) ((?:[\\p{L}-]+ )?)${named}`, 'gu'),
      (_, count: string, kind: string) => {
        const last = [...(kind ? [kind.trim()] : []), signOf(place)].join(GLUE)
        return `${count}${kind.length > LONG ? ' ' : GLUE}${last}`
      },
    )
    return short ? signed.replace(new RegExp(`(?<!\\p{L})${named}`, 'gu'), signOf(place)) : signed
  }, text)
}

const signOf = (place: number): string => String.fromCharCode(FIRST + place)

/** A word of such a text in pieces. */
export const piecesOf = (word: string): Piece[] =>
  word
    .split(/([\ue000-\ue004])/)
    .filter(Boolean)
    .map((piece) => {
      const sign = COUNTED[piece.charCodeAt(0) - FIRST]
      return sign ? { sign } : piece
    })

/** The sign of something as it stands in a text. */
export const letterOf = (counted: Counted): string => signOf(COUNTED.indexOf(counted))
