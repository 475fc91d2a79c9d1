/** The game's words in the language of the page. */

import { gameText } from '../../text.svelte.ts'
import { Words } from './words.ts'

export const words = new Words(gameText('burgundy'))
