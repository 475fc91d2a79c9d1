// Before the first paint: the theme, the motion and the language that were chosen, so that nothing flashes; and the
// files that the page at this address will need, fetched beside the shell. The rest of the settings follows in
// settings.svelte.ts.
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

  // build/ahead.ts writes the list; a page that is served from the sources has none.
  const ahead = JSON.parse(document.currentScript.dataset.ahead)[location.pathname.split('/')[1]]
  if (!ahead) return
  const spoken = [chosen.language, ...navigator.languages].map((wish) => ahead[String(wish).toLowerCase().split('-')[0]])
  for (const href of [...ahead.all, ...(spoken.find(Boolean) ?? ahead.en)]) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
})()
