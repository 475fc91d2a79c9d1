/** The game at a glance: what may be written where, what bonuses do, and what areas bring. */

import type { AidSection, GameAid } from '../contract.ts'
import AidSign from './AidSign.svelte'
import type { Board, Shapes } from './shapes.ts'
import { words } from './speech.ts'
import { colourTip } from './tips.ts'
import { key } from './words.ts'

function sections(board: Board): AidSection[] {
  const counter = (name: string) => ({ title: words.text(`counter-${name}`), text: words.text(`counter-${name}.help`) })
  const points = board.sizes.map((row, index) => ({
    title: words.text('aid-area', { size: index + 1 }),
    text: row.map((vp, phase) => `${board.phases[phase]}: ${vp}`).join(' · '),
  }))
  return [
    { title: words.text('aid-round'), entries: ['dice', 'hourglass', 'track', 'area', 'award'].map(counter) },
    {
      title: words.text('aid-hexes'),
      entries: Object.keys(board.colours).map((colour) => {
        const { title, text } = colourTip(colour)
        return { sign: colour, title, text: [text ?? []].flat().join('. ') }
      }),
    },
    {
      title: words.text('aid-bonuses'),
      entries: board.bonuses.map((bonus) => ({
        sign: bonus,
        title: words.bonus(bonus),
        text: words.text(`${key('bonus', bonus)}.help`),
      })),
    },
    { title: words.text('table-area-points'), entries: points },
  ]
}

export const aid: GameAid<Shapes> = { sections, Sign: AidSign }
