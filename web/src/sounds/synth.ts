/** Soft sounds, made by the browser itself: a few notes each, no files. */

export type Sound = 'turn' | 'die' | 'place' | 'points' | 'chat' | 'end'

interface Note {
  /** Hertz at the beginning and, where it glides, at the end. */
  pitch: number
  to?: number
  /** Seconds after the sound begins, and how long it rings. */
  at: number
  lasts: number
  loud: number
  wave?: OscillatorType
}

const note = (pitch: number, at: number, lasts: number, loud = 0.5): Note => ({ pitch, at, lasts, loud })
const knock = (pitch: number, at: number, loud: number): Note => ({
  ...note(pitch, at, 0.05, loud),
  to: pitch / 2,
  wave: 'triangle',
})

const SOUNDS: Record<Sound, readonly Note[]> = {
  turn: [note(523.25, 0, 0.5), note(783.99, 0.14, 0.7)],
  die: [knock(310, 0, 0.5), knock(270, 0.07, 0.45), knock(330, 0.16, 0.35), knock(240, 0.29, 0.3)],
  place: [knock(180, 0, 0.8)],
  points: [note(659.25, 0, 0.25, 0.3), note(880, 0.08, 0.4, 0.35)],
  chat: [note(987.77, 0, 0.12, 0.25), note(739.99, 0.09, 0.2, 0.25)],
  end: [note(392, 0, 0.5), note(493.88, 0.16, 0.5), note(587.33, 0.32, 0.5), note(783.99, 0.48, 1.1)],
}

const ATTACK = 0.008
const SILENT = 0.0001
/** Two sounds that begin closer together than this are heard as one. */
const APART = 0.05

/** How loud it may be, from 0 to 1; 0 where nothing is to be heard. */
export type Volume = () => number

/**
 * Plays sounds once the person has clicked or pressed something: before, browsers allow none, and a page that makes
 * noise by itself is a nuisance. Until then there is not even an audio context.
 */
export class Synth {
  readonly #make: () => AudioContext
  readonly #volume: Volume
  #context: AudioContext | null = null
  #last = -1

  constructor(make: () => AudioContext, volume: Volume) {
    this.#make = make
    this.#volume = volume
  }

  /** The person has done something. */
  unlock(): void {
    if (this.#volume() <= 0) return
    try {
      this.#context ??= this.#make()
      if (this.#context.state === 'suspended') void this.#context.resume().catch(() => {})
    } catch {
      // A browser without sound plays silently.
    }
  }

  play(sound: Sound): void {
    const context = this.#context
    const volume = this.#volume()
    if (!context || context.state !== 'running' || volume <= 0) return
    if (this.#last >= 0 && context.currentTime - this.#last < APART) return
    this.#last = context.currentTime
    for (const one of SOUNDS[sound]) ring(context, one, volume)
  }
}

function ring(context: AudioContext, { pitch, to, at, lasts, loud, wave = 'sine' }: Note, volume: number): void {
  const begin = context.currentTime + at
  const end = begin + lasts
  const voice = context.createOscillator()
  const level = context.createGain()
  voice.type = wave
  voice.frequency.setValueAtTime(pitch, begin)
  if (to) voice.frequency.exponentialRampToValueAtTime(to, end)
  level.gain.setValueAtTime(SILENT, begin)
  level.gain.exponentialRampToValueAtTime(Math.max(SILENT, loud * volume * volume * 0.5), begin + ATTACK)
  level.gain.exponentialRampToValueAtTime(SILENT, end)
  voice.connect(level).connect(context.destination)
  voice.start(begin)
  voice.stop(end)
}
