/**
 * The sizes at which something changes its shape, by name. This is the only place with numbers. Styles say
 * `@media (--phone)` and `@container (--card)`, and `(--beyond-phone)` for whatever is larger; the build
 * (build/breakpoints.ts) puts the condition there. Code says `new MediaQuery(BREAKPOINTS.phone)`, or `beyond('phone')`.
 */

/** What the window is at most. */
const WINDOW = {
  // Phones: small ones, those that are held upright, the largest; up to `phone` the parts of a table are tabs.
  tiny: '(max-width: 374px)',
  small: '(max-width: 389px)',
  slender: '(max-width: 430px)',
  narrow: '(max-width: 520px)',
  phone: '(max-width: 759px)',
  // Tablets: up to `slim` the page of a table scrolls, beyond it fills the window; beyond `tablet` there is the log.
  slim: '(max-width: 899px)',
  pad: '(max-width: 1023px)',
  tablet: '(max-width: 1099px)',
  // Laptops, with up to 1279, 1280 and 1366 pixels, and desktops.
  cramped: '(max-width: 1279px)',
  laptop: '(max-width: 1365px)',
  notebook: '(max-width: 1439px)',
  desk: '(max-width: 1599px)',
  // By height: a phone held sideways, a laptop with 720 lines, one with 768.
  low: '(max-height: 500px)',
  short: '(max-height: 760px)',
  squat: '(max-height: 860px)',
  // A tablet held upright; a high screen; one so large that what is read grows.
  upright: '(min-width: 760px) and (max-width: 899px)',
  tall: '(min-height: 1000px)',
  large: '(min-width: 2200px) and (min-height: 1200px)',
}

/** How much room a part has within its container. */
const CONTAINER = {
  // A card, as of somebody else's side: by width, by height.
  cell: '(max-width: 250px)',
  'card-narrow': '(max-width: 300px)',
  card: '(max-width: 380px)',
  'card-wide': '(max-width: 420px)',
  'card-strip': '(max-height: 80px)',
  'card-low': '(max-height: 113px)',
  'card-middle': '(max-height: 135px)',
  'card-flat': '(max-height: 160px)',
  'card-high': '(max-height: 239px)',
  // A panel or a dialog.
  'panel-slim': '(max-width: 320px)',
  'panel-narrow': '(max-width: 470px)',
  panel: '(max-width: 600px)',
  'panel-wide': '(max-width: 760px)',
  'panel-broad': '(max-width: 999px)',
  'panel-low': '(max-height: 660px)',
}

export const BREAKPOINTS = { ...WINDOW, ...CONTAINER }
export type Breakpoint = keyof typeof BREAKPOINTS

const UPPER = /^\(max-(width|height): (\d+)px\)$/
const isName = (name: string): name is Breakpoint => name in BREAKPOINTS

/** Whatever is larger than a size that has an upper bound alone. */
export function beyond(name: Breakpoint): string {
  const [, side, most] = UPPER.exec(BREAKPOINTS[name]) ?? []
  if (!side) throw new Error(`${name} is more than an upper bound: nothing is beyond it`)
  return `(min-${side}: ${Number(most) + 1}px)`
}

/** A condition with names, as the browser understands it. */
export function named(condition: string): string {
  return condition.replace(/\(--(beyond-)?([\w-]+)\)/g, (_, larger: string | undefined, name: string) => {
    if (!isName(name)) throw new Error(`no breakpoint is called ${name}: see src/styles/breakpoints.ts`)
    return larger ? beyond(name) : BREAKPOINTS[name]
  })
}
