/** The same without a mouse. */

import type { Locator } from '@playwright/test'

import { heldBy, isRound, playUnseen } from './support/api.ts'
import { Player } from './support/player.ts'
import { expect, test, type Page } from './support/test.ts'

test('a game by keyboard alone, its first turns and its last ones', async ({ page, request }) => {
  const me = new Typist(page)

  await test.step('from the home page to the table', async () => {
    await page.goto('/')
    await me.reach(page.getByRole('main').getByRole('link', { name: 'New game' }))
    await page.keyboard.press('Enter')
    await me.reach(page.getByLabel('Level of the bot at seat 2'))
    await page.keyboard.press('Home')
    await me.reach(page.getByRole('button', { name: 'Start the game' }))
    await page.keyboard.press('Enter')
    await me.toMove()
  })

  await test.step('the keys are told', async () => {
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Playing with the keyboard' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await me.play(15)
  await playUnseen(request, await heldBy([page]), [page], isRound('E', 5))
  await me.play()
  await expect(me.prompt).toHaveText(/win|share first place/)
})

const WANDERING = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp']

/** Somebody who reaches everything with Tab and the arrows, and does it with Enter. */
class Typist extends Player {
  #steps = 0
  readonly #focused: Locator

  constructor(page: Page) {
    super(page)
    this.#focused = page.locator(':focus')
  }

  /** Tab until something has the focus. */
  async reach(wanted: Locator): Promise<void> {
    await expect(wanted).toBeVisible()
    for (let tries = 0; tries < 200; tries++) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return
      await this.page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not reach ${wanted.toString()}`)
  }

  override async step(): Promise<void> {
    const before = await this.ply()
    if ((await this.places())[0] === 'end_turn') await this.page.keyboard.press('e')
    else await this.#choose()
    await this.answer(before)
  }

  /** To the first thing that can be done, from there with the arrows to another one. */
  async #choose(): Promise<void> {
    await this.#tabToTarget()
    await this.page.keyboard.press(WANDERING[this.#steps++ % WANDERING.length]!)
    await this.#tabToTarget()
    await this.page.keyboard.press('Enter')
  }

  async #tabToTarget(): Promise<void> {
    for (let tries = 0; tries < 200; tries++) {
      const place = await this.page.evaluate(() => {
        const { activeElement } = document
        return activeElement?.hasAttribute('data-action') ? activeElement.getAttribute('data-place') : null
      })
      if (place && !['end_turn', 'decline'].includes(place)) return
      await this.page.keyboard.press('Tab')
    }
    throw new Error('Tab reaches nothing that can be done')
  }

  override async result(): Promise<void> {
    await expect(this.over).toBeVisible()
    await this.reach(this.page.getByRole('button', { name: 'Results' }))
    await this.page.keyboard.press('Enter')
    await expect(this.page.getByRole('button', { name: 'Results' })).toBeHidden()
  }

  /** A question takes the focus by itself. */
  protected override async press(target: Locator): Promise<void> {
    await expect(this.#focused).toHaveCount(1)
    expect(
      await target.evaluate((answer) => answer.closest('[role="dialog"], dialog')?.contains(document.activeElement)),
    ).toBe(true)
    await this.page.keyboard.press('Enter')
  }
}
