/** What lies on the table now, and what it costs to cover it with a card. */

import { PRICES, type Cover } from './anchor.ts'

const NEVER = '[data-keep], [data-place][data-action]'
const SELDOM = '[data-place]:not([data-action]), [data-at^="seat-"]'
const RATHER = '.log'

export function covers(target: Element): Cover[] {
  const of = (selector: string, price: number): Cover[] =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element !== target)
      .map((element) => ({ box: element.getBoundingClientRect(), price }))
      .filter(({ box }) => box.width > 0 && box.height > 0)
  return [...of(NEVER, PRICES.never), ...of(SELDOM, PRICES.seldom), ...of(RATHER, PRICES.rather)]
}
