import { readFileSync } from 'node:fs'

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

import { actions, board, build, buildDearly, castle, pass, player, seal, sealed, second, sell, sheet, view } from './fixtures.ts'
import type { View } from './shapes.ts'
import { Words } from './words.ts'

const source = (path: string) => readFileSync(new URL(`../../../../src/duchy/${path}`, import.meta.url), 'utf-8')

function speak(language: string): Words {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const path of ['engine', 'games/dice']) {
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
const names = ['Ada', 'Bruno']

describe('an action, read out', () => {
  it.each([
    [build, 'Write 4 in hex 2: pasture. closed: pasture, size 2. +6 points (pastures, doubled). Then, for a silver: 5 and river'],
    [
      buildDearly,
      'Write 1 in hex 2: pasture (worker). closed: pasture, size 2. +6 points (pastures, doubled). ' +
        'at the end of the round +4 points: all hexes of a colour (pasture)',
    ],
    [second, 'Second building for a silver: 5 in hex 2, river. closed: river, size 2. +3 points (areas closed). +1 goods'],
    [castle, 'Start castle on hex 3: monk. +1 point (castles). +1 monk'],
    [sell, 'Sell 2 of the goods. +4 points (goods sold). +2 silver'],
    [pass, 'Pass: take a worker. +1 worker'],
    [seal, 'Seal'],
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
      parts: [{ text: 'Closed: pasture, size 2, counted double', points: 6 }],
      then: 'Then, for a silver: 5 and river',
    })
  })

  it('promises an award without counting it', () => {
    const { points, parts } = english.card(board, view, buildDearly)
    expect(points).toBe(6)
    expect(parts.at(-1)).toEqual({ text: 'At the end of the round +4 points: all hexes of a colour (pasture)' })
  })

  it('explains the bonus of a castle', () => {
    expect(english.card(board, view, castle).note).toContain('Changes the colour die')
  })
})

describe('the prompt', () => {
  it('asks, in a headline and what to do about it', () => {
    expect(english.prompt(view, names)).toEqual({ title: 'Build one hex, or pass for a worker' })
    const sale = { ...view, prompt: { key: 'prompt-sell' } }
    expect(english.prompt(sale, names)).toEqual({ title: 'Double hourglass', hint: 'How many goods do you sell?' })
  })

  it('tells me what I have sealed, and whom we wait for', () => {
    expect(english.prompt(sealed, names)).toEqual({
      title: 'Sealed: 4 in hex 2',
      hint: 'Waiting for Bruno. All choices open together; until then you may break your seal.',
    })
  })

  it('speaks of a sealed pass and of a sealed castle as well', () => {
    const with_ = (draft: object): View => ({ ...sealed, players: [{ ...sealed.players[0]!, draft: { ...sealed.players[0]!.draft!, ...draft } }, player] })
    expect(english.prompt(with_({ round: { ...player.last, passed: true } }), names).title).toBe('Sealed: you pass')
    expect(english.prompt(with_({ round: player.last }), names).title).toBe('Sealed: castle')
  })

  it('never tells another what was sealed', () => {
    const other = { ...sealed, viewer: 1, players: [{ ...player, sealed: true }, { ...player, sealed: true }] }
    expect(english.prompt(other, names).title).toBe('Sealed')
  })

  it('speaks of the dice that were taken up', () => {
    expect(english.holding(view, ['pips-1', 'colours-0'])).toBe('You hold 5 + pasture: click a glowing hex')
    expect(english.holding(view, [])).toBeNull()
  })

  it('calls taking back what it is', () => {
    expect(english.undo(sealed)).toBe('Break the seal')
    expect(english.undo(view)).toBeNull()
  })
})

describe('a line of the log', () => {
  it('tells what was written and what it brought', () => {
    const line = { key: 'log-build', args: { player: 1, number: 4, hex: 1, colour: 'pasture', used: 'monk' }, gain: { vp: { pastures: 6 } } }
    expect(english.line(board, line, names)).toBe('Bruno writes 4: pasture (monk) · +6 points (pastures, doubled)')
    expect(english.spots(line)).toEqual(['sheet-1-1'])
  })

  it('does not say twice what its words tell', () => {
    const line = { key: 'log-award', args: { player: 0, colour: 'mine', rank: 'first', vp: 3 }, gain: { vp: { colours: 3 } } }
    expect(english.line(board, line, names)).toBe('Ada is the first to build a whole colour: mine, +3 points')
    expect(english.spots(line)).toEqual([])
  })

  it('tells the roll', () => {
    const args = { round: 3, first: 4, second: 5, first_colour: 'pasture', second_colour: 'river', hourglasses: 1 }
    expect(english.line(board, { key: 'log-roll', args }, names)).toBe('Round 3: 4, 5, pasture, river; one hourglass')
  })
})

it('says where a game stands', () => {
  expect(english.moment({ phase: 'II', round: 13 })).toBe('Phase II · round 13')
  expect(english.moment({ phase: null, round: null })).toBe('Before the first roll')
})

describe('a game alone', () => {
  const end = (vp: number, verdict: string): View => ({ ...view, players: [{ ...player, verdict, content: { ...player.content, vp } }] })
  const box = { ...board, verdicts: { great: 51, perfect: 61, incredible: 70 } }

  it.each([
    [50, 'none', { title: 'A fair try', note: 'A title begins at 51 points. 1 point more would be: great.' }],
    [62, 'perfect', { title: 'Perfect!', note: '8 points more would be: incredible.' }],
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
