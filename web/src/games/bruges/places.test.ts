import { describe, expect, test } from 'vitest'

import { acts } from './acts.ts'
import { activate, burn, calm, canal, draw, endTurn, place, player, view, workers } from './fixtures.ts'
import { cardHeld, cellSpot, houseSpot, placesOf, toolsOf, weigh } from './places.ts'

test.each([
  [workers, ['use-workers', 'workers-red']],
  [calm, ['use-calm', 'markers-red']],
  [canal, ['use-canal', 'cell-2']],
  [place, ['use-place', 'house-2']],
  [activate, ['house-1']],
  [burn, ['house-1']],
  [draw, ['deck-2']],
  [endTurn, ['end_turn']],
])('%o is clicked at %o', (action, places) => {
  expect(placesOf(action)).toEqual(places)
})

test('a card play needs its card; all else can be done with any card taken up', () => {
  expect(toolsOf(workers)).toEqual(['card-1'])
  expect(toolsOf(activate)).toContain('card-1')
  expect(toolsOf(activate)).toContain('card-9')
})

test('the card that is taken up is known by its place', () => {
  expect(cardHeld(['card-12'])).toBe(12)
  expect(cardHeld([])).toBeNull()
})

test('what costs more comes later', () => {
  expect(weigh(canal)).toBeLessThan(weigh(place))
  expect(weigh({ ...workers, cost: { workers: { red: 1 } } })).toBe(3)
})

describe('what the log points at', () => {
  test('a house by who lives there, else the newest one', () => {
    expect(houseSpot(0, player.houses, 1)).toBe('tenant-0-lawyer')
    expect(houseSpot(0, player.houses, 2)).toBe('newest-0')
  })

  test('the outermost cell of a section', () => {
    expect(cellSpot(1, 2, 1, 2)).toBe('section-1-1')
    expect(cellSpot(1, 2, 1, 3)).not.toBe('section-1-1')
  })
})

test('number keys take up cards of the hand', () => {
  expect(acts.numbered(view, 2)).toBe('card-2')
  expect(acts.numbered(view, 3)).toBeNull()
})

test('the end of the turn is the thing to do when nothing else is left', () => {
  const end = (actions: typeof view.actions, played: boolean) =>
    acts.buttons({ ...view, actions, played }).find((button) => button.place === 'end_turn')!.go
  expect(end([endTurn], true)).toBe(true)
  expect(end([activate, endTurn], true)).toBe(false)
  expect(end([endTurn], false)).toBe(false)
})
