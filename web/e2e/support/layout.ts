/** What is wrong with the layout of a page at its width: found by measuring, as an eye would by looking. */

import { expect, test, type Page } from './test.ts'

/** From the smallest phone to a large screen. */
const SIZES = [
  [320, 640],
  [360, 740],
  [600, 960],
  [768, 1024],
  [1024, 768],
  [1180, 820],
  [1280, 720],
  [1920, 1080],
] as const

export async function expectSoundAtAllSizes(page: Page): Promise<void> {
  for (const [width, height] of SIZES) {
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height })
      await expectSoundLayout(page)
    })
  }
}

export async function expectSoundLayout(page: Page, { touch = false } = {}): Promise<void> {
  // Layout follows the fonts, and those come a little later.
  await page.evaluate(() => document.fonts.ready)
  await expect.poll(() => page.evaluate(faults, touch), 'what is wrong with the layout').toEqual([])
}

/** Runs in the page. */
function faults(touch: boolean): string[] {
  const found: string[] = []
  const width = document.documentElement.clientWidth
  const sideways = document.documentElement.scrollWidth
  if (sideways > width) found.push(`the page is ${sideways} wide in a window of ${width}`)

  const name = (element: Element): string => {
    const words = element.getAttribute('aria-label') ?? element.textContent
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
      if (!scroller) found.push(`outside the window: ${name(element)}`)
      continue
    }
    const top = above(element)
    if (top) found.push(`covered: ${name(element)} by ${name(top)}`)
    if (touch && element.matches('[data-action]') && (box.width < 43.5 || box.height < 43.5)) {
      found.push(`too small to touch: ${name(element)}, ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`)
    }
  }

  // Text that its own box cuts off, or that sticks out of it. An ellipsis is a cut as well.
  for (const element of document.querySelectorAll<HTMLElement>('body *:not(svg *)')) {
    if (!drawn(element) || !element.clientWidth) continue
    const style = getComputedStyle(element)
    const ownText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    if (!ownText || style.clipPath !== 'none' || style.display === 'inline') continue
    if (element.scrollWidth > element.clientWidth + 1) {
      found.push(`${style.overflowX === 'visible' ? 'sticks out' : 'cut off'}: ${name(element)}`)
    }
    const box = element.getBoundingClientRect()
    if (box.right > width + 1 && box.width && !element.closest('[data-scrolls]'))
      found.push(`text outside the window: ${name(element)}`)
  }
  return found
}
