/** Which page an address shows. Pages are fetched when they are first needed, with the words they speak. */

import type { Component } from 'svelte'

import { words, type Area } from './text.svelte.ts'

export interface Route {
  pattern: string
  /** Below src/. */
  page: string
  areas: Area[]
  /** The page draws its own header. */
  bare?: boolean
}

export type Params = Record<string, string>
type Page = Component<Params>

export const ROUTES: Route[] = [
  { pattern: '/', page: 'pages/Home', areas: [] },
  { pattern: '/new', page: 'pages/NewGame', areas: [] },
  { pattern: '/tables', page: 'pages/Tables', areas: [] },
  { pattern: '/table/:id', page: 'table/TablePage', areas: ['table', 'end', 'rules'], bare: true },
  { pattern: '/table/:id/replay', page: 'end/ReplayPage', areas: ['table', 'end', 'rules'], bare: true },
  { pattern: '/rules', page: 'rules/RulesPage', areas: ['rules'] },
  { pattern: '/rules/:game', page: 'rules/RulesPage', areas: ['rules'] },
  { pattern: '/settings', page: 'pages/Settings', areas: ['personal'] },
  { pattern: '/notices', page: 'pages/Notices', areas: ['personal'] },
  { pattern: '/about', page: 'pages/About', areas: [] },
  { pattern: '/docs', page: 'pages/Docs', areas: [] }, // answered by the server where the documentation was built
  { pattern: '/account', page: 'pages/Account', areas: ['personal'] },
  { pattern: '/recover', page: 'pages/Recover', areas: ['personal'] },
  { pattern: '/offline', page: 'pages/Offline', areas: [] },
  { pattern: '/profile', page: 'pages/Profile', areas: ['personal'] },
]
const LOST: Route = { pattern: '', page: 'pages/NotFound', areas: [] }

const PAGES = import.meta.glob<{ default: Page }>([
  './pages/*.svelte',
  './table/TablePage.svelte',
  './end/ReplayPage.svelte',
  './rules/RulesPage.svelte',
])

/** The route of a path and what its pattern leaves open; NotFound if there is none. */
export function match(path: string): { route: Route; params: Params } {
  const parts = split(path)
  for (const route of ROUTES) {
    const params = fit(split(route.pattern), parts)
    if (params) return { route, params }
  }
  return { route: LOST, params: {} }
}

function split(path: string): string[] {
  return path.split('/').filter(Boolean)
}

function fit(pattern: string[], parts: string[]): Params | null {
  if (pattern.length !== parts.length) return null
  const params: Params = {}
  for (const [index, expected] of pattern.entries()) {
    const part = parts[index]!
    if (expected.startsWith(':')) params[expected.slice(1)] = decode(part)
    else if (expected !== part) return null
  }
  return params
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

interface Shown {
  path: string
  route: Route
  params: Params
  page: Page
}

class Router {
  /** What is on the screen. Stays while the next page is fetched. */
  shown = $state.raw<Shown | null>(null)
  /** The page could not be fetched: most likely there is no connection. */
  failed = $state(false)
  #asked = 0

  /** Show the page of the current address. */
  async show(): Promise<void> {
    const asked = ++this.#asked
    const path = location.pathname
    const { route, params } = match(path)
    try {
      const load = PAGES[`./${route.page}.svelte`] ?? PAGES[`./${LOST.page}.svelte`]!
      const [module] = await Promise.all([load(), words('shell', ...route.areas)])
      if (asked !== this.#asked) return
      this.failed = false
      this.shown = { path, route, params, page: module.default }
    } catch {
      if (asked === this.#asked) this.failed = true
    }
  }

  start(): void {
    addEventListener('popstate', () => void this.show())
    document.addEventListener('click', (event) => follow(event))
  }
}

export const router = new Router()

/** Go to another page of ours. */
export async function go(path: string, { replace = false } = {}): Promise<void> {
  history[replace ? 'replaceState' : 'pushState'](null, '', path)
  await router.show()
  if (!location.hash) scrollTo(0, 0)
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
}

/** A plain click on a link to a page of ours changes the page without a reload, unless the server has to answer it. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.relList.contains('external')) return
  if (match(link.pathname).route === LOST) return // a file, or a mistake that the server answers
  if (link.hash && link.pathname === location.pathname) return
  event.preventDefault()
  void go(link.pathname + link.search + link.hash)
}
