/** What a person has chosen for this browser. Kept in local storage; public/theme.js reads it before the first paint. */

import { MediaQuery } from 'svelte/reactivity'

import { BANNERS, type Banner } from './banners.ts'
import { bestLanguage, LANGUAGES, type Language } from './languages.ts'

export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'system' | 'full' | 'reduced'
export type Pace = 'slow' | 'normal' | 'fast'
/** For how many seconds a turn can be taken back before bots begin, or until that is confirmed. */
export type Hold = 'none' | '3' | '5' | '10' | 'confirm'
/** As the device suggests: no sounds on a phone until they are wished for. */
export type SoundChoice = 'device' | 'on' | 'off'

const KEY = 'duchy.settings'
const CHOICES = {
  language: LANGUAGES,
  theme: ['system', 'light', 'dark'],
  motion: ['system', 'full', 'reduced'],
  pace: ['slow', 'normal', 'fast'],
  hold: ['none', '3', '5', '10', 'confirm'],
  banner: BANNERS,
  sound: ['device', 'on', 'off'],
} as const

const TEXTS = ['name', 'account', 'pushStop']
const SWITCHES = [
  ...['confirmEnd', 'confirmTurn', 'askFirst', 'openChoices', 'legend'],
  ...['notify', 'ruleIds', 'signedIn', 'chatOff'],
]
const KEPT = [...Object.keys(CHOICES), ...SWITCHES, ...TEXTS, 'volume'] as (keyof Settings)[]

export class Settings {
  language = $state<Language>('en')
  theme = $state<Theme>('system')
  motion = $state<Motion>('system')
  /** How long a bot's move stays on the table before the next one is shown. */
  pace = $state<Pace>('normal')
  hold = $state<Hold>('5')
  /** Ask before a turn ends while something can still be done. */
  confirmEnd = $state(true)
  /** Ask before every end of a turn. */
  confirmTurn = $state(false)
  /** On a touch screen, show what every target does before it is done; else only what cannot be taken back. */
  askFirst = $state(false)
  /** Secret choices are made in the open by those who share a screen. */
  openChoices = $state(false)
  /** Say what the rings around targets mean. */
  legend = $state(true)
  /** A notification of the browser when it becomes my turn on a hidden page. */
  notify = $state(false)
  /** Show the ids of the rules in the rules panel. */
  ruleIds = $state(false)
  sound = $state<SoundChoice>('device')
  /** In percent. */
  volume = $state(60)
  /** Nothing that others say is shown. */
  chatOff = $state(false)
  /** Somebody signed in with this browser, so that it is worth asking the server who. */
  signedIn = $state(false)
  /** The name of the account that is signed in, as far as this browser knows. */
  account = $state('')
  /** The name a guest plays under. */
  name = $state('')
  /** The secret that ends the push messages to this browser; empty where none were asked for. */
  pushStop = $state('')
  /** The banner that is wished for at every table; the empty text while none was chosen. */
  banner = $state<Banner | ''>('')

  #darkDevice = new MediaQuery('prefers-color-scheme: dark')
  #touchDevice = new MediaQuery('pointer: coarse')
  #stillDevice = new MediaQuery('prefers-reduced-motion: reduce')

  constructor(stored: string | null, wished: readonly string[]) {
    this.language = bestLanguage(wished)
    Object.assign(this, understood(stored))
  }

  get dark(): boolean {
    return this.theme === 'system' ? this.#darkDevice.current : this.theme === 'dark'
  }

  /** Nothing may move. */
  get still(): boolean {
    return this.motion === 'system' ? this.#stillDevice.current : this.motion === 'reduced'
  }

  /** Sounds are wished for. */
  get audible(): boolean {
    return this.sound === 'device' ? !this.#touchDevice.current : this.sound === 'on'
  }

  get stored(): string {
    return JSON.stringify(Object.fromEntries(KEPT.map((name) => [name, this[name]])))
  }
}

/** The part of what was stored that is still a possible choice. */
export function understood(stored: string | null): Partial<Settings> {
  const found: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(parse(stored))) {
    const choices = (CHOICES as Record<string, readonly unknown[] | undefined>)[name]
    const fits = choices
      ? choices.includes(value)
      : TEXTS.includes(name)
        ? typeof value === 'string'
        : name === 'volume'
          ? typeof value === 'number' && value >= 0 && value <= 100
          : SWITCHES.includes(name) && typeof value === 'boolean'
    if (fits) found[name] = value
  }
  return found
}

function parse(stored: string | null): object {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    return value && typeof value === 'object' ? value : {}
  } catch {
    return {}
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null // a browser that keeps nothing
  }
}

function write(value: string): void {
  try {
    localStorage.setItem(KEY, value)
  } catch {
    // Then the choice lasts as long as the page.
  }
}

export const settings = new Settings(read(), navigator.languages)

/** Keep the document and the storage in step with the settings. */
export function applySettings(): () => void {
  return $effect.root(() => {
    $effect(() => {
      const root = document.documentElement
      root.dataset.theme = settings.dark ? 'dark' : 'light'
      root.dataset.motion = settings.still ? 'reduced' : 'full'
      document.querySelector('meta[name="theme-color"]')?.setAttribute('content', settings.dark ? '#152035' : '#FBF7EC')
    })
    $effect(() => write(settings.stored))
  })
}
