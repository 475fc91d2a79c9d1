// Before the first paint: the theme, the motion and the language that were chosen, so that nothing flashes; the files
// that the page at this address will need, fetched beside the shell; and at a table the name of its game, which stands
// there until the table does. The rest of the settings follows in settings.svelte.ts.
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
  const { ahead, game, words } = document.currentScript.dataset
  const lists = JSON.parse(ahead)
  const [, page, ...rest] = location.pathname.split('/')
  const wishes = [chosen.language, ...navigator.languages].map((wish) => String(wish).toLowerCase().split('-')[0])
  for (const list of [lists[page], lists[`${page}/${game}`]]) {
    if (!list) continue
    const spoken = wishes.find((wish) => list[wish]) ?? 'en'
    for (const href of [...list.all, ...list[spoken]]) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
  }

  // build/firstwords.ts writes what is said. src/room/Arriving.svelte draws the same when the client has come.
  const texts = JSON.parse(words)
  const said = texts[wishes.find((wish) => texts[wish]) ?? 'en']
  if (!said || page !== 'table' || rest.length !== 1) return
  const draw = (tag, content) => Object.assign(document.createElement(tag), content)
  const lines = [said[game] && draw('h1', { textContent: said[game] }), draw('p', { textContent: said.loading })]
  const main = draw('main', { className: 'arriving', ariaBusy: 'true' })
  main.append(...lines.filter(Boolean))
  document.addEventListener('readystatechange', () => document.getElementById('app').append(main), { once: true })
})()
