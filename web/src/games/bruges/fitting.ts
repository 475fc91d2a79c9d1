/** How large words can be where the room is given: on cards and on fronts of houses. */

/** The mean width of a letter, in parts of the font size. */
const LETTER = 0.48
/** That of a wide word: Cyrillic ones are. */
const WIDE = 0.58
const LEADING = 1.17

/** The lines that a text takes with so many letters to a line. */
export function linesOf(text: string, letters: number): number {
  let [lines, used] = [1, 0]
  for (const word of text.split(' ')) {
    if (used && used + 1 + word.length > letters) {
      lines += Math.max(1, Math.ceil(word.length / letters))
      used = word.length
    } else {
      used += word.length + (used ? 1 : 0)
    }
  }
  return lines
}

interface Room {
  width: number
  height: number
}

/** The largest size in which the longest word stands in one line. */
const wordFits = (text: string, width: number): number =>
  width / (WIDE * Math.max(1, ...text.split(/[\s-]/).map((word) => word.length)))

/** The largest size, between two, in which a text fits its room; the smaller one if none does. */
export function fitted(text: string, room: Room, most: number, least: number): number {
  for (let size = Math.min(most, wordFits(text, room.width)); size > least; size -= 0.5) {
    if (linesOf(text, room.width / (size * LETTER)) * size * LEADING <= room.height) return size
  }
  return least
}

/** A text in the largest size that fits; what does not fit in the smallest size is left out behind an ellipsis. */
export function fittedText(text: string, room: Room, most: number, least: number): { size: number; text: string } {
  const size = fitted(text, room, most, least)
  const letters = room.width / (size * LETTER)
  const lines = Math.max(1, Math.floor(room.height / (size * LEADING)))
  if (linesOf(text, letters) <= lines) return { size, text }
  const words = text.split(' ')
  while (words.length > 1 && linesOf(`${words.join(' ')}…`, letters) > lines) words.pop()
  return { size, text: `${words.join(' ')}…` }
}
