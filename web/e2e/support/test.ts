/** What every browser test has: the server's address, people with browsers of their own, and a watch over all of them. */

import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'

export { expect }
export type { Page } from '@playwright/test'

/** What a page complained about, without what the test says it provokes. */
export class Watch {
  readonly complaints: string[] = []
  readonly #expected: RegExp[] = [/Service Worker registration blocked by Playwright/]

  expect(...complaints: RegExp[]): void {
    this.#expected.push(...complaints)
  }

  over(context: BrowserContext): void {
    context.on('console', (message) => {
      const loud = ['error', 'warning'].includes(message.type())
      if (loud) this.complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => this.complaints.push(`thrown: ${error.error().stack}`))
    context.on('requestfailed', (request) => {
      // A test may have a server of its own; what a page asked it for is broken off when the page is left.
      const elsewhere = new URL(request.url()).hostname !== new URL(process.env.DUCHY_URL!).hostname
      if (elsewhere) this.complaints.push(`asked elsewhere: ${request.url()}`)
    })
  }

  get unexpected(): string[] {
    return this.complaints.filter((text) => !this.#expected.some((expected) => expected.test(text)))
  }
}

export type Settings = Record<string, unknown>

export interface Wishes extends BrowserContextOptions {
  settings?: Settings
}

/** Other people, each with a browser that shares nothing with the others. */
export class People {
  readonly #browser: Browser
  readonly #watch: Watch
  readonly #options: BrowserContextOptions
  readonly #contexts: BrowserContext[] = []

  constructor(browser: Browser, watch: Watch, options: BrowserContextOptions) {
    this.#browser = browser
    this.#watch = watch
    this.#options = options
  }

  async come({ settings, ...options }: Wishes = {}): Promise<Page> {
    const wished = { ...this.#options, ...options }
    const context = await this.#browser.newContext({ ...wished, storageState: storageWith(settings, wished.baseURL) })
    this.#contexts.push(context)
    this.#watch.over(context)
    return context.newPage()
  }

  async leave(): Promise<void> {
    for (const context of this.#contexts) await context.close()
  }
}

type Stored = Exclude<BrowserContextOptions['storageState'], string>

/** A browser whose person has chosen these settings before. Bots wait for nobody here. */
function storageWith(settings: Settings = {}, origin = process.env.DUCHY_URL!): Stored {
  const value = JSON.stringify({ pace: 'fast', ...settings })
  return { cookies: [], origins: [{ origin, localStorage: [{ name: 'duchy.settings', value }] }] }
}

interface Fixtures {
  watch: Watch
  people: People
  /** What the person of `page` has chosen before. */
  settings: Settings
}

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(process.env.DUCHY_URL),
  settings: [{}, { option: true }],
  watch: async ({}, use) => {
    const watch = new Watch()
    await use(watch)
    expect(watch.unexpected, 'what the pages complained about').toEqual([])
  },
  storageState: async ({ settings }, use) => use(storageWith(settings)),
  context: async ({ context, watch }, use) => {
    watch.over(context)
    await use(context)
  },
  people: async ({ browser, watch, baseURL, contextOptions, viewport, locale }, use) => {
    const people = new People(browser, watch, { ...contextOptions, baseURL, viewport, locale })
    await use(people)
    await people.leave()
  },
})
