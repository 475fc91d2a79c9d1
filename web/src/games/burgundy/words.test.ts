import { describe, expect, it } from 'vitest'

import { voiceOf } from '../../voice.ts'
import {
  board,
  buy,
  buyWorkers,
  copyChurch,
  discard,
  endTurn,
  flock,
  hire,
  load,
  place,
  sell,
  take,
  takeDearly,
  view,
} from './fixtures.ts'
import type { ActionView } from './shapes.ts'
import { Words } from './words.ts'

const speak = (language: string) => new Words(voiceOf('burgundy', language))
const english = speak('en')
const names = ['Anna', 'Odo']

describe('an action, read out', () => {
  it.each([
    [take, 'Take a church from depot 3 (first die)'],
    [takeDearly, 'Take a church from depot 3 (second die, 2 workers). Storage full: which tile do you discard?'],
    [
      place,
      'Place a ship on space 1, number 4 (first die, 1 worker). +3 VP (completed regions). +6 VP (early completion). ' +
        'Ship: which goods do you fetch?',
    ],
    [sell, 'Sell 2 pink goods tiles (first die). +4 VP (goods sold). +1 silver'],
    [hire, 'Take 2 workers (first die)'],
    [buy, 'Buy monastery 6 from the black depot (1 silver, 1 worker)'],
    [discard, 'Discard a ship. Into storage: 3 cows'],
    [load, 'Fetch the goods from depots 6 and 1. +1 purple goods tile. One step forward in turn order'],
    [buyWorkers, 'Buy 2 workers (1 silver)'],
    [copyChurch, 'Use the crane as a church. Church: which tile do you take?'],
    [{ ...copyChurch, then: undefined }, 'Use the crane as a church. Nothing happens now'],
    [flock, 'Score the cows with the geese. +5 VP (animals)'],
    [endTurn, 'End turn'],
  ])('%#', (action, said) => {
    expect(english.action(board, view, action)).toBe(said)
  })

  it.each(['ru', 'uk'])('in every language: %s', (language) => {
    const words = speak(language)
    for (const action of [
      take,
      takeDearly,
      place,
      sell,
      hire,
      buy,
      discard,
      load,
      buyWorkers,
      copyChurch,
      flock,
      endTurn,
    ]) {
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
        { text: 'River, 2 spaces', points: 3 },
        { text: 'Phase C', points: 6 },
      ],
      then: 'Ship: which goods do you fetch?',
    })
  })

  it('explains the tile in the edition that is played', () => {
    expect(english.card(board, view, buy).note).toContain('for 2 silver or 2 workers')
    expect(english.card({ ...board, edition: '2011' }, view, buy).note).toContain('for 2 silver.')
  })

  it('does not repeat the price of an action that has its own picture', () => {
    expect(english.card(board, view, sell)).toMatchObject({ title: 'Sell 2 pink goods tiles', points: 4 })
    expect(english.card(board, view, hire)).toMatchObject({ title: 'Take 2 workers', points: 0, parts: [] })
    expect(english.card(board, view, buyWorkers)).toMatchObject({ title: 'Buy 2 workers', points: 0, parts: [] })
  })

  it('explains the building that the crane copies, and says when it can do nothing', () => {
    const card = english.card(board, view, copyChurch)
    expect(card.title).toBe('Church')
    expect(card.place).toBeUndefined()
    expect(card.note).toContain('Take a mine, a monastery or a castle')
    expect(english.card(board, view, { ...copyChurch, then: undefined }).then).toBe('Nothing happens now')
  })
})

describe('the player who is copied', () => {
  const copy: ActionView = {
    id: 900,
    kind: 'name_player',
    args: { other: 1 },
    targets: { player: 1 },
    facts: { other: 1 },
  }

  it('has the name that the table knows', () => {
    expect(english.action(board, view, copy, ['Anna', 'Bert'])).toBe('Copy the monasteries of Bert')
    expect(english.card(board, view, copy, ['Anna', 'Bert']).title).toBe('Copy the monasteries of Bert')
  })
})

describe('a choice', () => {
  it('names the space that several tiles can go to', () => {
    const church = { ...place, id: 73, facts: { ...place.facts, tile: 'church' } }
    expect(english.choice(board, view, [place, church])).toBe('Place on space 1: ships')
    expect(english.choice(board, view, [take, takeDearly])).toBeUndefined()
  })
})

describe('the prompt', () => {
  it('is a headline and what to do about it', () => {
    expect(english.prompt(view, names)).toEqual({ title: 'Your turn', hint: 'Use a die, or end your turn' })
  })

  it('names those who are waited for', () => {
    const sealed = { ...view, prompt: { key: 'prompt-sealed', args: { players: [0, 1] } } }
    expect(english.prompt(sealed, names)).toEqual({ title: 'Still choosing', hint: 'Anna and Odo' })
    const other = { ...view, prompt: { key: 'prompt-other-turn', args: { player: 1 } } }
    expect(english.prompt(other, [])).toEqual({ title: 'It is Player 2’s turn' })
  })

  it('speaks of the die that was taken up', () => {
    expect(english.holding(view, ['die-2'])).toEqual({ title: 'Your turn: use the 5' })
    expect(english.holding({ ...view, actions: [hire, take, takeDearly, sell] }, ['die-1'])).toEqual({
      title: 'Your turn: use the 3',
      hint: 'Take from depot 3, sell goods numbered 3 or take 2 workers',
    })
    expect(english.holding(view, ['storage-1'])).toBeNull()
  })

  it('doubts the end of a turn while dice are left', () => {
    expect(english.doubt(view, endTurn)).toContain('either die')
    expect(english.doubt(view, take)).toBeNull()
  })
})

describe('a line of the log', () => {
  const line = (key: string, args: Record<string, number | string>, gain = {}, cost = {}) =>
    english.line(board, { key, args, gain, cost }, names)

  it('tells what it cost and brought', () => {
    const args = { player: 1, die: 2, slot: 1, hex: 5, cost: 2, tile: 'cow_3', number: 2 }
    expect(line('log-place', args, { vp: { animals: 7 } }, { workers: 2 })).toBe(
      'Odo places 3 cows on space 5 · −2 workers · +7 VP (animals)',
    )
  })

  it('counts the tiles of a herd one by one', () => {
    const args = { player: 1, slot: 1, hex: 5, tile: 'cow_3' }
    const herd = { species: 'cow', geese: 0, sum: [4, 3], hexes: [2, 5] }
    expect(line('log-place', args, { vp: { animals: 7 }, herd })).toBe(
      'Odo places 3 cows on space 5 · +7 VP (animals) · cows: 4 + 3',
    )
    expect(english.spots({ key: 'log-place', args, gain: { herd } })).toEqual(['estate-1-2', 'estate-1-5'])
  })

  it('does not say twice what its words tell', () => {
    const args = { player: 0, die: 1, depot: 2, slot: 2, cost: 0, tile: 'ship' }
    expect(line('log-take', args, { tile: 'ship' })).toBe('Anna takes a ship from depot 2')
    const region = { player: 0, region: 'ship', size: 2, points: 3, extra: 6 }
    expect(line('log-region', region, { vp: { regions: 3, phases: 6 } })).toBe(
      'Anna completes a 2-space river: 3 + 6 VP',
    )
  })

  it('speaks to the player whom it is about', () => {
    const taken = { key: 'log-take', args: { player: 0, die: 1, depot: 2, slot: 2, cost: 0, tile: 'ship' } }
    expect(english.line(board, taken, names, 0)).toBe('You take a ship from depot 2')
    expect(english.line(board, taken, names, 1)).toBe('Anna takes a ship from depot 2')
    expect(english.line(board, { key: 'log-undo', args: { player: 0 } }, names, 0)).toBe('You undo your last action')
  })

  it('knows the places it speaks of', () => {
    const taken = { key: 'log-take', args: { player: 0, depot: 2, slot: 2, tile: 'ship' } }
    expect(english.spots(taken)).toEqual(['depot-2-2'])
    const placed = { key: 'log-place', args: { player: 1, slot: 1, hex: 5, tile: 'ship' } }
    expect(english.spots(placed)).toEqual(['estate-1-5'])
    const bought = { key: 'log-buy', args: { player: 1, slot: 4, workers: 0, tile: 'ship' } }
    expect(english.spots(bought)).toEqual(['black-4'])
    expect(english.spots({ key: 'log-end-turn', args: { player: 1 } })).toEqual([])
  })
})

it('says where a game stands', () => {
  expect(english.moment({ phase: 'C', round: 2 })).toBe('Phase C · round 2')
  expect(english.moment({ phase: null, round: null })).toBe('Setup')
})
