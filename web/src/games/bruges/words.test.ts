import { describe, expect, test, vi } from 'vitest'

import { LANGUAGES } from '../../languages.ts'
import { voiceOf } from '../../voice.ts'
import { activate, board, burn, calm, canal, draw, endTurn, place, view, workers } from './fixtures.ts'
import type { ActionView, LogLine } from './shapes.ts'
import { Words } from './words.ts'

vi.mock('../../text.svelte.ts', () => ({ currentLanguage: () => 'en' }))

const words = new Words(voiceOf('bruges', 'en'))

test('a prompt is a headline and what to do', () => {
  expect(words.prompt(view, ['Anna', 'Bob'])).toEqual({ title: 'Your turn', hint: 'Play a card or use a character' })
})

test('a card that is taken up is named', () => {
  expect(words.holding(view, ['card-1'])?.title).toBe('Queen: what to do with it?')
  expect(words.holding(view, [])).toBeNull()
  expect(words.holding(view, ['card-2'])).toBeNull() // it has not been looked at
})

describe('an action before it is done', () => {
  test('tells what it costs, what it is worth at the end, and how the majority stands', () => {
    const { points, parts } = words.card(board, view, canal)
    expect(points).toBe(0)
    expect(parts).toContainEqual({ text: 'At the end (third canal cells)', points: 3 })
    expect(parts.map(({ text }) => text)).toContain('Majority in canals: then 5 : 5')
  })

  test('tells who helps', () => {
    expect(words.card(board, view, workers).parts.map(({ text }) => text)).toContain('Thanks to: Lawyer')
  })

  test('tells points that come at once apart', () => {
    expect(words.card(board, view, calm).points).toBe(1)
  })

  test('tells what is lost', () => {
    expect(words.card(board, view, burn).parts.map(({ text }) => text)).toContain('At the end (houses): −1')
  })

  test('tells what the character does and what follows', () => {
    const { note, then } = words.card(board, view, activate)
    expect(note).toBe('gain 1 VP')
    expect(then).toBe('draw cards')
    expect(words.card(board, view, place).note).toBe('gain 1 VP')
  })

  test('tells what it does to others by their names', () => {
    words.names = ['Anna', 'Bob']
    const hit: ActionView = { ...activate, hits: [{ player: 1, cost: { guilders: 2 } }] }
    expect(words.card(board, view, hit).parts.some(({ text }) => text.startsWith('Bob:'))).toBe(true)
  })
})

test('a card ends the turn unless it asks something or characters can be used', () => {
  const play = { ...endTurn, kind: 'money', then: undefined } as typeof endTurn
  expect(words.endsTurn({ ...view, actions: [play] }, play)).toBe(true)
  expect(words.endsTurn({ ...view, actions: [play, activate] }, play)).toBe(false)
  expect(words.endsTurn({ ...view, actions: [play] }, { ...play, then: 'colour' })).toBe(false)
  expect(
    words.endsTurn({ ...view, actions: [activate, endTurn], played: true }, { ...activate, then: undefined }),
  ).toBe(true)
  expect(words.endsTurn({ ...view, actions: [endTurn] }, endTurn)).toBe(true)
})

test('the same threats of several players are one line', () => {
  const hit = (player: number, blue: number) =>
    ({ key: 'log-markers', args: { player }, cost: { markers: { blue } } }) as unknown as LogLine
  const dice = { key: 'log-dice', args: {} } as unknown as LogLine
  const joined = words.joined([dice, hit(0, 1), hit(1, 2), hit(2, 1)])
  expect(joined.map(({ key, args }) => [key, args.players ?? args.player])).toEqual([
    ['log-dice', undefined],
    ['table-markers', [0, 2]],
    ['log-markers', 1],
  ])
  expect(words.line(board, joined[1]!, ['You', 'Odo', 'Ida'])).toMatch(/^Threatened: You and Ida/)
})

test('the end of a turn is doubted while characters can be used', () => {
  expect(words.doubt({ ...view, actions: [activate, endTurn] }, endTurn)).toMatch(/1 character/)
  expect(words.doubt({ ...view, actions: [endTurn] }, endTurn)).toBeNull()
})

test.each([
  [{ key: 'log-canal', args: { player: 1, section: 2 } }, ['section-1-2']],
  [{ key: 'log-house', args: { player: 0, colour: 'red' } }, ['newest-0']],
  [{ key: 'log-place', args: { player: 0, card: 'queen' } }, ['tenant-0-queen']],
  [{ key: 'log-money', args: { player: 0, card: 'queen' } }, []],
])('%o points at %o', (line, spots) => {
  expect(words.spots(line as LogLine)).toEqual(spots)
})

test('where a game stands', () => {
  expect(words.moment({ phase: 'cards', round: 5 })).toBe('Round 5 · cards')
})

describe.each(LANGUAGES)('in %s', (language) => {
  const said = new Words(voiceOf('bruges', language))

  test.each([workers, canal, calm, place, activate, burn, endTurn, draw])('%o is said', (action) => {
    expect(said.action(board, view, action)).not.toMatch(/[{}]|undefined|NaN/)
  })

  test('when characters act', () => {
    expect(Object.values(board.cards).map((info) => said.when(info))).not.toContain('')
  })

  test('the uses of a card of every colour', () => {
    for (const colour of board.colours) {
      for (const count of [1, 2, 5]) expect(said.say('table-use-workers', { colour, count })).toMatch(/^\d /)
      expect(said.say('table-use-house', { colour })).not.toContain('$')
    }
  })
})
