import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Acts, Shapes } from '../games/contract.ts'
import { Acting, group } from './acting.svelte.ts'

/** A game of the tests: things are bought on a market and put on a field, with dice and from a store. */
interface Deed {
  id: number
  at: string[]
  with?: string[]
  cost?: number
}
interface Game extends Shapes {
  action: Shapes['action'] & Deed
}

const deed = (id: number, at: string[], rest: Omit<Deed, 'id' | 'at'> = {}) => ({ id, at, ...rest }) as Game['action']
const take = deed(10, ['market-3'], { with: ['die-0'] })
/** The same with the other die, which costs something. */
const takeDearly = deed(34, ['market-3'], { with: ['die-1'], cost: 2 })
/** Two stored things are alike. */
const place = deed(72, ['field-0'], { with: ['die-0', 'store-0', 'store-1'], cost: 1 })
const discard = deed(523, ['store-0', 'store-1'])
const sell = deed(407, ['goods-3'], { with: ['die-0'] })
const buy = deed(430, ['black-1'], { cost: 2 })
const end = deed(522, ['end'])

const acts = {
  places: ({ at }) => at,
  tools: (action) => action.with ?? [],
  price: ({ cost }) => Boolean(cost),
  weigh: ({ cost }) => cost ?? 0,
  buttons: () => [],
  numbered: () => null,
  secret: () => false,
} satisfies Acts<Game>

const all = [takeDearly, take, place, sell, buy, end]

function sit(actions: Game['action'][] = all, askFirst = false) {
  const done: number[] = []
  const acting = new Acting<Game>(() => ({
    view: { actions } as unknown as Game['view'],
    acts,
    act: ({ id }) => done.push(id),
    label: ({ id }) => `action ${id}`,
    askFirst: () => askFirst,
  }))
  return { acting, done }
}
const at = (place: string) => ({ place, element: {} as Element })

describe('actions by place', () => {
  it('offers the cheap ways first', () => {
    expect(group(all, acts).get('market-3')).toEqual([take, takeDearly])
  })

  it('shows an action wherever equal things lie', () => {
    const places = group([discard, buy], acts)
    expect([...places.keys()]).toEqual(['store-0', 'store-1', 'black-1'])
  })
})

describe('the glow', () => {
  const { acting } = sit()
  it.each([
    ['market-3', 'free'],
    ['field-0', 'paid'],
    ['goods-3', 'free'],
    ['black-1', 'paid'],
    ['field-1', ''],
  ])('of %s is %o', (place, glow) => {
    expect(acting.glow(place)).toBe(glow)
  })
})

describe('taking up a die', () => {
  it('leaves what it can do, and gives it back the second time', () => {
    const { acting } = sit()
    acting.pick('die-1')
    expect(acting.actions).toEqual([takeDearly])
    acting.pick('die-1')
    expect(acting.actions).toEqual(all)
  })

  it('goes together with a stored thing, but not with another die', () => {
    const { acting } = sit()
    acting.pick('die-0')
    acting.pick('store-1')
    expect(acting.actions).toEqual([place])
    acting.pick('die-1') // it cannot place anything
    expect(acting.picked).toEqual(['die-1'])
  })

  it('does nothing where no action needs it', () => {
    const { acting } = sit()
    acting.pick('store-2')
    expect(acting.picked).toEqual([])
  })

  it('leaves the end of the turn where it is', () => {
    const { acting } = sit()
    acting.pick('die-0')
    expect(acting.at('end')).toEqual([])
    expect(acting.always('end')).toEqual([end])
  })
})

describe('choosing a place', () => {
  it('acts at once where it means one thing', () => {
    const { acting, done } = sit()
    acting.choose(at('goods-3'))
    expect(done).toEqual([sell.id])
  })

  it('asks where it means several, and no more once a die is taken up', () => {
    const { acting, done } = sit()
    acting.choose(at('market-3'))
    expect(acting.asked?.place).toBe('market-3')
    expect(done).toEqual([])
    acting.pick('die-1')
    acting.choose(at('market-3'))
    expect(done).toEqual([takeDearly.id])
  })

  it('does at once, or shows, the one action that was told in words', () => {
    const direct = sit()
    direct.acting.choose(at('market-3'), takeDearly)
    expect(direct.done).toEqual([takeDearly.id])
    const { acting, done } = sit(all, true)
    acting.choose(at('market-3'), takeDearly)
    expect(acting.asked).toMatchObject({ place: 'market-3', meant: { id: takeDearly.id } })
    acting.choose(at('market-3'), take) // another answer at the same place
    expect(acting.asked?.meant?.id).toBe(take.id)
    acting.choose(at('market-3'), take)
    expect([acting.asked, done]).toEqual([null, []])
  })

  it('shows everything first if one wants to be asked', () => {
    const { acting, done } = sit(all, true)
    acting.choose(at('goods-3'))
    expect(acting.asked?.place).toBe('goods-3')
    expect(done).toEqual([])
  })

  it('goes back one step at a time', () => {
    const { acting } = sit()
    acting.pick('die-0')
    acting.asked = at('market-3')
    expect(acting.back()).toBe(true)
    expect(acting.picked).toEqual(['die-0'])
    expect(acting.back()).toBe(true)
    expect(acting.picked).toEqual([])
    expect(acting.back()).toBe(false)
  })
})

describe('attributes', () => {
  const { acting } = sit()

  it('of a target name every way to act there', () => {
    const target = acting.spot('market-3', () => ({ title: 'Cloth' }))
    expect(target).toMatchObject({ role: 'button', 'data-action': take.id, 'aria-label': 'action 10; action 34' })
  })

  it('of anything else explain it', () => {
    const thing = acting.spot('field-1', () => ({ title: 'Field 2', text: ['Far.', 'Empty.'] }))
    expect(thing).toMatchObject({ role: 'img', tabindex: -1, 'aria-label': 'Field 2. Far. Empty.' })
  })

  it('offer nothing to a spectator', () => {
    const watching = new Acting()
    expect(watching.places()).toEqual([])
    expect(watching.tool('die-0', () => ({ title: 'Die: 3' }))).toMatchObject({ role: 'img' })
  })
})

describe('an explanation', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const mouse = { pointerType: 'mouse', currentTarget: {} }
  const tip = () => ({ title: 'Cloth' })
  function hover(acting: Acting<Game>, place: string) {
    const { onpointerenter, onpointerleave } = acting.hint(place, tip) as Record<string, (event: object) => void>
    return { enter: () => onpointerenter!(mouse), leave: () => onpointerleave!(mouse) }
  }

  it('comes when the pointer has rested for a while, and goes a little after it has left', () => {
    vi.advanceTimersByTime(1000)
    const { acting } = sit()
    const thing = hover(acting, 'a')
    thing.enter()
    vi.advanceTimersByTime(249)
    expect(acting.looked).toBeNull()
    vi.advanceTimersByTime(1)
    expect(acting.looked?.place).toBe('a')
    thing.leave()
    vi.advanceTimersByTime(79)
    expect(acting.looked?.place).toBe('a')
    vi.advanceTimersByTime(1)
    expect(acting.looked).toBeNull()
  })

  it('comes at once where another is open', () => {
    vi.advanceTimersByTime(1000)
    const { acting } = sit()
    hover(acting, 'a').enter()
    vi.advanceTimersByTime(250)
    hover(acting, 'a').leave()
    hover(acting, 'b').enter()
    vi.advanceTimersByTime(0)
    expect(acting.looked?.place).toBe('b')
  })

  it('goes at once on a click, and with a step back', () => {
    const { acting } = sit()
    acting.look({ ...at('market-3'), tip })
    const { onclick } = acting.thing('a', tip) as { onclick: (event: object) => void }
    onclick(mouse)
    expect(acting.looked).toBeNull()
    acting.pick('die-0')
    acting.look({ ...at('market-3'), tip })
    acting.back()
    expect(acting.looked).toBeNull()
  })

  it('comes by a long press of what can be taken up, which leaves that where it is', () => {
    const { acting } = sit()
    const die = acting.tool('die-0', tip) as Record<string, (event: object) => void>
    die.onpointerdown!({ pointerType: 'touch', currentTarget: {} })
    vi.advanceTimersByTime(450)
    expect(acting.looked?.place).toBe('die-0')
    die.onclick!({})
    expect(acting.picked).toEqual([])
  })
})
