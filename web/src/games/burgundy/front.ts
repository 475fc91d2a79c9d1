/** The Castles of Burgundy away from the table: in lists, on the new-game screen, in the rules. */

import { gameText } from '../../text.svelte.ts'
import type { GameFront } from '../contract.ts'
import Emblem from './Emblem.svelte'
import { edition, played } from './played.ts'
import Setup from './Setup.svelte'
import Sign from './Sign.svelte'
import { words } from './speech.ts'

const say = gameText('burgundy')

export const front: GameFront = {
  Emblem,
  Setup,
  Sign,
  words,
  played: (options) => played(options, say),
  edition: { title: () => say('option-edition'), of: (options) => edition(options, say) },
}
