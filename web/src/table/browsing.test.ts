import { expect, test } from 'vitest'

import { browse, countIn, type Filed } from './browsing.ts'

const CARDS: Filed[] = [
  { id: 'queen', facets: { colour: 'red', group: 'noble' }, text: 'Queen Once a round, gain 1 VP.' },
  {
    id: 'bishop',
    facets: { colour: 'brown', group: 'clergy' },
    text: 'Bishop At game end, gain 1 VP for every 2 workers.',
  },
  { id: 'monk', facets: { colour: 'red', group: 'clergy' }, text: 'Monk Draw 2 cards.' },
]
const ids = (found: Filed[]) => found.map(({ id }) => id)

test('nothing chosen shows all', () => {
  expect(ids(browse(CARDS, {}, ''))).toEqual(['queen', 'bishop', 'monk'])
  expect(ids(browse(CARDS, { colour: [] }, ' '))).toEqual(['queen', 'bishop', 'monk'])
})

test('values of a facet are alternatives, facets are conditions', () => {
  expect(ids(browse(CARDS, { colour: ['red', 'brown'] }, ''))).toEqual(['queen', 'bishop', 'monk'])
  expect(ids(browse(CARDS, { colour: ['red'], group: ['clergy'] }, ''))).toEqual(['monk'])
})

test('all words of a search must be there', () => {
  expect(ids(browse(CARDS, {}, 'gain vp'))).toEqual(['queen', 'bishop'])
  expect(ids(browse(CARDS, {}, 'gain END'))).toEqual(['bishop'])
  expect(ids(browse(CARDS, {}, 'duck'))).toEqual([])
})

test('a letter with dots is found without them', () => {
  const [card] = [{ id: 'x', facets: {}, text: 'Учёный' }]
  expect(ids(browse([card], {}, 'ученый'))).toEqual(['x'])
})

test('counts leave out what is chosen in the facet itself', () => {
  const counts = countIn(CARDS, 'colour', { colour: ['brown'], group: ['clergy'] }, '')
  expect(Object.fromEntries(counts)).toEqual({ brown: 1, red: 1 })
})
