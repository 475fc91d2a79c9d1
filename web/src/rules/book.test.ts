import { FluentResource } from '@fluent/bundle'
import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { LANGUAGES } from '../languages.ts'
import { loadBook, readBook } from './book.ts'

const WORDS = `
printing-a = First
printing-b = Second
chapter-start = To begin with
rule-goal = What for
    .text =
        One.

        Two.
    .in-a = So it was.
    .from-b = So it is.
`

test('a rule has paragraphs and notes on printings', () => {
  const contents = {
    notes: { 'in-a': ['a'], 'from-b': ['b', 'c'] },
    chapters: [{ chapter: 'start', rules: [{ key: 'goal', ids: ['X-1'] }] }],
  }
  const book = readBook(contents, new FluentResource(WORDS).body, 'en')
  expect([...book.editions]).toEqual([
    ['a', 'First'],
    ['b', 'Second'],
    ['c', 'printing-c'],
  ])
  expect(book.chapters[0]!.title).toBe('To begin with')
  expect(book.chapters[0]!.rules[0]).toEqual({
    key: 'goal',
    title: 'What for',
    paragraphs: ['One.', 'Two.'],
    example: null,
    notes: [
      { editions: ['a'], text: 'So it was.' },
      { editions: ['b', 'c'], text: 'So it is.' },
    ],
    ids: ['X-1'],
    tiles: [],
    editions: null,
  })
})

const folder = new URL('../../../src/duchy/games/', import.meta.url)
const written = readdirSync(folder).filter((game) => existsSync(new URL(`${game}/rulebook`, folder)))

describe.each(written)('the rules of %s', (game) => {
  test.each(LANGUAGES)('can be read in %s, paragraphs and all', async (language) => {
    const book = await loadBook(game, language)
    const rules = book!.chapters.flatMap((chapter) => chapter.rules)
    expect(rules.length).toBeGreaterThan(20)
    expect(rules.some(({ paragraphs }) => paragraphs.length > 1)).toBe(true)
    expect(rules.every(({ title, key }) => title !== `rule-${key}`)).toBe(true)
  })
})

test('a game without rules has no book', async () => {
  expect(await loadBook('nothing', 'en')).toBeNull()
})
