import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/utilities.css'

import { mount } from 'svelte'

import App from './App.svelte'
import shell from './kit/icons.json?symbols'
import { addSymbols } from './kit/sprite.svelte.ts'
import { renewPush } from './push.ts'
import { router } from './router.svelte.ts'
import { whenSeatsAreHeld } from './seats.ts'
import { applySettings, settings } from './settings.svelte.ts'
import { listenForGestures } from './sounds/sounds.ts'
import { speak } from './text.svelte.ts'
import { installWorker } from './worker.ts'

// Not at the top level: pages import what this file is bundled with, and would wait for it for ever.
async function start(): Promise<void> {
  addSymbols(shell)
  applySettings()
  listenForGestures()
  await speak(settings.language)
  await router.show()
  router.start()
  await new Promise((drawn) => setTimeout(drawn)) // what was fetched has run: a slow phone may answer before it draws
  const target = document.getElementById('app')!
  target.replaceChildren() // what theme.js has drawn
  mount(App, { target })
  installWorker()
  // A server that is away hears of the seats when the next one is taken.
  whenSeatsAreHeld(() => void renewPush().catch(() => undefined))
}

void start()
