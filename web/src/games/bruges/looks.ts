/** Which icon stands for what, and the class that gives something its colour. */

import type { Colour } from './shapes.ts'

/** What lies on a field of a colour: the threat that its markers bring. */
const CHARGES: Record<Colour, string> = {
  blue: 'big-wave',
  brown: 'rat',
  red: 'fire',
  purple: 'domino-mask',
  yellow: 'fist',
}

const GROUPS: Record<string, string> = {
  noble: 'queen-crown',
  bureaucrat: 'quill-ink',
  entertainer: 'jester-hat',
  craftsman: 'anvil',
  merchant: 'scales',
  clergy: 'church',
  servant: 'broom',
  artist: 'palette',
  protector: 'visored-helm',
  criminal: 'manacles',
  scholar: 'open-book',
}

const THINGS: Record<string, string> = {
  reputation: 'medal',
  characters: 'character',
  canal: 'waves',
  workers: 'meeple',
  house: 'house',
  place: 'character',
  statue: 'stone-bust',
  draw: 'card-draw',
}

export const chargeOf = (colour: Colour): string => CHARGES[colour]
export const groupIcon = (group: string): string => GROUPS[group] ?? 'character'
export const iconOf = (thing: string): string => THINGS[thing] ?? thing

export const tincture = (colour: Colour): string => `b-${colour}`
export const hatching = (colour: Colour): string => `url(#bh-${colour})`
