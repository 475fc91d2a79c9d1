import { readFileSync } from 'node:fs'

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

import { board, buy, discard, endTurn, hire, load, place, sell, take, takeDearly, view } from './fixtures.ts'
import { Words } from './words.ts'

const source = (path: string) => readFileSync(new URL(`../../../../src/duchy/${path}`, import.meta.url), 'utf-8')

function speak(language: string): Words {
  const IN = ([value]: unknown[]) => `in-${value}`
  const bundle = new FluentBundle(language, { functions: { IN: IN as never }, useIsolating: false })
  for (const path of ['engine', 'games/burgundy']) {
    bundle.addResource(new FluentResource(source(`${path}/text/${language}.ftl`)))
  }
  return new Words((key, facts) => {
    const [name, attribute] = key.split('.')
    const message = bundle.getMessage(name!)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    const errors: Error[] = []
    const text = pattern ? bundle.formatPattern(pattern, facts, errors) : undefined
    if (text === undefined || errors.length) throw new Error(`${key}: ${errors[0]?.message ?? 'missing'}`)
    return text
  })
}

const english = speak('en')
const names = ['Anna', 'Odo']

describe('an action, read out', () => {
  it.each([
    [take, 'Take from depot 3: church (first die)'],
    [takeDearly, 'Take from depot 3: church (second die, 2 workers). Your storage is full: choose a tile to discard'],
    [
      place,
      'Place on space 1, number 4: ship (first die, 1 worker). +3 VP (completed regions). +6 VP (early completion). ' +
        'Ship: choose the depot to fetch goods from',
    ],
    [sell, 'Sell all pink goods: 2 (first die). +4 VP (goods sold). +1 silver'],
    [hire, 'Take 2 workers (first die)'],
    [buy, 'Buy from the black depot: monastery 6 (1 silver, 1 worker)'],
    [discard, 'Discard: ship. into storage: 3 cows'],
    [
      load,
      'Fetch the goods of depot 6 and of the next one clockwise. +1 purple goods. one step forward in turn order',
    ],
    [endTurn, 'End the turn'],
  ])('%#', (action, said) => {
    expect(english.action(board, view, action)).toBe(said)
  })

  it.each(['ru', 'uk'])('in every language: %s', (language) => {
    const words = speak(language)
    for (const action of [take, takeDearly, place, sell, hire, buy, discard, load, endTurn]) {
      expect(words.action(board, view, action)).not.toMatch(/[a-z]{3}/)
      expect(words.card(board, view, action).title).not.toMatch(/[a-z]{3}/)
    }
  })
})

describe('a card', () => {
  it('tells what a placement brings, in all and in parts', () => {
    expect(english.card(board, view, place)).toMatchObject({
      title: 'Ship',
      place: 'Place on space 1, number 4',
      points: 9,
      parts: [
        { text: 'River, size 2', points: 3 },
        { text: 'Phase C', points: 6 },
      ],
      then: 'Ship: choose the depot to fetch goods from',
    })
  })

  it('explains the tile in the edition that is played', () => {
    expect(english.card(board, view, buy).note).toContain('2 workers instead of 2 silver')
    expect(english.card({ ...board, edition: '2011' }, view, buy).note).toContain('price stays 2 silver')
  })

  it('does not repeat the price of an action that has its own picture', () => {
    expect(english.card(board, view, sell)).toMatchObject({ title: 'Sell all pink goods: 2', points: 4 })
    expect(english.card(board, view, hire)).toMatchObject({ title: 'Take 2 workers', points: 0, parts: [] })
  })
})

describe('the prompt', () => {
  it('is a headline and what to do about it', () => {
    expect(english.prompt(view, names)).toEqual({ title: 'Your turn', hint: 'Use a die, or end the turn' })
  })

  it('names those who are waited for', () => {
    const sealed = { ...view, prompt: { key: 'prompt-sealed', players: [0, 1] } }
    expect(english.prompt(sealed, names)).toEqual({ title: 'Waiting for secret choices', hint: 'Anna, Odo' })
    const other = { ...view, prompt: { key: 'prompt-other-turn', player: 1 } }
    expect(english.prompt(other, [])).toEqual({ title: 'It is Player 2’s turn' })
  })

  it('speaks of the die that was taken up', () => {
    expect(english.holding(view, ['die-1'])).toBe('Your turn: use the 5')
    expect(english.holding(view, ['storage-0'])).toBeNull()
  })

  it('doubts the end of a turn while dice are left', () => {
    expect(english.doubt(view, endTurn)).toContain('Both')
    expect(english.doubt(view, take)).toBeNull()
  })
})

describe('a line of the log', () => {
  const line = (key: string, args: Record<string, number | string>, gain = {}) =>
    english.line(board, { key, args, gain }, names)

  it('tells what it cost and brought', () => {
    const args = { player: 1, die: 1, slot: 0, hex: 4, cost: 2, tile: 'cow_3', number: 2 }
    expect(line('log-place', args, { vp: { animals: 7 } })).toBe(
      'Odo places on space 5: 3 cows · −2 workers · +7 VP (animals)',
    )
  })

  it('does not say twice what its words tell', () => {
    const args = { player: 0, die: 0, depot: 2, slot: 1, cost: 0, tile: 'ship' }
    expect(line('log-take', args, { tile: 'ship' })).toBe('Anna takes from depot 2: ship')
    const region = { player: 0, colour: 'ship', size: 2, vp: 9 }
    expect(line('log-region', region, { vp: { regions: 3, phases: 6 } })).toBe('Anna completes: river, size 2, +9 VP')
  })

  it('knows the places it speaks of', () => {
    const taken = { key: 'log-take', args: { player: 0, depot: 2, slot: 1, tile: 'ship' } }
    expect(english.spots(taken)).toEqual(['depot-2-1'])
    const placed = { key: 'log-place', args: { player: 1, slot: 0, hex: 4, tile: 'ship' } }
    expect(english.spots(placed)).toEqual(['estate-1-4'])
    const bought = { key: 'log-buy', args: { player: 1, slot: 3, workers: 0, tile: 'ship' } }
    expect(english.spots(bought)).toEqual(['black-3'])
    expect(english.spots({ key: 'log-end-turn', args: { player: 1 } })).toEqual([])
  })
})

it('says where a game stands', () => {
  expect(english.moment({ phase: 'C', round: 2 })).toBe('Phase C · round 2')
  expect(english.moment({ phase: null, round: null })).toBe('Set-up')
})
