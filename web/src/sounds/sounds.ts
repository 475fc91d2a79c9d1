/** The sounds of this browser, as loud as its settings say. */

import { settings } from '../settings.svelte.ts'
import { Synth, type Sound } from './synth.ts'

const synth = new Synth(
  () => new AudioContext(),
  () => (settings.audible ? settings.volume / 100 : 0),
)

export function sound(name: Sound): void {
  synth.play(name)
}

/** Wait for the person to do something; sounds come after that. */
export function listenForGestures(): void {
  for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, () => synth.unlock(), { capture: true })
}
