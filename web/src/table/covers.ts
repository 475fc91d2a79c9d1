/** What lies on the table now, and what it costs to cover it with a card. */

import { PRICES, type Cover } from './anchor.ts'

const NEVER = '[data-keep], [data-place][data-action]'
const SELDOM = '[data-place]:not([data-action]), [data-at^="seat-"]'
const RATHER = '.log'
/** A question that is open: no explanation may lie over its answers. */
const ASKED = '.question .card, .question .sheet'
/** What the bar says. */
const WORDS = '[data-said]'

export function covers(target: Element, ghost = false): Cover[] {
  const of = (selector: string, price: number): Cover[] =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element !== target)
      .map((element) => ({ box: element.getBoundingClientRect(), price }))
      .filter(({ box }) => box.width > 0 && box.height > 0)
  const never = ghost ? `${NEVER}, ${ASKED}` : NEVER
  return [...of(never, PRICES.never), ...of(SELDOM, PRICES.seldom), ...of(RATHER, PRICES.rather)]
}

/** What the bar says, where a table has one. */
export const barWords = (): HTMLElement | null => document.querySelector(WORDS)

/** Whether something stands in the bar, or in the one above it. */
export function isInBar(element: Element): boolean {
  const words = barWords()
  return Boolean(words && (element.closest('header') || words.closest('[data-keep]')?.contains(element)))
}
