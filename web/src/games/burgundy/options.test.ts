import { describe, expect, test } from 'vitest'

import type { Voice } from '../../sentences.ts'
import { voiceOf } from '../../voice.ts'
import { Plan, usual, withPreset, type Box, type Choices, type Reason } from './options.ts'
import { played, reasonText } from './played.ts'
import { regionSizes, shortSizes } from './regions.ts'
import setup from './setup.fixture.json'
import type { Hex } from './shapes.ts'

/** What the server tells when all modules are there. */
const BOX: Box = setup
const sayIn = (language: string): Voice['text'] => {
  const voice = voiceOf('burgundy', language)
  return (key, args) => voice.text(key, args)
}
const module = (name: string) => BOX.modules.find((one) => one.name === name)!
const preset = (name: string) => BOX.presets.find((one) => one.name === name)!
const choose = (edition: string, change: Partial<Choices> = {}): Choices => ({ ...usual(edition), ...change })
const plan = (change: Partial<Choices> = {}, seats = 3, edition = '2019') =>
  new Plan(BOX, choose(edition, change), seats)

describe('estates', () => {
  test.each<[string, Partial<Choices>, string[]]>([
    ['2011', {}, ['1']],
    ['2019', {}, ['1', '2']],
    ['2020-ua', { expert: true, mode: 'same' }, ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']],
    ['2011', { expert: true }, ['1', '2', '3', '4', '5', '6', '7', '8', '9']],
    ['2019', { expert: true }, ['3', '4', '5', '6', '7', '8', '9', '10']],
    ['2019', { expert: true, championship: true }, ['3', '4', '5', '6', '7', '8', '9', '10', '14', '15']],
    ['2020-ua', { set: 'border_posts' }, ['11a', '11b', '11c', '11d', '11e', '11f']],
  ])('offered in %s with %o', (edition, change, expected) => {
    expect(plan(change, 3, edition).offered).toEqual(expected)
  })
  test('are given out as the set-up allows', () => {
    expect(plan().modes).toEqual(['same'])
    expect(plan({ expert: true }).modes).toEqual(['same', 'each', 'dealt'])
    expect(plan({ set: 'team' }, 4).modes).toEqual(['same'])
    expect(plan({ expert: true }).mode).toBe('dealt')
    expect(plan({ mode: 'dealt' }).mode).toBe('same')
  })
})

describe('what is sent', () => {
  test('for the usual game says no more than needed', () => {
    expect(plan().options).toEqual({ edition: '2019', setup: 'standard', estates: '1' })
  })
  test('falls back where a printing has no such estate', () => {
    expect(plan({ same: '2' }).options.estates).toBe('2')
    expect(plan({ same: '2' }, 3, '2011').options.estates).toBe('1')
  })
  test('names an estate for every seat', () => {
    expect(plan({ expert: true, mode: 'each', each: ['4', '99'] }).options.estates).toEqual(['4', '1', '1'])
  })
  test('names the championship only where boards are dealt and the printing has one', () => {
    const dealt = { expert: true, mode: 'dealt', championship: true } as const
    expect(plan(dealt).options).toMatchObject({ estates: 'dealt', championship: true })
    expect(plan(dealt, 3, '2011').options).not.toHaveProperty('championship')
    expect(plan({ ...dealt, mode: 'same' }).options).not.toHaveProperty('championship')
  })
  test('names modules in one order, the set of estates last', () => {
    expect(plan({ set: 'border_posts', modules: ['shields', 'inns'] }).options).toEqual({
      edition: '2019',
      setup: 'standard',
      estates: 'dealt',
      modules: ['inns', 'shields', 'border_posts'],
    })
    expect(plan({ modules: ['inns'] }, 3, '2011').options).not.toHaveProperty('modules')
  })
  test('names the target of a solo game only', () => {
    expect(plan({ target: 45 }, 1).options).toMatchObject({ target: 45 })
    expect(plan({ target: 99 }, 1).options).toMatchObject({ target: 50 })
    expect(plan({ target: 45 }).options).not.toHaveProperty('target')
  })
  test('asks for a secret choice only where there is something to choose', () => {
    expect(plan({ sealed: true }).options).not.toHaveProperty('choice')
    expect(plan({ sealed: true, expert: true }).options).toMatchObject({ choice: 'sealed' })
  })
})

describe('what does not fit says why', () => {
  const say = sayIn('en')
  const told = (reason: Reason | null) => reason && reasonText(reason, say)

  test.each<[string, string, number, string | null]>([
    ['team', '2019', 3, 'Needs exactly 4 players; you have 3.'],
    ['team', '2019', 4, null],
    ['solo', '2019', 3, 'Needs exactly one player; you have 3.'],
    ['ordinary', '2019', 1, 'Needs 2 to 4 players; you have 1.'],
    ['border_posts', '2019', 1, 'Needs 2 to 4 players; you have 1.'],
    ['close_to_castle', '2020-ua', 2, 'Only in the 2019 edition.'],
    ['border_posts', '2011', 2, 'Not in the 2011 edition.'],
  ])('the set %s in %s with %i seats', (set, edition, seats, expected) => {
    expect(told(plan({}, seats, edition).againstSet(set))).toBe(expected)
  })
  test('modules', () => {
    expect(told(plan().against(module('shields')))).toBeNull()
    expect(told(plan({}, 3, '2011').against(module('shields')))).toBe('Not in the 2011 edition.')
    expect(told(plan({}, 1).against(module('shields')))).toBe('Needs 2 to 4 players; you have 1.')
    expect(told(plan({}, 1).against(module('inns')))).toBeNull()
  })
  test('a module that the chosen set of estates excludes', () => {
    const box = { ...BOX, modules: [...BOX.modules.slice(0, 2), { ...module('shields'), excludes: ['white_castles'] }] }
    box.modules[1] = { ...module('white_castles'), board: true }
    box.editions = { '2019': structuredClone(BOX.editions['2019']!) }
    box.editions['2019']!.sets.white_castles = box.editions['2019']!.sets.border_posts!
    const with_ = new Plan(box, choose('2019', { set: 'white_castles', modules: ['shields'] }), 3)
    expect(told(with_.against(box.modules[2]!))).toBe('Not played together with “White castles”.')
    expect(with_.modules).toEqual([])
  })
  test('the free castle where a set has a set-up of its own', () => {
    expect(plan().againstExpert()).toBeNull()
    expect(plan({ set: 'team', expert: true }, 4).againstExpert()).toEqual({ why: 'setup', name: 'team' })
    expect(plan({ set: 'team', expert: true }, 4).options).toMatchObject({ setup: 'standard', estates: '12a' })
  })
  test('presets', () => {
    expect(told(plan({}, 3, '2011').againstPreset(preset('everything')))).toBe('Not in the 2011 edition.')
    expect(told(plan({}, 3, '2020-ua').againstPreset(preset('championship')))).toBe('Only in the 2019 edition.')
    expect(told(plan({}, 1).againstPreset(preset('championship')))).toBe('Needs 2 to 4 players; you have 1.')
    expect(plan({}, 1).againstPreset(preset('everything'))).toBeNull()
  })
})

describe('nothing that was chosen is lost', () => {
  const wish = { set: 'team', modules: ['shields', 'inns'] }

  test('a set waits for its seats, and the ordinary one is used', () => {
    expect(plan(wish, 4).set).toBe('team')
    expect(plan(wish, 4).waiting).toEqual([])
    expect(plan(wish, 3).set).toBe('ordinary')
    expect(plan(wish, 3).waiting).toEqual(['team'])
    expect(plan(wish, 3).options.modules).toEqual(['inns', 'shields'])
  })
  test('one player gets the solo game, and what it is not played with waits', () => {
    expect(plan(wish, 1).set).toBe('solo')
    expect(plan(wish, 1).options).toMatchObject({ estates: '13a', target: 50, modules: ['inns', 'solo'] })
    expect(plan(wish, 1).waiting).toEqual(['team', 'shields'])
  })
  test('the first printing has none of them', () => {
    expect(plan(wish, 4, '2011').options).toEqual({ edition: '2011', setup: 'standard', estates: '1' })
    expect(plan(wish, 4, '2011').waiting).toEqual(['team', 'inns', 'shields'])
  })
  test('the ordinary estates are no wish', () => {
    expect(plan({}, 1).waiting).toEqual([])
  })
  test('modules that there are not any more do not wait', () => {
    expect(plan({ modules: ['dragons'] }).waiting).toEqual([])
  })
})

describe('presets', () => {
  test.each(BOX.presets)('$name is recognised after it was taken', (taken) => {
    expect(new Plan(BOX, withPreset(choose('2019', { set: 'border_posts' }), taken), 3).preset).toBe(taken.name)
  })
  test('one switch makes it a mix of one’s own', () => {
    const everything = withPreset(choose('2019'), preset('everything'))
    expect(new Plan(BOX, { ...everything, modules: everything.modules.slice(1) }, 3).preset).toBeNull()
    expect(new Plan(BOX, { ...everything, expert: true }, 3).preset).toBeNull()
  })
  test('everything stays everything where a module does not fit', () => {
    const everything = withPreset(choose('2019'), preset('everything'))
    expect(new Plan(BOX, everything, 1).preset).toBe('everything')
    expect(new Plan(BOX, everything, 1).modules).not.toContain('shields')
    expect(new Plan(BOX, { ...everything, edition: '2011' }, 3).preset).toBe('base')
  })
  test('the championship is played on ordinary boards, which are dealt', () => {
    const taken = withPreset(choose('2019', { set: 'team' }), preset('championship'))
    expect(new Plan(BOX, taken, 4).options).toEqual({
      edition: '2019',
      setup: 'expert',
      estates: 'dealt',
      championship: true,
    })
  })
})

describe.each(['en', 'ru', 'uk'])('in words (%s)', (language) => {
  const say = sayIn(language)

  test('every reason and preset has a text', () => {
    const reasons: Reason[] = [
      { why: 'printing', edition: '2011' },
      { why: 'only', editions: ['2019', '2020-ua'] },
      { why: 'players', players: [4], seats: 3 },
      { why: 'players', players: [2, 3, 4], seats: 1 },
      { why: 'module', name: 'extra_tiles' },
      { why: 'setup', name: 'extra_tiles' },
    ]
    for (const reason of reasons) expect(reasonText(reason, say)).not.toBe('')
    for (const { name } of [...BOX.presets, { name: 'own' }]) {
      expect(say(`preset-${name}`)).not.toBe('')
      expect(say(`preset-${name}.help`)).not.toBe('')
    }
  })
  test('options are told a phrase each', () => {
    const all = { edition: '2019', setup: 'expert', estates: 'dealt', choice: 'sealed', championship: true }
    expect(played({ ...all, modules: ['extra_tiles', 'white_castles'] }, say)).toHaveLength(7)
  })
})

test('options in words', () => {
  const say = sayIn('en')
  expect(played({ edition: '2020-ua', setup: 'standard', estates: '1', modules: [] }, say)).toEqual([
    '2020 edition',
    'estate 1',
  ])
  expect(played({ edition: '2019', setup: 'expert', estates: ['1', '4', '1'] }, say)).toEqual([
    '2019 edition',
    'estates 1, 4',
    'starting castle of your choice',
  ])
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
