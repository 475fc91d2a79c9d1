/** What is said about everything that lies on the table: its name, what it does, and where it matters now. */

import { nth } from '../../kit/counting.ts'
import type { Tip } from '../../table/acting.svelte.ts'
import type { Side } from '../contract.ts'
import type { Board, Content, Shapes, View } from './shapes.ts'
import { words } from './speech.ts'
import { capital, key } from './words.ts'

/** What a player's side of the table is called. */
export const sideTitle = ({ seat, name, player }: Pick<Side<Shapes>, 'seat' | 'name' | 'player'>): string =>
  player.sheet ? words.say('table-sheet-of', { player: seat, sheet: player.sheet }, { [seat]: name }) : name

export const bonusTip = (bonus: string, count: number): Tip => ({
  title: `${words.bonus(bonus)}: ${words.text('table-circles', { count })}`,
  text: words.text(`${key('bonus', bonus)}.help`),
})

export const colourTip = (colour: string): Tip => ({
  title: capital(words.text(`${key('colour', colour)}.many`)),
  text: [capital(words.text(`${key('colour', colour)}.condition`)), words.text(`${key('colour', colour)}.reward`)],
})

/** A hex of a sheet: what is written in it, and what its area is worth now. */
export function hexTip(
  board: Board,
  view: View,
  letter: string,
  content: Content,
  castle: number | null,
  hex: number,
): Tip {
  const { hexes } = board.sheets[letter]!
  const { colour, area, bonus } = nth(hexes, hex)!
  const number = nth(content.numbers, hex) ?? null
  const facts = { hex, colour }
  const title =
    hex === castle && number !== null
      ? words.say('table-hex.start', facts)
      : number === null
        ? words.say('table-hex', facts)
        : words.say('table-hex.built', { ...facts, number })
  return {
    title,
    text: [...(bonus ? [words.say('table-hex.bonus', { bonus })] : []), areaText(board, view, area, content, hexes)],
  }
}

function areaText(
  board: Board,
  view: View,
  area: number,
  content: Content,
  hexes: { area: number; colour: string }[],
): string {
  const inside = hexes.filter((hex) => hex.area === area)
  const colour = inside[0]!.colour
  if (content.areas.includes(area)) return capital(words.say('gain-area', { colour, size: inside.length }))
  const phase = Math.max(0, board.phases.indexOf(view.phase ?? ''))
  const plain = nth(board.sizes, inside.length)?.[phase] ?? 0
  const vp = colour === 'pasture' ? 2 * plain : plain // as the note under the table of points says
  return words.text('table-area', { size: inside.length, vp })
}
