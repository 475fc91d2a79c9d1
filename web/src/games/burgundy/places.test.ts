import { expect, test } from 'vitest'

import { boxOf } from './box.ts'
import { buy, buyWorkers, copyChurch, flock, take } from './fixtures.ts'
import { placesOf, weigh } from './places.ts'

test('the crane chooses a building, geese the animals beside them, workers are bought with silver', () => {
  expect(placesOf(copyChurch)).toEqual(['copy-4'])
  expect(placesOf(flock)).toEqual(['hex-5', 'hex-10'])
  expect(placesOf(buyWorkers)).toEqual(['buy_workers'])
  expect(weigh(buyWorkers)).toBeGreaterThan(weigh(copyChurch))
})

test('one of several equal tiles is clicked wherever one of them lies', () => {
  expect(placesOf({ ...take, targets: { ...take.targets, slots: [1, 3] } })).toEqual(['depot-3-1', 'depot-3-3'])
  expect(placesOf({ ...buy, targets: { black: [2, 4] } })).toEqual(['black-2', 'black-4'])
})

test('an inn is bought at the inns, a route tile chosen where it lies', () => {
  expect(placesOf({ ...buy, kind: 'buy_inn', targets: { inn: true } })).toEqual(['inn'])
  expect(placesOf({ ...buy, kind: 'arrange', targets: { route: 3 } })).toEqual(['route-3'])
})

test('what shields bring is clicked at shields, castles, spaces and offers', () => {
  const at = (kind: string, targets: object) => placesOf({ ...buy, kind, targets })
  expect(at('take_shield', { shield: 5, depot: 2 })).toEqual(['shield-5'])
  expect(at('give_up', { shield: 5, hex: 19 })).toEqual(['hex-19', 'give-5'])
  expect(at('settle', { depot: 2, slots: [1], hex: 7 })).toEqual(['hex-7'])
  expect(at('settle_black', { black: [1], hex: 7 })).toEqual(['hex-7'])
  expect(at('load_colour', { goods: 3 })).toEqual(['fetch-3'])
  expect(at('name_player', { player: 1 })).toEqual(['name-1'])
  expect(at('set_die', { dice: [1] })).toEqual(['set_die'])
  expect(at('pay_tribute', {})).toEqual(['pay_tribute'])
  expect(at('return_castle', { dice: [1, 2], hex: 4 })).toEqual(['hex-4'])
})

test('tiles are drawn by their names where there is no table', () => {
  expect(boxOf('geese', 'crane', 'cow_3', 'monastery_28', 'inn').tiles).toEqual({
    geese: { colour: 'animal', species: 'geese', number: 2 },
    crane: { colour: 'building' },
    cow_3: { colour: 'animal', species: 'cow', number: 3 },
    monastery_28: { colour: 'monastery', number: 28 },
    inn: { colour: 'inn' },
  })
})
