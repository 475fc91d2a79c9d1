/**
 * What a player can do right now, and what the pointer, the keyboard and a finger do about it.
 *
 * Everything legal has a place on the table. Some things can be taken up first (a die, a stored tile), which leaves
 * only what they can do. A place that means one action acts at once; one that means several asks which.
 */

import { getContext, setContext, type Snippet } from 'svelte'

import type { Acts, Shapes } from '../games/contract.ts'
import { sentences } from '../sentences.ts'

export interface Spot {
  place: string
  element: Element
}

/** What is said about something that lies on the table. */
export interface Tip {
  title: string
  text?: string | string[]
}

/** The tip is asked for when it is shown: the language may change while it is. */
type Looked = Spot & { tip?: () => Tip; picture?: Snippet }

/** Attributes of something on the table, to be spread over it. */
export type Attributes = Record<string, unknown>

interface Source<Of extends Shapes> {
  view: Of['view']
  acts: Acts<Of>
  act: (action: Of['action']) => void
  /** What an action is called, with its cost and gain. */
  label: (action: Of['action']) => string
  /** Show what an action does before it is done. */
  askFirst: (action: Of['action']) => boolean
}

const LONG_PRESS = 450
/** How long a pointer rests on something before that explains itself, and how long it does once the pointer has left. */
const REST = 250
const LINGER = 80
/** After an action things change under a resting pointer; nobody has asked about them. */
const CALM = 700

export class Acting<Of extends Shapes = Shapes> {
  /** What has been taken up: at most one thing of each sort. */
  picked = $state<string[]>([])
  /** What is hovered or focused. */
  looked = $state.raw<Looked | null>(null)
  /** The place that asks which of its actions is meant. */
  asked = $state.raw<(Spot & { meant?: Of['action'] }) | null>(null)
  /** Places that a line of the log speaks of. */
  lit = $state<string[]>([])
  /** Places that others changed since the viewer's own turn, each with the seat that did. */
  marks = $state.raw<ReadonlyMap<string, number>>(new Map())
  /** A marked place that was clicked, to read in the log what happened there. */
  sought = $state.raw<string | null>(null)
  /** Places that are to come into sight, whatever tab of a phone they lie in. */
  wanted = $state.raw<string[] | null>(null)
  /** A line of the log that is to be read. */
  told = $state.raw<string | null>(null)

  /** Null where nothing can be done. */
  #source: () => Source<Of> | null
  #timer: ReturnType<typeof setTimeout> | undefined
  #pressed = false
  #calmUntil = 0

  /** Every legal action. */
  readonly all = $derived.by((): Of['action'][] => this.#source()?.view.actions ?? [])
  /** What is left to do with what has been taken up. */
  readonly actions = $derived.by(() =>
    this.all.filter((action) => this.picked.every((tool) => this.#acts!.tools(action).includes(tool))),
  )
  readonly #acts = $derived.by(() => this.#source()?.acts)
  readonly #byPlace = $derived.by(() => group(this.actions, this.#acts))
  readonly #allByPlace = $derived.by(() => group(this.all, this.#acts))
  readonly #tools = $derived.by(() => new Set(this.all.flatMap((action) => this.#acts!.tools(action))))

  constructor(source: () => Source<Of> | null = () => null) {
    this.#source = source
  }

  /** The actions of a place, cheapest first. */
  at(place: string): Of['action'][] {
    return this.#byPlace.get(place) ?? []
  }

  /** The same whatever has been taken up: a button stays where it is. */
  always(place: string): Of['action'][] {
    return this.#allByPlace.get(place) ?? []
  }

  /** The viewer plays here and now; else everything only explains itself. */
  get able(): boolean {
    return this.#source() !== null
  }

  places(): string[] {
    return [...this.#byPlace.keys()]
  }

  /** How a place glows: not at all, freely, or for a price. */
  glow(place: string): '' | 'free' | 'paid' {
    const actions = this.at(place)
    if (!actions.length) return ''
    return actions.some((action) => !this.#acts!.price(action)) ? 'free' : 'paid'
  }

  isTool(tool: string): boolean {
    return this.#tools.has(tool)
  }

  // --- what people do -----------------------------------------------------------------------------------------------

  /** Take something up, or put it down again. */
  pick(tool: string): void {
    if (!this.#tools.has(tool)) return
    const others = this.picked.filter((other) => sort(other) !== sort(tool))
    const next = this.picked.includes(tool) ? others : [...others, tool]
    this.picked = next
    if (!this.actions.length) this.picked = [tool] // the die and the tile do not go together
    this.asked = null
  }

  /** Do what a place means, or the one of its actions that was told in words; or ask. */
  choose(spot: Spot, meant?: Of['action']): void {
    const actions = meant ? [meant] : this.at(spot.place)
    if (!actions.length) return
    if (actions.length === 1 && !this.#source()!.askFirst(actions[0]!)) this.act(actions[0]!)
    else if (this.asked?.place === spot.place && this.asked.meant === meant) this.asked = null
    else this.asked = { ...spot, ...(meant && { meant }) }
  }

  act(action: Of['action']): void {
    const source = this.#source()
    this.reset()
    this.#calmUntil = performance.now() + CALM
    source?.act(action)
  }

  /** Escape: one step back each time. True if there was something to leave. */
  back(): boolean {
    if (this.asked) this.asked = null
    else if (this.picked.length) this.picked = []
    else return false
    this.hide()
    return true
  }

  /** A new position: nothing is taken up any more. */
  reset(): void {
    this.picked = []
    this.asked = null
    this.hide()
  }

  // --- attributes ---------------------------------------------------------------------------------------------------

  /** Something on the table: a target if it is legal, else a picture that explains itself. */
  spot(place: string, tip: () => Tip, picture?: Snippet): Attributes {
    const actions = this.at(place)
    return actions.length ? this.#target(place, actions) : this.thing(place, tip, picture)
  }

  /** Something that can be taken up; also a target, if a decision asks for it. */
  tool(place: string, tip: () => Tip, picture?: Snippet): Attributes {
    if (this.at(place).length || !this.#tools.has(place)) return this.spot(place, tip, picture)
    return {
      ...this.#looking(place, tip, picture),
      role: 'button',
      tabindex: 0,
      class: 'tool',
      'aria-label': tip().title,
      'aria-pressed': this.picked.includes(place),
      onclick: () => this.#unlessPressed(() => this.pick(place)),
      ...this.#pressing((element) => this.look({ place, element, tip, picture })),
      onkeydown: onEnter(() => this.pick(place)),
    }
  }

  /** A picture with an explanation. Looking around with the keyboard reaches it. */
  thing(place: string, tip: () => Tip, picture?: Snippet): Attributes {
    const { title, text } = tip()
    return {
      ...this.#looking(place, tip, picture),
      role: 'img',
      tabindex: -1,
      class: 'thing',
      'aria-label': sentences([title, text ?? []].flat()),
      onclick: (event: MouseEvent) => {
        if (isByMouse(event)) this.hide()
        else this.look({ place, element: event.currentTarget as Element, tip, picture })
        this.sought = this.marks.has(place) ? place : null
      },
    }
  }

  #target(place: string, actions: Of['action'][]): Attributes {
    const choose = (event: Event): void => this.choose({ place, element: event.currentTarget as Element })
    return {
      ...this.#looking(place),
      role: 'button',
      tabindex: 0,
      class: 'target',
      'data-action': actions[0]!.id,
      'aria-label': actions.map(this.#source()!.label).join('; '),
      'aria-haspopup': actions.length > 1 ? 'dialog' : undefined,
      onclick: (event: Event) => this.#unlessPressed(() => choose(event)),
      onkeydown: onEnter(choose),
      ...this.#pressing((element) => (this.asked = { place, element })),
    }
  }

  #looking(place: string, tip?: () => Tip, picture?: Snippet): Attributes {
    const see = (event: Event, rest: number): void => {
      const element = event.currentTarget as Element
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => this.look({ place, element, tip, picture }), this.looked ? 0 : rest)
    }
    return {
      'data-place': place,
      onpointerenter: (event: PointerEvent) =>
        event.pointerType === 'mouse' && performance.now() > this.#calmUntil && see(event, REST),
      onpointerleave: (event: PointerEvent) => event.pointerType === 'mouse' && this.leave(place),
      onfocus: (event: FocusEvent) => (event.currentTarget as Element).matches(':focus-visible') && see(event, 0),
      onblur: () => this.leave(place),
    }
  }

  /** A long press shows what a touch would do, without doing it. */
  #pressing(show: (element: Element) => void): Attributes {
    return {
      onpointerdown: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') return
        const element = event.currentTarget as Element
        this.#pressed = false
        this.#timer = setTimeout(() => {
          this.#pressed = true
          show(element)
        }, LONG_PRESS)
      },
      onpointerup: () => clearTimeout(this.#timer),
      oncontextmenu: (event: Event) => event.preventDefault(),
    }
  }

  #unlessPressed(act: () => void): void {
    if (!this.#pressed) {
      this.hide()
      act()
    }
    this.#pressed = false
  }

  look(spot: Looked): void {
    this.looked = spot
  }

  /** A picture inside something that is a control itself: it explains itself to the pointer only. */
  hint(place: string, tip: () => Tip): Attributes {
    const { onpointerenter, onpointerleave } = this.#looking(place, tip)
    return { onpointerenter, onpointerleave }
  }

  leave(place: string): void {
    clearTimeout(this.#timer)
    if (this.looked?.place === place) this.#timer = setTimeout(() => this.hide(), LINGER)
  }

  /** Nothing explains itself until the pointer, the focus or a finger comes to something again. */
  hide(): void {
    clearTimeout(this.#timer)
    this.looked = null
  }
}

/** Actions by their places, the cheapest of each first. */
export function group<Of extends Shapes>(
  actions: readonly Of['action'][],
  acts: Acts<Of> | undefined,
): Map<string, Of['action'][]> {
  const places = new Map<string, Of['action'][]>()
  if (!acts) return places
  for (const action of actions) {
    for (const place of acts.places(action)) {
      places.set(place, [...(places.get(place) ?? []), action])
    }
  }
  for (const found of places.values()) found.sort((a, b) => acts.weigh(a) - acts.weigh(b))
  return places
}

/** Not every browser says with what something was clicked. */
const isByMouse = (event: MouseEvent): boolean => (event as Partial<PointerEvent>).pointerType === 'mouse'

const sort = (tool: string): string => tool.split('-')[0]!

function onEnter(act: (event: Event) => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    if (event.currentTarget instanceof HTMLButtonElement) return // it clicks by itself
    event.preventDefault()
    act(event)
  }
}

const KEY = Symbol('acting')

export const offerActing = <Of extends Shapes>(acting: Acting<Of>): Acting<Of> => setContext(KEY, acting)
/** Where nobody offers one, things explain themselves and nothing can be done. */
export const useActing = <Of extends Shapes = Shapes>(): Acting<Of> =>
  getContext<Acting<Of> | undefined>(KEY) ?? new Acting<Of>()
