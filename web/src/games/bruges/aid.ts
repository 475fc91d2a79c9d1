/** The game at a glance: the phases of a round, the six uses of a card, the threats, and what scores at the end. */

import type { AidSection, GameAid } from '../contract.ts'
import AidSign from './AidSign.svelte'
import type { Board, Shapes } from './shapes.ts'
import { words } from './speech.ts'
import { capital } from './words.ts'

const PHASES = ['draw', 'dice', 'cards', 'leaderships']
const THINGS = ['canal', 'houses', 'statues', 'leaderships', 'reputation', 'laurels', 'guilders', 'workers']
const SIGNS: Record<string, string> = {
  money: 'guilders',
  houses: 'house',
  statues: 'statue',
  leaderships: 'characters',
  laurels: 'scholar',
}

function sections(board: Board): AidSection[] {
  return [
    {
      title: words.text('aid-round'),
      entries: PHASES.map((phase) => ({
        title: words.text(`phase-${phase}`),
        text: words.text(`table-phase-${phase}`),
      })),
    },
    {
      title: words.text('table-uses'),
      entries: board.uses.map((use) => ({
        sign: SIGNS[use] ?? use,
        title: words.text(`use-${use}`),
        text: words.text(`use-${use}.help`),
      })),
    },
    {
      title: words.text('counter-markers'),
      entries: [
        ...board.colours.map((colour) => {
          const threat = board.threats[colour]!
          const text = capital(words.text(`table-penalty-${threat}`, { vp: board.values.intrigue }))
          return { sign: colour, title: capital(words.text(`threat-${threat}`)), text }
        }),
        { title: words.text('counter-dice'), text: words.text('counter-dice.help') },
      ],
    },
    {
      title: words.text('counter-vp'),
      entries: THINGS.map((name) => ({
        sign: SIGNS[name] ?? name,
        title: words.text(`counter-${name}`),
        text: words.text(`counter-${name}.help`),
      })),
    },
  ]
}

export const aid: GameAid<Shapes> = {
  sections,
  Sign: AidSign,
}
