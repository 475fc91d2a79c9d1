/** Somebody at a table, who sees only the page: what glows, what is asked, what the prompt says. */

import { expect, type Page } from './test.ts'
import type { Locator } from '@playwright/test'

/** What a sensible person does first; whatever is not named here comes after, and the end of the turn last. */
const LIKED = ['found', 'route', 'shield', 'hex', 'keep', 'load', 'storage', 'depot', 'goods', 'black', 'workers']
const LAST = ['decline', 'pass', 'seal', 'end']

/** The ways to do something at a place; and that the turn shall really end. */
const ANSWERS = '[role="dialog"] [data-action], .answers [data-anyway]'

export class Player {
  readonly page: Page
  /** The table; it says how far the game has come. */
  readonly table: Locator
  readonly prompt: Locator
  /** Everything that can be clicked to act. */
  readonly targets: Locator
  /** The answers to what a click has asked back. */
  readonly answers: Locator
  readonly undo: Locator
  /** The game is over: its points are counted, or there is the result already. */
  readonly over: Locator

  constructor(page: Page) {
    this.page = page
    this.table = page.locator('[data-ply]')
    // Not the name of the game, which stands there until the table does.
    this.prompt = page.getByRole('heading', { level: 1 }).and(page.locator(':not(.arriving) > h1'))
    this.targets = page.locator('[data-place][data-action]')
    this.answers = page.locator(ANSWERS)
    this.undo = page.getByRole('button', { name: /Undo/ })
    this.over = page.getByRole('button', { name: /^(Results|Verify the dice)$/ })
  }

  async ply(): Promise<number> {
    return Number(await this.table.getAttribute('data-ply'))
  }

  target(place: string): Locator {
    return this.page.locator(`[data-place="${place}"][data-action]`).first()
  }

  /** Wait until it is our turn: true; or until the game is over: false. */
  async toMove(): Promise<boolean> {
    await expect(this.targets.or(this.over).first()).toBeVisible()
    await expect(this.page.locator('[aria-busy="true"]')).toHaveCount(0)
    return !(await this.over.isVisible())
  }

  /** Where something can be done, what is liked most first. */
  async places(): Promise<string[]> {
    const places = await this.targets.evaluateAll((found) => found.map((target) => target.getAttribute('data-place')!))
    return places.sort((a, b) => rank(a) - rank(b))
  }

  /** Do one thing: click it, and answer what is asked back. */
  async step(place?: string): Promise<void> {
    const before = await this.ply()
    await this.press(this.target(place ?? (await this.places())[0]!))
    await this.answer(before)
  }

  /** Answer what is asked back until one's own action is done; others may act meanwhile. */
  async answer(before: number): Promise<void> {
    const state = ([before, answers]: [number, string]): 'moved' | 'asked' | null => {
      if (document.querySelector(answers)) return 'asked'
      const table = document.querySelector('[data-ply]') // at the end of a game it makes room for the result
      if (table?.getAttribute('aria-busy') === 'true') return null
      return table?.getAttribute('data-ply') === String(before) ? null : 'moved'
    }
    while (true) {
      const reached = await this.page.waitForFunction(state, [before, ANSWERS] as [number, string])
      if ((await reached.jsonValue()) === 'moved') return
      await this.press(this.answers.first())
    }
  }

  /** How this person acts on what is seen. */
  protected async press(target: Locator): Promise<void> {
    await target.click()
  }

  /** A short turn: one thing with all that follows from it, and the end. */
  async turn(): Promise<void> {
    do await this.step()
    while ((await this.places()).at(-1) !== 'end_turn')
    await this.step('end_turn')
  }

  /** Play to the result, or as many steps as told. */
  async play(steps = Infinity): Promise<void> {
    for (let step = 0; step < steps; step++) {
      if (!(await this.toMove())) return this.result()
      await this.step()
    }
  }

  /** From the final scoring to the result. */
  async result(): Promise<void> {
    await expect(this.over).toBeVisible()
    const results = this.page.getByRole('button', { name: 'Results' })
    if (await results.isVisible()) await this.press(results)
    await expect(results).toBeHidden()
    await expect(this.over).toBeVisible()
  }
}

function rank(place: string): number {
  const sort = place.split(/[-_]/)[0]!
  if (LAST.includes(sort)) return 100 + LAST.indexOf(sort)
  const found = LIKED.indexOf(sort)
  return found < 0 ? LIKED.length : found
}
