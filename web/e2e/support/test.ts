/** What every browser test has: the server's address, people with browsers of their own, and a watch over all of them. */

import { test as base, expect, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'

export { expect }
export type { Page } from '@playwright/test'

/** What a page complained about, without what the test says it provokes. */
export class Watch {
  readonly complaints: string[] = []
  readonly #expected: RegExp[] = []

  expect(...complaints: RegExp[]): void {
    this.#expected.push(...complaints)
  }

  over(context: BrowserContext): void {
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.complaints.push(`${message.type()}: ${message.text()}`)
    })
    context.on('weberror', (error) => this.complaints.push(`thrown: ${error.error().stack}`))
    context.on('requestfailed', (request) => {
      const elsewhere = !request.url().startsWith(process.env.DUCHY_URL!)
      if (elsewhere) this.complaints.push(`asked elsewhere: ${request.url()}`)
    })
  }

  get unexpected(): string[] {
    return this.complaints.filter((text) => !this.#expected.some((expected) => expected.test(text)))
  }
}

export interface Wishes extends BrowserContextOptions {
  settings?: Record<string, unknown>
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
    const context = await this.#browser.newContext({ ...this.#options, ...options })
    this.#contexts.push(context)
    await prepare(context, this.#watch, settings)
    return context.newPage()
  }

  async leave(): Promise<void> {
    for (const context of this.#contexts) await context.close()
  }
}

async function prepare(context: BrowserContext, watch: Watch, settings: Record<string, unknown> = {}): Promise<void> {
  watch.over(context)
  // Bots wait for nobody here. What a test chooses later on stays chosen.
  await context.addInitScript((chosen) => {
    if (!localStorage.getItem('duchy.settings')) localStorage.setItem('duchy.settings', chosen)
  }, JSON.stringify({ pace: 'fast', ...settings }))
}

interface Fixtures {
  watch: Watch
  people: People
  /** What the person of `page` has chosen before. */
  settings: Record<string, unknown>
}

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(process.env.DUCHY_URL),
  settings: [{}, { option: true }],
  watch: async ({}, use) => {
    const watch = new Watch()
    await use(watch)
    expect(watch.unexpected, 'what the pages complained about').toEqual([])
  },
  context: async ({ context, watch, settings }, use) => {
    await prepare(context, watch, settings)
    await use(context)
  },
  people: async ({ browser, watch, baseURL, contextOptions, viewport, locale }, use) => {
    const people = new People(browser, watch, { ...contextOptions, baseURL, viewport, locale })
    await use(people)
    await people.leave()
  },
})
