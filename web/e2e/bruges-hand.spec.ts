/**
 * Every character of Bruges in the hand and on its house, in three languages, at the sizes where there is least room:
 * nothing is cut, no word is broken, and no letter is too small. The table is a real one; the cards in the hand are
 * put there on the way from the server.
 */

import type { WebSocketRoute } from '@playwright/test'

import { openPosition, sit } from './support/api.ts'
import { expect, test, type Page } from './support/test.ts'

type Language = 'en' | 'ru' | 'uk'

interface Card {
  colour: string
  name: Record<Language, string>
}
interface Welcome {
  type: string
  board: { cards: Record<string, Card> }
  view: { viewer: number; players: { hand: object[]; houses: object[] }[] }
}

/** Width and height of the window, how many cards lie there at once, and the smallest letters that can be read. */
const SIZES = [
  { width: 1366, height: 768, hand: 6, least: 11 },
  { width: 1280, height: 720, hand: 6, least: 11 },
  { width: 390, height: 844, hand: 165, least: 12 },
  { width: 844, height: 390, hand: 165, least: 12 },
] as const

/** A table of four whose first player can be given any cards and inhabitants. */
class Dealt {
  readonly #page: Page
  #welcome: Welcome | undefined
  #socket: WebSocketRoute | undefined

  constructor(page: Page) {
    this.#page = page
  }

  async listen(): Promise<void> {
    await this.#page.routeWebSocket(/./, (socket) => {
      this.#socket = socket
      const server = socket.connectToServer()
      server.onMessage((message) => {
        const said = JSON.parse(String(message)) as Welcome
        if (said.type === 'welcome') this.#welcome = said
        socket.send(message)
      })
    })
  }

  get cards(): [id: string, card: Card][] {
    return Object.entries(this.#welcome!.board.cards)
  }

  /** Some cards in the hand, the first five of them in houses as well; every second one is used up. */
  async deal(dealt: readonly [id: string, card: Card][], language: Language): Promise<void> {
    const { view, ...rest } = this.#welcome!
    const hand = dealt.map(([card, { colour }]) => ({ card, colour, open: false }))
    const houses = dealt.slice(0, 5).map(([card, { colour }], index) => ({
      colour,
      inhabitant: { card, turned: index % 2 > 0 },
    }))
    const players = view.players.map((player, seat) => (seat === view.viewer ? { ...player, hand, houses } : player))
    this.#socket!.send(JSON.stringify({ ...rest, view: { ...view, players } }))
    const names = dealt.map(([, { name }]) => name[language].toLowerCase())
    await this.#page.waitForFunction((names) => {
      const shown = [...document.querySelectorAll('.face .name')].map((name) => name.textContent.toLowerCase())
      return shown.join() === names.join()
    }, names)
  }
}

/** What is wrong with the cards and the plaques that are seen; runs in the page. */
function misread(least: number): string[] {
  const faults: string[] = []
  for (const card of document.querySelectorAll('.face, .plaque')) {
    const name = card.querySelector('.name')!.textContent
    const say = (fault: string) =>
      faults.push(`${card.classList.contains('face') ? 'card' : 'house'} “${name}”: ${fault}`)
    const paper = card.querySelector('.body, .paper')!
    if (paper.scrollHeight > paper.clientHeight + 1) {
      say(`${paper.scrollHeight - paper.clientHeight} pixels are cut off`)
    }
    const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent!
      if (!text.trim() || node.parentElement!.closest('svg')) continue
      if (text.includes('…')) say('an ellipsis')
      const size = parseFloat(getComputedStyle(node.parentElement!).fontSize)
      if (size < least) say(`“${text.trim()}” in ${size} pixels`)
      for (const { index, 0: word } of text.matchAll(/[\p{L}\d]+/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const rows = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (rows.size > 1) say(`the word “${word}” is broken`)
        const { right } = range.getBoundingClientRect()
        if (right > card.getBoundingClientRect().right - 3) say(`the word “${word}” sticks out`)
      }
    }
  }
  return faults
}

for (const language of ['en', 'ru', 'uk'] as const) {
  test.describe(language, () => {
    test.use({ settings: { language }, viewport: SIZES[0] })

    test('every card can be read in the hand and on its house', async ({ page, request }) => {
      const table = new Dealt(page)
      await table.listen()
      await sit(page, await openPosition(request, 'bruges-four'), 0)
      await expect(page.locator('.face').first()).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      const { cards } = table
      expect(cards.length).toBe(165)
      const faults: string[] = []
      for (const { width, height, hand, least } of SIZES) {
        await page.setViewportSize({ width, height })
        for (let first = 0; first < cards.length; first += hand) {
          await table.deal(cards.slice(first, first + hand), language)
          const found = await page.evaluate(misread, least)
          faults.push(...found.map((fault) => `${width} × ${height}: ${fault}`))
        }
      }
      expect(faults).toEqual([])
    })
  })
}
