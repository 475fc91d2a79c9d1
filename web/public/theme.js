// Before the first paint: the theme, the motion and the language that were chosen, so that nothing flashes.
// The rest of the settings follows in settings.svelte.ts.
;(() => {
  let chosen = {}
  try {
    chosen = JSON.parse(localStorage.getItem('duchy.settings') ?? '{}') ?? {}
  } catch {
    // A browser that keeps nothing has the defaults.
  }
  const prefers = (query) => matchMedia(`(prefers-${query})`).matches
  const root = document.documentElement
  const dark = chosen.theme === 'dark' || (chosen.theme !== 'light' && prefers('color-scheme: dark'))
  const still = chosen.motion === 'reduced' || (chosen.motion !== 'full' && prefers('reduced-motion: reduce'))
  root.dataset.theme = dark ? 'dark' : 'light'
  root.dataset.motion = still ? 'reduced' : 'full'
  if (typeof chosen.language === 'string') root.lang = chosen.language
})()
