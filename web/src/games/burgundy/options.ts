/** The options of the game as the new-game screen offers them. What goes together is the server's to say. */

import type { Schemas } from '../../api/types.ts'

export type Box = Schemas['BurgundySetup']
export type Printing = Schemas['BurgundyEdition']

export const DEALT = 'dealt'
export type Mode = 'same' | 'each' | 'dealt'

export interface Choices {
  edition: string
  setup: 'standard' | 'expert'
  mode: Mode
  /** The one estate of all. */
  same: string
  /** The estate of each seat. */
  each: string[]
  choice: 'open' | 'sealed'
  championship: boolean
  /** The modules that are wished for; those that the printing lacks wait until another one is chosen. */
  modules: string[]
}

/** The usual game of a box. */
export function usual(box: Box, edition: string): Choices {
  const first = box.editions[edition]!.standard[0]!
  return {
    edition,
    setup: 'standard',
    mode: 'same',
    same: first,
    each: [],
    choice: 'open',
    championship: false,
    modules: [],
  }
}

/** All modules of a box, whichever printing brings them. */
export const modulesOf = (box: Box): string[] => [
  ...new Set(Object.values(box.editions).flatMap(({ modules }) => modules)),
]

/** The estates that can be chosen now. */
export function offered(printing: Printing, { setup, mode, championship }: Choices): string[] {
  if (setup === 'standard') return printing.standard
  if (mode !== DEALT) return Object.keys(printing.estates)
  const boards = championship && printing.championship ? [...printing.boards, printing.championship] : printing.boards
  return [...new Set(boards.flat())].sort((a, b) => Number(a) - Number(b))
}

/** The estates seat by seat, those without a choice of their own on the usual one. */
export function estatesBySeat(choices: Choices, printing: Printing, seats: number): string[] {
  const known = (number: string | undefined) => number !== undefined && number in printing.estates
  return Array.from({ length: seats }, (_, seat) => {
    const wished = choices.each[seat]
    return known(wished) ? wished! : printing.standard[0]!
  })
}

/** The options to be sent for these choices. */
export function optionsOf(choices: Choices, printing: Printing, seats: number): Record<string, unknown> {
  const { setup, mode, same, choice, championship } = choices
  const modules = choices.modules.filter((name) => printing.modules.includes(name))
  const always = { edition: choices.edition, setup, ...(modules.length ? { modules } : {}) }
  const usual = offered(printing, choices).includes(same) ? same : printing.standard[0]!
  if (setup === 'standard') return { ...always, estates: usual }
  const estates = mode === 'dealt' ? DEALT : mode === 'same' ? usual : estatesBySeat(choices, printing, seats)
  const added = mode === 'dealt' && printing.championship !== null ? { championship } : {}
  return { ...always, estates, choice, ...added }
}
