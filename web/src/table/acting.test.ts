import { describe, expect, it } from 'vitest'

import type { ActionView } from '../api/types.ts'
import { acts } from '../games/burgundy/acts.ts'
import { buy, discard, endTurn, hire, load, place, sell, take, takeDearly, view } from '../games/burgundy/fixtures.ts'
import { Acting, group } from './acting.svelte.ts'

const all = [takeDearly, take, place, sell, hire, buy, endTurn]

function sit(actions: ActionView[] = all, askFirst = false) {
  const done: number[] = []
  const acting = new Acting(() => ({
    view: { ...view, actions },
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
    expect(group(all, acts).get('depot-3-2')).toEqual([take, takeDearly])
  })

  it('shows an action wherever equal things lie', () => {
    const places = group([discard, load], acts)
    expect([...places.keys()]).toEqual(['storage-0', 'storage-1', 'load-6'])
  })
})

describe('the glow', () => {
  const { acting } = sit()
  it.each([
    ['depot-3-2', 'free'],
    ['hex-0', 'paid'],
    ['goods-3', 'free'],
    ['workers', 'free'],
    ['black-1', 'paid'],
    ['hex-1', ''],
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

  it('goes together with a stored tile, but not with another die', () => {
    const { acting } = sit()
    acting.pick('die-0')
    acting.pick('storage-1')
    expect(acting.actions).toEqual([place])
    acting.pick('die-1') // it cannot place the ship
    expect(acting.picked).toEqual(['die-1'])
  })

  it('does nothing where no action needs it', () => {
    const { acting } = sit()
    acting.pick('storage-2')
    expect(acting.picked).toEqual([])
  })

  it('leaves the end of the turn where it is', () => {
    const { acting } = sit()
    acting.pick('die-0')
    expect(acting.at('end')).toEqual([])
    expect(acting.always('end')).toEqual([endTurn])
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
    acting.choose(at('depot-3-2'))
    expect(acting.asked?.place).toBe('depot-3-2')
    expect(done).toEqual([])
    acting.pick('die-1')
    acting.choose(at('depot-3-2'))
    expect(done).toEqual([takeDearly.id])
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
    acting.asked = at('depot-3-2')
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
    const target = acting.spot('depot-3-2', () => ({ title: 'Church' }))
    expect(target).toMatchObject({ role: 'button', 'data-action': take.id, 'aria-label': 'action 10; action 34' })
  })

  it('of anything else explain it', () => {
    const thing = acting.spot('hex-1', () => ({ title: 'Space 2', text: ['River.', 'Empty.'] }))
    expect(thing).toMatchObject({ role: 'img', tabindex: -1, 'aria-label': 'Space 2. River.. Empty.' })
  })

  it('offer nothing to a spectator', () => {
    const watching = new Acting()
    expect(watching.places()).toEqual([])
    expect(watching.tool('die-0', () => ({ title: 'Die: 3' }))).toMatchObject({ role: 'img' })
  })
})
