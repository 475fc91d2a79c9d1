import { describe, expect, it } from 'vitest'

import { acts, isSecret } from './acts.ts'
import {
  board,
  build,
  buildDearly,
  content,
  pass,
  player,
  seal,
  sealed,
  second,
  sell,
  sheet,
  view,
} from './fixtures.ts'
import { optionsOf, variantsFor } from './options.ts'
import { placesOf, toolsOf, weigh } from './places.ts'
import type { Box, View } from './shapes.ts'
import { byCategory, circlesOf, offered, ownContent, sizes } from './tally.ts'

describe('where actions are clicked', () => {
  it('is the hex, the goods, the sheet, or a button', () => {
    expect([build, second, sell, sheet, pass, seal].map((action) => placesOf(action)[0])).toEqual([
      'hex-2',
      'hex-2',
      'goods-2',
      'sheet-B',
      'pass',
      'seal',
    ])
  })

  it('dice and a bonus can be taken up first; the silver of a second building is no choice', () => {
    expect(toolsOf(build)).toEqual(['pips-1', 'colours-1'])
    expect(toolsOf(buildDearly)).toEqual(['pips-1', 'pips-2', 'colours-1', 'bonus-worker'])
    expect(toolsOf(second)).toEqual(['pips-2', 'colours-2'])
  })

  it('what costs nothing comes first', () => {
    expect([buildDearly, build].sort((a, b) => weigh(a) - weigh(b))).toEqual([build, buildDearly])
    expect([build, buildDearly, second].map((action) => acts.price(action))).toEqual([false, true, false])
  })

  it('a number key takes up the die that shows it', () => {
    expect(acts.numbered(view, 5)).toBe('pips-2')
    expect(acts.numbered(view, 1)).toBeNull()
  })

  it('to pass is the thing to do only where nothing else is', () => {
    const go = (actions: View['actions']) =>
      acts.buttons({ ...view, actions }).find(({ place }) => place === 'pass')!.go
    expect(go([build, pass])).toBe(false)
    expect(go([pass])).toBe(true)
  })
})

describe('a secret', () => {
  it('is what all decide at once', () => {
    expect(isSecret(view)).toBe(true)
    expect(isSecret(sealed)).toBe(true)
    expect(isSecret({ ...view, decision: { kind: 'castle' } })).toBe(true)
  })

  it('is not what one decides for all, nor a game alone, nor its end', () => {
    expect(isSecret({ ...view, decision: { kind: 'castle' }, options: { variant: 'same' } })).toBe(false)
    expect(isSecret({ ...view, decision: { kind: 'sheet' } })).toBe(false)
    expect(isSecret({ ...view, players: [player] })).toBe(false)
    expect(isSecret({ ...view, decision: null })).toBe(false)
  })
})

describe('a sheet', () => {
  it('is shown to its owner as it is pencilled in', () => {
    expect(ownContent(sealed.players[0]!).numbers).toEqual([4, 4, 0])
    expect(ownContent(player).numbers).toEqual([4, null, 0])
  })

  it('adds up', () => {
    expect(byCategory(content)).toEqual({ areas: 0, pastures: 7, castles: 1, sales: 0, colours: 0 })
    expect(sizes(board.sheets.A!)).toEqual({ pasture: 2, castle: 1 })
  })

  it('has circles: crossed, ringed, then empty, as many as are printed', () => {
    expect(circlesOf(board, content, 'river').map(({ mark }) => mark)).toEqual([
      'crossed',
      'ringed',
      'ringed',
      'empty',
      'empty',
    ])
  })

  it('has a minimum of circles where nobody knows how many are printed, and never too few', () => {
    expect(circlesOf(board, content, 'monastery')).toHaveLength(4)
    const many = {
      ...content,
      circles: { ...content.circles, own: { ...content.circles.own!, monk: { ringed: 4, crossed: 3 } } },
    }
    expect(circlesOf(board, many, 'monastery')).toHaveLength(7)
  })

  it('keeps what castles bring in their own row', () => {
    expect(circlesOf(board, content, 'castle').filter(({ mark }) => mark === 'ringed')).toEqual([
      { bonus: 'monk', mark: 'ringed' },
    ])
    expect(circlesOf(board, content, 'pasture')).toEqual([])
  })

  it('offers the numbers of the dice before those of a bonus', () => {
    expect(offered([build, buildDearly])).toEqual({ numbers: '4', bonuses: [] })
    expect(offered([buildDearly])).toEqual({ numbers: '1', bonuses: ['worker'] })
    const all = [1, 2, 3].map((number) => ({ ...buildDearly, facts: { ...buildDearly.facts, number } }))
    expect(offered(all).numbers).toBe('1–3')
    expect(offered(all.slice(1)).numbers).toBe('2|3')
  })
})

describe('a new game', () => {
  const box = { variants: ['basic', 'different', 'same'], most_different: 4 } as Box

  it.each([
    [1, ['basic']],
    [4, ['basic', 'different', 'same']],
    [5, ['basic', 'same']],
  ])('for %i offers %j', (seats, variants) => {
    expect(variantsFor(box, seats)).toEqual(variants)
  })

  it('names no sheet where all differ', () => {
    expect(optionsOf({ variant: 'basic', sheet: 'C' })).toEqual({ variant: 'basic', sheet: 'C' })
    expect(optionsOf({ variant: 'different', sheet: 'C' })).toEqual({ variant: 'different' })
  })
})
