import { describe, expect, it } from 'vitest'

import { voiceOf } from '../../voice.ts'
import {
  actions,
  board,
  build,
  buildDearly,
  castle,
  pass,
  player,
  seal,
  sealed,
  second,
  sell,
  sheet,
  view,
} from './fixtures.ts'
import type { View } from './shapes.ts'
import { Words } from './words.ts'

const speak = (language: string) => new Words(voiceOf('dice', language))
const english = speak('en')
const names = ['Ada', 'Bruno']

describe('an action, read out', () => {
  it.each([
    [
      build,
      'Write 4 in hex 2 (pasture). Closed: pasture, 2 hexes. +6 points (pastures, doubled). Then for 1 silver: 5 and river',
    ],
    [
      buildDearly,
      'Write 1 in hex 2 (pasture, worker). Closed: pasture, 2 hexes. +6 points (pastures, doubled). ' +
        '+4 points at the end of the round: all pastures filled',
    ],
    [
      second,
      'Spend 1 silver: write 5 in hex 2 (river). Closed: river, 2 hexes. +3 points (areas closed). +1 goods token',
    ],
    [castle, 'Starting castle on hex 3 (monk). +1 point (castles). +1 monk'],
    [sell, 'Sell 2 goods tokens. +4 points (goods sold). +2 silver'],
    [pass, 'Take a worker. +1 worker'],
    [seal, 'Done'],
    [sheet, 'Take duchy B'],
  ])('%#', (action, said) => {
    expect(english.action(board, view, action)).toBe(said)
  })

  it.each(['ru', 'uk'])('in every language: %s', (language) => {
    const words = speak(language)
    for (const action of actions) {
      expect(words.action(board, view, action)).not.toMatch(/[a-z]{3}/)
      const { title, place, parts, then, note } = words.card(board, view, action)
      expect([title, place, then, note, ...parts.map(({ text }) => text)].join()).not.toMatch(/[a-z]{3}/)
    }
    expect(words.prompt(sealed, names).title).not.toMatch(/[a-z]{3}/)
    expect(words.alone({ ...board, verdicts: { great: 51 } }, view).note).not.toMatch(/[a-z]{3}/)
  })
})

describe('a card', () => {
  it('tells what a building brings, in all and in parts, and what follows', () => {
    expect(english.card(board, view, build)).toEqual({
      title: 'Write 4',
      place: 'Pasture, hex 2, area of 2',
      points: 6,
      parts: [{ text: 'Closed: pasture, 2 hexes, counted double', points: 6 }],
      then: 'Then for 1 silver: 5 and river',
    })
  })

  it('promises an award without counting it', () => {
    const { points, parts } = english.card(board, view, buildDearly)
    expect(points).toBe(6)
    expect(parts.at(-1)).toEqual({ text: '+4 points at the end of the round: all pastures filled' })
  })

  it('explains the bonus of a castle', () => {
    expect(english.card(board, view, castle).note).toContain('any colour')
  })
})

describe('the prompt', () => {
  it('asks, in a headline and what to do about it', () => {
    expect(english.prompt(view, names)).toEqual({ title: 'Fill a hex, or take a worker' })
    const sale = { ...view, prompt: { key: 'prompt-sell' } }
    expect(english.prompt(sale, names)).toEqual({ title: 'Double hourglass: how many goods do you sell?' })
  })

  it('tells me what I have sealed, and whom we wait for', () => {
    expect(english.prompt(sealed, names)).toEqual({
      title: 'Your choice: 4 in hex 2',
      hint: 'Waiting for Bruno. All choices are revealed together; until then you can change yours.',
    })
  })

  it('speaks of a sealed pass and of a sealed castle as well', () => {
    const with_ = (draft: object): View => ({
      ...sealed,
      players: [{ ...sealed.players[0]!, draft: { ...sealed.players[0]!.draft!, ...draft } }, player],
    })
    expect(english.prompt(with_({ round: { ...player.last, passed: true } }), names).title).toBe(
      'Your choice: take a worker',
    )
    expect(english.prompt(with_({ round: player.last }), names).title).toBe('Your choice: castle')
  })

  it('never tells another what was sealed', () => {
    const other = {
      ...sealed,
      viewer: 1,
      players: [
        { ...player, sealed: true },
        { ...player, sealed: true },
      ],
    }
    expect(english.prompt(other, names).title).toBe('Ready')
  })

  it('speaks of the dice that were taken up', () => {
    expect(english.holding(view, ['pips-2', 'colours-1'])).toEqual({ title: '5 + pasture: tap a glowing hex' })
    expect(english.holding(view, [])).toBeNull()
  })

  it('calls taking back what it is', () => {
    expect(english.undo(sealed)).toBe('Change your mind')
    expect(english.undo(view)).toBeNull()
  })
})

describe('a line of the log', () => {
  it('tells what was written and what it brought', () => {
    const line = {
      key: 'log-build',
      args: { player: 1, number: 4, hex: 2, colour: 'pasture', used: 'monk' },
      gain: { vp: { pastures: 6 } },
    }
    expect(english.line(board, line, names)).toBe(
      'Bruno writes 4 in a pasture hex (monk) · +6 points (pastures, doubled)',
    )
    expect(english.spots(line)).toEqual(['sheet-1-2'])
  })

  it('does not say twice what its words tell', () => {
    const line = {
      key: 'log-award',
      args: { player: 0, colour: 'mine', rank: 'first', vp: 3 },
      gain: { vp: { colours: 3 } },
    }
    expect(english.line(board, line, names)).toBe('Ada is first to fill all mines: +3 points')
    expect(english.spots(line)).toEqual([])
  })

  it('tells the roll', () => {
    const args = { round: 3, first: 4, second: 5, first_colour: 'pasture', second_colour: 'river', hourglasses: 1 }
    expect(english.line(board, { key: 'log-roll', args }, names)).toBe(
      'Round 3: 4 and 5, pasture and river, one hourglass',
    )
  })
})

it('says where a game stands', () => {
  expect(english.moment({ phase: 'II', round: 13 })).toBe('Phase II · round 13')
  expect(english.moment({ phase: null, round: null })).toBe('Before the first roll')
})

describe('a game alone', () => {
  const end = (vp: number, verdict: string): View => ({
    ...view,
    players: [{ ...player, verdict, content: { ...player.content, vp } }],
  })
  const box = { ...board, verdicts: { great: 51, perfect: 61, incredible: 70 } }

  it.each([
    [50, 'none', { title: 'Good try', note: 'Titles start at 51 points. 1 more point for “great”.' }],
    [62, 'perfect', { title: 'Perfect!', note: '8 more points for “incredible”.' }],
    [70, 'incredible', { title: 'Incredible!', note: '' }],
  ])('with %i points', (vp, verdict, said) => {
    expect(english.alone(box, end(vp, verdict))).toEqual(said)
  })

  it('names the titles and what they take', () => {
    expect(english.titles(box)).toEqual([
      { points: 51, name: 'great' },
      { points: 61, name: 'perfect' },
      { points: 70, name: 'incredible' },
    ])
    expect(english.titles(board)).toEqual([])
  })
})
