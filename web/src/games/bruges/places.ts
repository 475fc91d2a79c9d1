/**
 * Where actions are clicked.
 *
 * A *place* is a spot on the table that does something (`use-canal`, `house-3`, `deck-1`); a *tool* is a card of the hand,
 * which one takes up first to see its six uses.
 */

import type { ActionView, Colour, House, Leadership, Use } from './shapes.ts'

export const END = 'end_turn'
export const ACCEPT = 'accept'
export const DECLINE = 'decline'
/** The next free plot of one's street. */
export const PLOT = 'plot'
/** The next step of one's reputation. */
export const STEP = 'step'

export const handCard = (place: number) => `card-${place}`
export const useOf = (use: Use) => `use-${use}`
export const deckOf = (deck: number) => `deck-${deck}`
export const ownHouse = (house: number) => `house-${house}`
/** The next cell of a section of one's canal, and the outermost token that lies there. */
export const nextCell = (section: number) => `cell-${section}`
export const lastToken = (section: number) => `token-${section}`
export const workersOf = (colour: Colour) => `workers-${colour}`
export const dieOf = (colour: Colour) => `die-${colour}`
export const markersOf = (colour: Colour) => `markers-${colour}`
export const penaltyOf = (colour: Colour) => `penalty-${colour}`
export const effectAt = (number: number) => `effect-${number}`
export const branchAt = (number: number) => `branch-${number}`
export const rivalOf = (player: number) => `rival-${player}`
export const copyOf = (player: number, house: number) => `copy-${player}-${house}`
export const leadOf = (leadership: Leadership) => `lead-${leadership}`
/** Things of anybody's town, for the log to point at: it knows who lives somewhere and what came last. */
export const tenantOf = (player: number, card: string) => `tenant-${player}-${card}`
export const newestHouse = (player: number) => `newest-${player}`
export const sectionOf = (player: number, section: number) => `section-${player}-${section}`

/** What the log calls a house. */
export function houseSpot(player: number, houses: readonly House[], number: number): string {
  const tenant = houses[number - 1]?.inhabitant
  if (tenant) return tenantOf(player, tenant.card)
  return number === houses.length ? newestHouse(player) : `town-${player}-${number}`
}

/** And a cell of a canal: the outermost that is built stands for its section. */
export const cellSpot = (player: number, built: number, section: number, number: number): string =>
  number === built ? sectionOf(player, section) : `canal-${player}-${section}-${number}`

const USES: readonly string[] = ['workers', 'money', 'calm', 'canal', 'house', 'place']

/** A card is played for it. */
export const isPlay = ({ kind }: ActionView): boolean => USES.includes(kind)

/** Every spot where an action can be clicked. */
export function placesOf(action: ActionView): string[] {
  const { kind, targets } = action
  if (isPlay(action)) return [useOf(kind as Use), ...targetsOf(action)]
  switch (kind) {
    case 'draw':
      return [deckOf(targets.deck!)]
    case 'activate':
    case 'burn':
    case 'dismiss':
    case 'recall':
    case 'straighten':
      return targets.houses!.map(ownHouse)
    case 'drain':
      return [lastToken(targets.section!)]
    case 'dig':
      return [nextCell(targets.section!)]
    case 'suffer':
      return [penaltyOf(targets.marker!)]
    case 'colour':
      return targets.marker ? [markersOf(targets.marker)] : [workersOf(targets.worker!)]
    case 'react':
      return [effectAt(targets.effect!)]
    case 'branch':
      return [branchAt(targets.branch!)]
    case 'discard':
      return [handCard(targets.card!)]
    case 'opponent':
      return [rivalOf(targets.player!)]
    case 'copy':
      return targets.houses!.map((house) => copyOf(targets.player!, house))
    case 'flip':
      return [leadOf(targets.leadership!)]
    case 'accept':
      return targets.step === undefined ? [ACCEPT] : [ACCEPT, STEP]
    default:
      return [kind]
  }
}

/** The things on the table that a card play is about. */
function targetsOf({ targets }: ActionView): string[] {
  return [
    ...(targets.worker ? [workersOf(targets.worker)] : []),
    ...(targets.die ? [dieOf(targets.die)] : []),
    ...(targets.marker ? [markersOf(targets.marker)] : []),
    ...(targets.section ? [nextCell(targets.section)] : []),
    ...(targets.plot ? [PLOT] : []),
    ...(targets.houses ?? []).map(ownHouse),
  ]
}

/** So many cards can be in a hand; whatever needs no card can be done while one is taken up. */
const ANY_CARD = Array.from({ length: 60 }, (_, index) => handCard(index + 1))

export function toolsOf(action: ActionView): string[] {
  return isPlay(action) ? [handCard(action.targets.card!)] : ANY_CARD
}

/** The place of the card that is taken up, if one is. */
export function cardHeld(tools: readonly string[]): number | null {
  const held = tools.find((tool) => tool.startsWith('card-'))
  return held ? Number(held.slice('card-'.length)) : null
}

/** The cheap ones first. */
export const weigh = ({ cost }: ActionView): number => (cost?.guilders ?? 0) + 3 * total(cost?.workers)

export const total = (counts: Readonly<Record<string, number>> | undefined): number =>
  Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0)
