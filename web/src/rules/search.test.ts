import { describe, expect, test } from 'vitest'

import { hits, matches, pieces, plain, terms } from './search.ts'

function found(text: string, query: string): string[] {
  return hits(text, terms(query)).map(([from, to]) => text.slice(from, to))
}

test('plain text has a letter for each letter', () => {
  const text = 'Ещё Їжак, café, carpenter’s'
  expect(plain(text)).toBe("еще їжак, cafe, carpenter's")
  expect(plain(text)).toHaveLength(text.length)
})

describe('a query finds', () => {
  test.each([
    ['Workers bend the dice: a worker changes a die.', 'WORKER', ['Workers', 'worker']],
    ['The city holds one of each; cities may differ.', 'cities', ['city', 'cities']],
    ['Каждый размещённый корабль. Два корабля и корабли.', 'корабли', ['корабль', 'корабля', 'корабли']],
    ['Рабочий, рабочие, рабочих', 'рабочего', ['Рабочий', 'рабочие', 'рабочих']],
    ['Чёрный склад', 'черный', ['Чёрный']],
    ['Копальня дає монету; копалень три, копальні', 'копальня', ['Копальня', 'копальні']],
    ['майстерня столяра', 'майстерні', ['майстерня']],
    ['carpenter’s workshop', "carpenter's", ['carpenter’s']],
  ])('in “%s” the words of “%s”', (text, query, expected) => {
    expect(found(text, query)).toEqual(expected)
  })
})

describe('a query does not find', () => {
  test('the middle of a word', () => {
    expect(found('A boarding house', 'ding')).toEqual([])
  })
  test('anything when it is empty', () => {
    expect(found('Anything', '   ')).toEqual([])
    expect(matches(['Anything'], terms(''))).toBe(true)
  })
})

describe('a rule matches', () => {
  test('when all words stand somewhere in it, in any order', () => {
    expect(matches(['Sell goods', 'For the sale you get silver.'], terms('silver sell'))).toBe(true)
  })
  test('and not when one is missing', () => {
    expect(matches(['Sell goods', 'For the sale you get silver.'], terms('silver cow'))).toBe(false)
  })
})

test('the pieces of a text make up the whole text', () => {
  const text = 'Take a tile and place a tile.'
  const cut = pieces(text, terms('tile'))
  expect(cut.map((piece) => piece.text).join('')).toBe(text)
  expect(cut.filter((piece) => piece.hit).map((piece) => piece.text)).toEqual(['tile', 'tile'])
})
