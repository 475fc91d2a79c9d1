/** How large words can be where the room is given: on cards and on fronts of houses. */

/** The mean width of a letter, in parts of the font size. */
const LETTER = 0.47
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

/** The largest size, between two, in which a text fits its room; the smaller one if none does. */
export function fitted(text: string, room: { width: number; height: number }, most: number, least: number): number {
  for (let size = most; size > least; size -= 0.5) {
    if (linesOf(text, room.width / (size * LETTER)) * size * LEADING <= room.height) return size
  }
  return least
}

/** The same for a name, whose longest word must stand in one line. */
export function fittedName(name: string, room: { width: number; height: number }, most: number, least: number): number {
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length))
  const widest = room.width / (longest * 0.53)
  return Math.max(least, Math.min(fitted(name, room, most, least), widest))
}
