/**
 * Something that flies from one place to another, so that a change explains itself.
 *
 * Places are found by `data-at`. What flies is a copy of what lay there before the change, or of what lies there now.
 */

import './flight.css'

export interface Route {
  from: string
  to: string
}

interface Departure {
  route: Route
  box: DOMRect
  copy: SVGGElement | null
}

/** Points that rise from a place, with what they are the sum of; or other words. */
export interface Rise {
  at: string
  points: number
  parts?: number[]
  text?: string
}

/** Points that fly to where they are added up, from the first of these places that is drawn. */
export interface Gain {
  from: string[]
  to: string
  points: number
}

const MILLISECONDS = 280
const COUNTING = 520
const RISING = 900
const STAGGER = 40
const FILLING = 130
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

/** The tile or the goods in an element, in coordinates of the window. */
function copyOf(element: Element): SVGGElement | null {
  const tile = element.querySelector<SVGGElement>('.tile, .goods')
  const matrix = tile?.getScreenCTM()
  if (!tile || !matrix) return null
  const { a, b, c, d, e, f } = matrix
  const copy = tile.cloneNode(true) as SVGGElement
  copy.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e} ${f})`)
  return copy
}

function carry(thing: SVGElement): { sky: SVGSVGElement; carrier: SVGGElement } {
  const sky = document.createElementNS(SVG, 'svg')
  sky.setAttribute('class', 'sky')
  sky.setAttribute('aria-hidden', 'true')
  const carrier = document.createElementNS(SVG, 'g')
  carrier.setAttribute('class', 'carrier')
  carrier.append(thing)
  sky.append(carrier)
  document.body.append(sky)
  return { sky, carrier }
}

const afterwards = (animation: Animation, sky: Element): void => {
  const land = (): void => sky.remove()
  animation.finished.then(land, land)
}

function launch(copy: SVGGElement, from: DOMRect, target: Element, delay: number): void {
  const { sky, carrier } = carry(copy)
  const [own, to] = [copy.getBoundingClientRect(), target.getBoundingClientRect()]
  const seat = (box: DOMRect, size: number): string => {
    const [x, y] = [box.x + box.width / 2 - own.x - own.width / 2, box.y + box.height / 2 - own.y - own.height / 2]
    return `translate(${x}px, ${y}px) scale(${size})`
  }
  const scale = (box: DOMRect): number => Math.min(1.2, box.height / own.height, box.width / own.width)
  const frames = [{ transform: seat(from, scale(from)) }, { transform: seat(to, scale(to)) }]
  const flight = carrier.animate(frames, { duration: MILLISECONDS, delay, easing: CURVE, fill: 'both' })
  afterwards(flight, sky)
  if (target instanceof SVGElement) target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: MILLISECONDS + delay })
}

function numeral(points: number, box: DOMRect): SVGTextElement {
  return written(`+${points}`, box)
}

/** Words over a place; below them, in small, how they were counted. */
function written(words: string, box: DOMRect, sum = ''): SVGTextElement {
  const x = String(box.x + box.width / 2)
  const text = document.createElementNS(SVG, 'text')
  text.setAttribute('class', 'points')
  text.setAttribute('x', x)
  text.setAttribute('y', String(box.y + box.height / 2))
  text.textContent = words
  if (!sum) return text
  const below = document.createElementNS(SVG, 'tspan')
  below.setAttribute('class', 'sum')
  below.setAttribute('x', x)
  below.setAttribute('dy', '1.15em')
  below.textContent = sum
  text.append(below)
  return text
}

const boxAt = (place: string): DOMRect | undefined => {
  const box = find(place)?.getBoundingClientRect()
  return box?.width ? box : undefined
}

/** Points fly to where they are added up. */
export function fly(gains: readonly Gain[]): void {
  for (const { from, to, points } of gains) {
    const [start] = from.flatMap((place) => boxAt(place) ?? [])
    const end = boxAt(to)
    if (!start || !end) continue
    const { sky, carrier } = carry(numeral(points, start))
    const [x, y] = [
      end.x + end.width / 2 - start.x - start.width / 2,
      end.y + end.height / 2 - start.y - start.height / 2,
    ]
    const frames = [
      { opacity: 0, transform: 'translate(0, 6px)' },
      { opacity: 1, transform: 'translate(0, 0)', offset: 0.2 },
      { opacity: 1, transform: 'translate(0, 0)', offset: 0.45 },
      { opacity: 0.2, transform: `translate(${x}px, ${y}px) scale(.7)` },
    ]
    afterwards(carrier.animate(frames, { duration: COUNTING, easing: CURVE, fill: 'both' }), sky)
  }
}

/** Points rise from where they were made. */
export function rise(rises: readonly Rise[]): void {
  for (const { at, points, parts = [], text } of rises) {
    const box = boxAt(at)
    if (!box) continue
    const sum = parts.length > 1 ? parts.join(' + ') : ''
    const { sky, carrier } = carry(written(text ?? `+${points}`, box, sum))
    const frames = [
      { opacity: 0, transform: 'translateY(6px)' },
      { opacity: 1, offset: 0.2 },
      { opacity: 1, offset: 0.7 },
      { opacity: 0, transform: 'translateY(-34px)' },
    ]
    const timing: KeyframeAnimationOptions = { duration: RISING, delay: MILLISECONDS, easing: 'ease-out', fill: 'both' }
    afterwards(carrier.animate(frames, timing), sky)
  }
}

/** Whatever is still in the air goes with the table that it flew over. */
export function clearSky(): void {
  for (const sky of document.querySelectorAll('.sky')) sky.remove()
}

/** What has come to lie on the table appears group by group. */
export function fill(groups: readonly string[][]): void {
  groups.forEach((places, index) => {
    const timing: KeyframeAnimationOptions = { duration: MILLISECONDS, delay: index * FILLING, fill: 'backwards' }
    for (const place of places) find(place)?.animate([{ opacity: 0 }, { opacity: 1 }], timing)
  })
}
