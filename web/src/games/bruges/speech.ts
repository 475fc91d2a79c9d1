/** The game's words in the language of the page. */

import { gameVoice } from '../../text.svelte.ts'
import { Words } from './words.ts'

export const words = new Words(gameVoice('bruges'))
