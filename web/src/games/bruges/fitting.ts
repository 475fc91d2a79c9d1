/** How large words can be where the room is given: on cards and on fronts of houses. */

import { COUNTED, letterOf } from './counted.ts'

/** The widths of letters and signs in the fonts of the table, in parts of the font size; all others are about half as wide. */
const WIDTHS: readonly [letters: string, width: number][] = [
  [' \u00a0’', 0.2],
  ['ijlI.,:;ії', 0.27],
  ['ft-ІЇ', 0.33],
  ['rszгґc', 0.45],
  ['bdhnopquдклорбAFSTVZЗТ', 0.55],
  ['BCDEGKPRйинпцъАБВЕРСУЭЄ', 0.6],
  ['HNOQUмДИЙКЛОПЧЯ', 0.67],
  ['wMыфНФЦ', 0.73],
  ['mWжшщюЖМШЩЮ', 0.84],
  [COUNTED.map(letterOf).join(''), 1.4],
]
const LETTERS = new Map(WIDTHS.flatMap(([letters, width]) => Array.from(letters, (letter) => [letter, width] as const)))
const USUAL = 0.51
const LEADING = 1.17

/** The width of a text, in parts of the font size. */
export const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (LETTERS.get(letter) ?? USUAL), 0)

const SPACE = widthOf(' ')
const NOTHING = 1e-6 // so that rounding breaks no word that fits exactly

/** The lines that a text takes in a width, which is told in parts of the font size. A line may end behind a hyphen. */
export function linesOf(text: string, width: number): number {
  let [lines, used] = [1, 0]
  for (const word of text.split(' ')) {
    let gap = used ? SPACE : 0
    for (const part of word.split(/(?<=-)/)) {
      const length = widthOf(part)
      if (used && used + gap + length > width + NOTHING) [lines, used, gap] = [lines + 1, 0, 0]
      used += gap + length
      gap = 0
      const broken = Math.ceil(used / width - NOTHING) - 1 // what is longer than a line is broken anywhere
      if (broken > 0) [lines, used] = [lines + broken, used - broken * width]
    }
  }
  return lines
}

interface Room {
  width: number
  height: number
}

/** The largest size in which the longest word stands in one line. */
const wordFits = (text: string, width: number): number => width / Math.max(...text.split(/[\s-]/).map(widthOf), 1)

/** The largest size, between two, in which a text fits its room; the smaller one if none does. */
export function fitted(text: string, room: Room, most: number, least: number): number {
  for (let size = Math.min(most, wordFits(text, room.width)); size > least; size -= 0.5) {
    if (linesOf(text, room.width / size) * size * LEADING <= room.height) return size
  }
  return least
}
