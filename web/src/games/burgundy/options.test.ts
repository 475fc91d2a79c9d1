import { describe, expect, test } from 'vitest'

import { modulesOf, offered, optionsOf, usual, type Box, type Choices } from './options.ts'
import { regionSizes, shortSizes } from './regions.ts'
import type { Hex } from './shapes.ts'

const estate = { provenance: 'printed', reconstructed: false, hexes: [] }
const estates = (...numbers: string[]) => Object.fromEntries(numbers.map((number) => [number, estate]))
const OLD = {
  estates: estates('1', '2', '3'),
  standard: ['1'],
  boards: [
    ['1', '2'],
    ['1', '3'],
  ],
  championship: null,
  modules: [],
}
const NEW = {
  estates: estates('1', '2', '3', '4', '14', '15'),
  standard: ['1', '2'],
  boards: [['3', '4']],
  championship: ['14', '15'],
  modules: ['extra_tiles', 'inns'],
}
const BOX: Box = { game: 'burgundy', players: [2, 3, 4], colours: [], editions: { '2011': OLD, '2019': NEW } }

const choose = (edition: string, change: Partial<Choices> = {}): Choices => ({ ...usual(BOX, edition), ...change })

describe('what is offered', () => {
  test.each<[string, Partial<Choices>, string[]]>([
    ['2011', {}, ['1']],
    ['2019', {}, ['1', '2']],
    ['2019', { setup: 'expert' }, ['1', '2', '3', '4', '14', '15']],
    ['2011', { setup: 'expert', mode: 'dealt' }, ['1', '2', '3']],
    ['2019', { setup: 'expert', mode: 'dealt' }, ['3', '4']],
    ['2019', { setup: 'expert', mode: 'dealt', championship: true }, ['3', '4', '14', '15']],
  ])('in %s with %o', (edition, change, expected) => {
    expect(offered(BOX.editions[edition]!, choose(edition, change))).toEqual(expected)
  })
})

describe('what is sent', () => {
  test('for the usual game says no more than needed', () => {
    expect(optionsOf(choose('2019'), NEW, 2)).toEqual({ edition: '2019', setup: 'standard', estates: '1' })
  })
  test('falls back where a printing has no such estate', () => {
    expect(optionsOf(choose('2011', { same: '2' }), OLD, 2).estates).toBe('1')
  })
  test('names an estate for every seat', () => {
    const choices = choose('2019', { setup: 'expert', mode: 'each', each: ['4', '99'] })
    expect(optionsOf(choices, NEW, 3).estates).toEqual(['4', '1', '1'])
  })
  test('names the championship only where boards are dealt and the printing has one', () => {
    const dealt = { setup: 'expert', mode: 'dealt', championship: true } as const
    expect(optionsOf(choose('2019', dealt), NEW, 2)).toMatchObject({ estates: 'dealt', championship: true })
    expect(optionsOf(choose('2011', dealt), OLD, 2)).not.toHaveProperty('championship')
    expect(optionsOf(choose('2019', { ...dealt, mode: 'same' }), NEW, 2)).not.toHaveProperty('championship')
  })
  test.each(['standard', 'expert'] as const)('names the modules that the printing has: %s', (setup) => {
    const choices = { setup, modules: ['extra_tiles'] }
    expect(optionsOf(choose('2019', choices), NEW, 2)).toMatchObject({
      edition: '2019',
      setup,
      modules: ['extra_tiles'],
    })
    expect(optionsOf(choose('2011', choices), OLD, 2)).not.toHaveProperty('modules')
  })
})

test('modules are shown whichever printing has them', () => {
  expect(modulesOf(BOX)).toEqual(['extra_tiles', 'inns'])
})

test('regions are told by size, the largest first', () => {
  const hex = (colour: string, region: number): Hex => ({ colour, region, number: 1, x: 0, y: 0 })
  const hexes = [hex('mine', 0), hex('ship', 1), hex('ship', 2), hex('ship', 2)]
  expect([...regionSizes(hexes, ['ship', 'mine', 'castle'])]).toEqual([
    ['ship', [2, 1]],
    ['mine', [1]],
    ['castle', []],
  ])
})

test.each([
  [[5, 3, 3, 1], '5·3·3·1'],
  [[3, 1, 1, 1, 1], '3·4×1'],
  [[], ''],
])('sizes %o are written %s', (sizes, expected) => {
  expect(shortSizes(sizes)).toBe(expected)
})
