import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { filesOf, withFiles } from './worker.ts'

const SOURCE = readFileSync(new URL('sw.js', import.meta.url), 'utf-8')
const ORIGIN = 'https://duchy.example'

describe('the files of the offline page', () => {
  const css = (...names: string[]) => ({ viteMetadata: { importedCss: new Set(names) } })
  const bundle = [
    {
      type: 'asset' as const,
      fileName: 'index.html',
      source: '<link href="/assets/font-0.woff2"><script src="/assets/index-1.js"></script>',
    },
    { type: 'chunk' as const, fileName: 'assets/index-1.js', imports: ['assets/shell-2.js'] },
    { type: 'chunk' as const, fileName: 'assets/shell-2.js', imports: [], ...css('assets/shell-3.css') },
    { type: 'chunk' as const, fileName: 'assets/Offline-4.js', moduleIds: ['/x/web/src/pages/Offline.svelte'] },
    { type: 'chunk' as const, fileName: 'assets/uk-5.js', moduleIds: ['/x/web/text/shell/uk.ftl'] },
    { type: 'chunk' as const, fileName: 'assets/uk-6.js', moduleIds: ['/x/web/text/table/uk.ftl'] },
    { type: 'chunk' as const, fileName: 'assets/Home-7.js', moduleIds: ['/x/web/src/pages/Home.svelte'] },
  ]

  test('are those and no others', () => {
    expect(filesOf(bundle).filter((name) => name.startsWith('/assets/'))).toEqual([
      '/assets/Offline-4.js',
      '/assets/index-1.js',
      '/assets/shell-2.js',
      '/assets/shell-3.css',
      '/assets/uk-5.js',
    ])
  })

  test('give the worker its version', () => {
    const version = (files: string[]) => /VERSION = "(\w+)"/.exec(withFiles(SOURCE, files))![1]
    expect(version(['/a'])).toBe(version(['/a']))
    expect(version(['/a'])).not.toBe(version(['/b']))
  })
})

/** A browser with a worker in it, as far as the worker can tell. */
class FakeBrowser {
  readonly caches = new Map<string, Map<string, Response>>()
  readonly listeners = new Map<string, (event: object) => void>()
  online = true
  status = 200
  asked: string[] = []
  pages: { url: string; focused: boolean; focus: () => void }[] = []
  opened: string[] = []
  shown: string[] = []

  constructor(files: string[]) {
    const address = (request: Request | string) => (typeof request === 'string' ? ORIGIN + request : request.url)
    const cache = (name: string) => {
      const entries = this.caches.get(name) ?? new Map<string, Response>()
      this.caches.set(name, entries)
      return {
        addAll: async (requests: Request[]) => {
          for (const request of requests) entries.set(request.url, await this.fetch(request))
        },
        put: (request: Request, response: Response) => Promise.resolve(void entries.set(request.url, response)),
        match: (request: Request | string) => Promise.resolve(entries.get(address(request))?.clone()),
      }
    }
    const storage = {
      open: (name: string) => Promise.resolve(cache(name)),
      keys: () => Promise.resolve([...this.caches.keys()]),
      delete: (name: string) => Promise.resolve(this.caches.delete(name)),
    }
    const self = {
      location: { origin: ORIGIN },
      clients: {
        matchAll: () => Promise.resolve(this.pages),
        openWindow: (url: string) => Promise.resolve(void this.opened.push(url)),
      },
      registration: {
        showNotification: (title: string, { body }: { body: string }) =>
          Promise.resolve(void this.shown.push(`${title}: ${body}`)),
      },
      addEventListener: (kind: string, listener: (event: object) => void) => this.listeners.set(kind, listener),
    }
    const Absolute = class extends Request {
      constructor(path: string, init?: RequestInit) {
        super(ORIGIN + path, init)
      }
    }
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the worker runs as a script, not as a module
    const run = new Function('self', 'caches', 'fetch', 'Request', withFiles(SOURCE, files)) as (
      ...has: unknown[]
    ) => void
    run(self, storage, (request: Request) => this.fetch(request), Absolute)
  }

  fetch(request: Request): Promise<Response> {
    this.asked.push(new URL(request.url).pathname)
    if (!this.online) return Promise.reject(new Error('no connection'))
    return Promise.resolve(new Response(`from the server: ${request.url}`, { status: this.status }))
  }

  async happen(kind: string, event: object = {}): Promise<void> {
    const waits: Promise<unknown>[] = []
    this.listeners.get(kind)!({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) })
    await Promise.all(waits)
  }

  /** What the worker answers; null where it keeps out of it. */
  answer(path: string, { mode = 'cors', method = 'GET' } = {}): Promise<Response | null> {
    let answer: Promise<Response | null> = Promise.resolve(null)
    const request = { url: new URL(path, ORIGIN).href, method, mode }
    const respondWith = (given: Promise<Response>) => (answer = given)
    this.listeners.get('fetch')!({ request, respondWith })
    return answer
  }
}

describe('the worker', () => {
  const FILES = ['/', '/theme.js', '/assets/index-1.js']
  let browser: FakeBrowser

  beforeEach(async () => {
    vi.stubGlobal(
      'Response',
      class extends Response {
        static override redirect(to: string): Response {
          return new Response(null, { status: 302, headers: { location: to } })
        }
      },
    )
    browser = new FakeBrowser(FILES)
    await browser.happen('install')
    browser.asked = []
  })

  const visit = (path: string) => browser.answer(path, { mode: 'navigate' })

  test('lets the API, other sites and changes pass', async () => {
    for (const path of ['/api/tables', 'https://elsewhere.example/assets/x.js']) {
      expect(await browser.answer(path)).toBeNull()
    }
    expect(await browser.answer('/assets/index-1.js', { method: 'POST' })).toBeNull()
    expect(await visit('/api/openapi.json')).toBeNull()
    expect(await browser.answer('/licenses.md')).toBeNull()
  })

  test('shows pages as the server has them now', async () => {
    expect(await (await visit('/tables'))!.text()).toBe(`from the server: ${ORIGIN}/tables`)
    expect(browser.asked).toEqual(['/tables'])
  })

  test('without a server leads to the offline page, and knows the way back', async () => {
    browser.online = false
    const away = await visit('/table/x?at=3')
    expect(away!.headers.get('location')).toBe('/offline?from=%2Ftable%2Fx%3Fat%3D3')
    expect(await (await visit('/offline?from=%2Ftables'))!.text()).toBe(`from the server: ${ORIGIN}/`)
    expect(await (await browser.answer('/theme.js'))!.text()).toBe(`from the server: ${ORIGIN}/theme.js`)
  })

  test.each([502, 503, 504])('takes a proxy’s %i for an answer of nobody', async (status) => {
    browser.status = status
    expect((await visit('/tables'))!.headers.get('location')).toBe('/offline?from=%2Ftables')
    expect((await visit('/offline'))!.status).toBe(200)
  })

  test('asks for a file with a hash once', async () => {
    await browser.answer('/assets/index-1.js')
    expect(browser.asked).toEqual([])
    await browser.answer('/assets/Home-7.js')
    browser.online = false
    expect(await (await browser.answer('/assets/Home-7.js'))!.text()).toContain('Home-7')
    expect(browser.asked).toEqual(['/assets/Home-7.js'])
  })

  test('shows a turn notice, unless somebody looks at that table', async () => {
    const notice = { title: 'Your turn', body: 'Bruges', tag: 'turn-x', url: '/table/x' }
    const push = () => browser.happen('push', { data: { json: () => notice } })
    const focus = vi.fn()
    await push()
    browser.pages = [{ url: `${ORIGIN}/table/y`, focused: true, focus }]
    await push()
    expect(browser.shown).toEqual(['Your turn: Bruges', 'Your turn: Bruges'])
    browser.pages = [{ url: `${ORIGIN}/table/x`, focused: true, focus }]
    await push()
    expect(browser.shown).toHaveLength(2)

    const notification = { close: vi.fn(), data: { url: '/table/x' } }
    await browser.happen('notificationclick', { notification })
    expect([focus.mock.calls.length, browser.opened]).toEqual([1, []])
    browser.pages = []
    await browser.happen('notificationclick', { notification })
    expect(browser.opened).toEqual(['/table/x'])
  })

  test('drops what earlier builds have kept, and nothing else', async () => {
    browser.caches.set('duchy-before', new Map())
    browser.caches.set('of-another-kind', new Map())
    await browser.happen('activate')
    const [own, ...others] = [...browser.caches.keys()].sort()
    expect(own).toMatch(/^duchy-[0-9a-f]{12}$/)
    expect(others).toEqual(['of-another-kind'])
  })
})
