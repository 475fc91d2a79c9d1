/**
 * Something that flies from one place to another, so that a change explains itself.
 *
 * Places are found by `data-at`. What flies is a copy of what lay there before the change, or of what lies there now.
 */

export interface Route {
  from: string
  to: string
}

interface Departure {
  route: Route
  box: DOMRect
  copy: SVGGElement | null
}

const MILLISECONDS = 280
const STAGGER = 40
const CURVE = 'cubic-bezier(.2,.8,.2,1)'
const SVG = 'http://www.w3.org/2000/svg'

const find = (place: string): Element | null => document.querySelector(`[data-at="${CSS.escape(place)}"]`)

/** Before the change: where things lie. */
export function depart(routes: readonly Route[]): Departure[] {
  return routes.flatMap((route) => {
    const element = find(route.from)
    return element ? [{ route, box: element.getBoundingClientRect(), copy: copyOf(element) }] : []
  })
}

/** After the change: let them fly. */
export function arrive(departures: readonly Departure[]): void {
  departures.forEach(({ route, box, copy }, index) => {
    const element = find(route.to)
    const flying = copy ?? (element && copyOf(element))
    if (element && flying) launch(flying, box, element, index * STAGGER)
  })
}

/** The tile in an element, in coordinates of the window. */
function copyOf(element: Element): SVGGElement | null {
  const tile = element.querySelector<SVGGElement>('.tile')
  const matrix = tile?.getScreenCTM()
  if (!tile || !matrix) return null
  const { a, b, c, d, e, f } = matrix
  const copy = tile.cloneNode(true) as SVGGElement
  copy.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e} ${f})`)
  return copy
}

function launch(copy: SVGGElement, from: DOMRect, target: Element, delay: number): void {
  const sky = document.createElementNS(SVG, 'svg')
  sky.setAttribute('class', 'sky')
  sky.setAttribute('aria-hidden', 'true')
  const carrier = document.createElementNS(SVG, 'g')
  carrier.append(copy)
  sky.append(carrier)
  document.body.append(sky)
  const [own, to] = [copy.getBoundingClientRect(), target.getBoundingClientRect()]
  const seat = (box: DOMRect, size: number): string => {
    const [x, y] = [box.x + box.width / 2 - own.x - own.width / 2, box.y + box.height / 2 - own.y - own.height / 2]
    return `translate(${x}px, ${y}px) scale(${size})`
  }
  const scale = (box: DOMRect): number => Math.min(1.2, box.height / own.height, box.width / own.width)
  carrier.classList.add('carrier')
  const frames = [{ transform: seat(from, scale(from)) }, { transform: seat(to, scale(to)) }]
  const flight = carrier.animate(frames, { duration: MILLISECONDS, delay, easing: CURVE, fill: 'both' })
  const settles = target instanceof SVGElement
  if (settles) target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: MILLISECONDS + delay })
  const land = (): void => sky.remove()
  flight.finished.then(land, land)
}
