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

  // build/ahead.ts writes the lists; a page that is served from the sources has none. The server names the table's game.
  const { ahead, game } = document.currentScript.dataset
  const lists = JSON.parse(ahead)
  const page = location.pathname.split('/')[1]
  const wishes = [chosen.language, ...navigator.languages].map((wish) => String(wish).toLowerCase().split('-')[0])
  for (const list of [lists[page], lists[`${page}/${game}`]]) {
    if (!list) continue
    const spoken = wishes.find((wish) => list[wish]) ?? 'en'
    for (const href of [...list.all, ...list[spoken]]) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
  }
})()
