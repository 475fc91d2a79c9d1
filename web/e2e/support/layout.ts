/** What is wrong with the layout of a page at its width: found by measuring, as an eye would by looking. */

import { expect, test, type Page } from './test.ts'

/** The sizes that a table is made for, from a large screen to the smallest phone. */
export const SIZES = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [844, 390],
  [320, 640],
] as const

/** One for each shape that pages and tables have: a small phone, a tablet upright and across, a laptop. */
const SHAPES = [
  [320, 640],
  [768, 1024],
  [1024, 768],
  [1280, 720],
] as const

export async function expectSoundAtAllSizes(page: Page): Promise<void> {
  for (const [width, height] of SHAPES) {
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height })
      await expectSoundLayout(page)
    })
  }
}

export async function expectSoundLayout(page: Page, { touch = false } = {}): Promise<void> {
  const found = async () => (await page.evaluate(look, { touch, cards: false })).faults
  await expect.poll(found, 'what is wrong with the layout').toEqual([])
}

/** What is seen at one size. */
export interface Look {
  /** What is wrong, in words. */
  faults: string[]
  /** How wide a space of one's own board is, and a stored tile; 0 where there is none. */
  space: number
  stored: number
  /** How much higher than the window the page is. */
  over: number
  /** The height of the bar with dice and counters. */
  bar: number
  /** How much of the window one's own board has, and the largest of the other parts. */
  own: number
  other: number
  /** How many cards, lines in the bar and choices were opened to see what they cover. */
  cards: number
}

/** Look at a table: all that is measured at one size, in one go; with the cards that targets open. */
export const lookAt = (page: Page): Promise<Look> => page.evaluate(look, { touch: false, cards: true })

/** Runs in the page. */
async function look({ touch, cards }: { touch: boolean; cards: boolean }): Promise<Look> {
  const LEAST_TEXT = 9
  const faults: string[] = []
  const frame = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
  // Layout follows the fonts, and those come a little later; pictures that measure themselves follow the layout.
  await document.fonts.ready
  if (cards) await frame()
  const width = document.documentElement.clientWidth
  const sideways = document.documentElement.scrollWidth
  if (sideways > width) faults.push(`the page is ${sideways} wide in a window of ${width}`)

  const name = (element: Element): string => {
    const words = element.getAttribute('data-place') ?? element.getAttribute('aria-label') ?? element.textContent
    return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> “${words.trim().slice(0, 40)}”`
  }
  const drawn = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('[inert]')
  const seen = (element: Element): boolean => drawn(element) && !element.closest('[aria-hidden="true"]')

  /** What lies over the middle of something, also after it was scrolled away from the bars at the edges. */
  const above = (element: Element, scrolled = false): Element | null => {
    const { left, top, width, height } = element.getClientRects()[0]! // a link may go on in the next line
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null
    if (hit && (element.contains(hit) || hit.contains(element) || label?.contains(hit))) return null
    if (scrolled) return hit
    element.scrollIntoView({ block: 'center' })
    return above(element, true)
  }

  for (const element of document.querySelectorAll('button, a[href], input, select, [role="button"], [role="tab"]')) {
    const box = element.getBoundingClientRect()
    if (!seen(element) || !box.width || getComputedStyle(element).clipPath !== 'none') continue
    if (box.left < -1 || box.right > width + 1) {
      const scroller = element.closest('[data-scrolls]')
      if (!scroller) faults.push(`outside the window: ${name(element)}`)
      continue
    }
    const top = above(element)
    if (top) faults.push(`covered: ${name(element)} by ${name(top)}`)
    if (touch && element.matches('[data-action]') && (box.width < 43.5 || box.height < 43.5)) {
      faults.push(`too small to touch: ${name(element)}, ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`)
    }
  }

  /** What hides a part of something, and not all of it, without a way to scroll there; or the panel that it leaves. */
  const cutBy = (element: Element, box: DOMRect): Element | null => {
    for (let around = element.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around)
      if (['auto', 'scroll'].includes(overflowX) || ['auto', 'scroll'].includes(overflowY)) return null
      const edges = around.getBoundingClientRect()
      const inside = box.top < edges.bottom - 2 && box.bottom > edges.top + 2
      const over = Math.max(box.bottom - edges.bottom, edges.top - box.top, box.right - edges.right)
      const clips = [overflowX, overflowY].some((overflow) => ['hidden', 'clip'].includes(overflow))
      if (clips || around.matches('.panel')) {
        if (inside && over > 3) return around
        if (around.matches('.panel') || !inside) return null
      }
      if (position === 'fixed') return null
    }
    return null
  }

  // Every text: too small to be read (an SVG scales what is written in it), cut off by its own box, or sticking out of
  // it. An ellipsis is a cut as well.
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>('body *')) {
    const ownText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    if (!ownText || !drawn(element) || element.matches('style, script, title')) continue
    const style = getComputedStyle(element)
    if (element.closest('.sr-only') || style.clipPath !== 'none') continue
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
    const size = parseFloat(style.fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1)
    if (size < LEAST_TEXT - 0.05) faults.push(`text of ${size.toFixed(1)} px: ${name(element)}`)
    if (!element.clientWidth || element instanceof SVGElement || style.display === 'inline') continue
    if (element.scrollWidth > element.clientWidth + 1) {
      faults.push(`${style.overflowX === 'visible' ? 'sticks out' : 'cut off'}: ${name(element)}`)
    }
    const box = element.getBoundingClientRect()
    if (box.right > width + 1 && box.width && !element.closest('[data-scrolls]'))
      faults.push(`text outside the window: ${name(element)}`)
    const around = cutBy(element, box)
    if (around) faults.push(`cut off: ${name(element)} by ${name(around)}`)
  }

  // What stands side by side in the bar above a table lies over nothing else there.
  const inBar = [...document.querySelectorAll('header.bar :is(button, a, select, [role="img"], .tag)')].filter(drawn)
  for (const [index, one] of inBar.entries()) {
    for (const other of inBar.slice(index + 1)) {
      if (one.contains(other) || other.contains(one)) continue
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (across > 2 && down > 2) faults.push(`in the bar: ${name(one)} meets ${name(other)}`)
    }
  }

  // Cards: what is said of a target, and the choice that a click on it opens. Neither may lie over the dice, the
  // counters, or another target.
  const meets = (card: DOMRect, element: Element): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return left < card.right - 1 && right > card.left + 1 && top < card.bottom - 1 && bottom > card.top + 1
  }
  const inSight = (element: Element): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
  }
  const examine = (card: Element, target: Element, what: string): void => {
    const box = card.getBoundingClientRect()
    if (box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) {
      faults.push(`${what} of ${name(target)} leaves the window`)
    }
    // A sheet at the end of a page lies over what can be scrolled away from it.
    const sheet = card.matches('.sheet')
    for (const other of document.querySelectorAll('[data-keep], [data-place][data-action]')) {
      if (other.contains(target) || !drawn(other) || (sheet && getComputedStyle(other).position !== 'sticky')) continue
      if (inSight(other) && meets(box, other)) faults.push(`${what} of ${name(target)} covers ${name(other)}`)
    }
    if (meets(box, target)) faults.push(`${what} covers its own target: ${name(target)}`)
  }
  /** Where everything lies that a card may meet, the card as well. */
  const lying = (card: Element): string =>
    [card, ...document.querySelectorAll('[data-keep], [data-place]')]
      .map((element) =>
        Object.values(element.getBoundingClientRect().toJSON() as object)
          .map(Math.round)
          .join(' '),
      )
      .join('\n')
  /** A card that a selector finds, at rest: what it says may move the table, and then it moves as well. */
  const opened = async (selector: string): Promise<Element | null> => {
    for (let wait = 0; wait < 3 && !document.querySelector(selector); wait++) await frame()
    let card = document.querySelector(selector)
    for (let wait = 0, last = ''; card && wait < 60 && last !== lying(card); wait++) {
      last = lying(card)
      await frame()
      await frame()
      card = document.querySelector(selector)
    }
    return card
  }
  let examined = 0
  if (cards) {
    scrollTo(0, 0)
    const targets = [...document.querySelectorAll<HTMLElement>('[data-place][data-action]:not(.btn)')].filter(
      (target) => drawn(target) && inSight(target),
    )
    const several = targets.filter((target) => target.getAttribute('aria-haspopup'))
    const far = <Of>(all: Of[]): Of[] => [...new Set([all[0], all.at(-1)])].filter((one) => one !== undefined)
    for (const target of far(targets)) {
      target.focus({ preventScroll: true })
      const shown = await opened('.layer.measured .card, .layer .line') // a line where no card has room
      if (shown?.matches('.card')) examine(shown, target, 'the card')
      if (shown) examined += 1
      target.blur()
      await frame()
    }
    for (const target of far(several)) {
      target.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      const choice = await opened('.question .measured .card, .question .sheet')
      if (choice) examine(choice, target, 'the choice')
      else faults.push(`no choice at ${name(target)}`)
      examined += 1
      target.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      ;(document.activeElement as HTMLElement | null)?.blur()
      await frame()
    }
  }

  const areaOf = (element: Element): number => {
    const box = element.getBoundingClientRect()
    return (box.width * box.height) / (innerWidth * innerHeight)
  }
  const areas = (selector: string): number => Math.max(0, ...[...document.querySelectorAll(selector)].map(areaOf))
  const widthOf = (place: string): number =>
    document.querySelector(`[data-at="${place}"], [data-place="${place}"]`)?.getBoundingClientRect().width ?? 0
  return {
    faults,
    space: widthOf('hex-1'),
    stored: widthOf('storage-1'),
    over: document.documentElement.scrollHeight - innerHeight,
    bar: document.querySelector('.panel.command')?.getBoundingClientRect().height ?? 0,
    own: areas('.panel.mine, .panel.paper'),
    other: areas('.panel.board, .panel.city, .panel.log, .panel.opponent, .others, .right'),
    cards: examined,
  }
}
