import { describe, expect, test } from 'vitest'

import { voiceOf } from '../../voice.ts'
import { optionsOf, played, variantsFor } from './options.ts'
import type { Box } from './shapes.ts'

const BOX = { variants: ['basic', 'different', 'same'], most_different: 4 } as Box

test.each([
  [1, ['basic']],
  [4, ['basic', 'different', 'same']],
  [5, ['basic', 'same']],
])('%i players choose among %o', (seats, expected) => {
  expect(variantsFor(BOX, seats)).toEqual(expected)
})

test('a duchy is named unless all differ', () => {
  expect(optionsOf({ variant: 'basic', sheet: 'B' })).toEqual({ variant: 'basic', sheet: 'B' })
  expect(optionsOf({ variant: 'different', sheet: 'B' })).toEqual({ variant: 'different' })
})

describe('options in words', () => {
  const voice = voiceOf('dice', 'en')
  const say = (options: object) => played(options, (key, args) => voice.text(key, args))

  test.each([
    [{ players: 2, variant: 'basic', sheet: 'A' }, ['Basic game', 'Duchy A']],
    [{ players: 1, variant: 'basic', sheet: 'C' }, ['One and only', 'Duchy C']],
    [{ players: 3, variant: 'different', sheet: null }, ['All different']],
    [{ players: 2 }, []],
  ])('%o', (options, expected) => {
    expect(say(options)).toEqual(expected)
  })
})
