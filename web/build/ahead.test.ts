import { runInNewContext } from 'node:vm'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { filesAhead } from './ahead.ts'

const BUNDLE = [
  { fileName: 'assets/shell-1.js', imports: [] },
  { fileName: 'assets/lists-3.js', imports: ['assets/shell-1.js'] },
  {
    fileName: 'assets/home-5.js',
    moduleIds: ['/x/web/src/pages/Home.svelte'],
    imports: ['assets/shell-1.js', 'assets/lists-3.js'],
  },
  { fileName: 'assets/en-6.js', moduleIds: ['/x/web/text/shell/en.ftl'], imports: [] },
  { fileName: 'assets/uk-7.js', moduleIds: ['/x/web/text/shell/uk.ftl'], imports: [] },
  { fileName: 'assets/TablePage-8.js', moduleIds: ['/x/web/src/table/TablePage.svelte'], imports: [] },
  { fileName: 'assets/en-9.js', moduleIds: ['/x/web/text/table/en.ftl'], imports: [] },
  {
    fileName: 'assets/dice-10.js',
    moduleIds: ['/x/web/src/games/dice/index.ts'],
    imports: ['assets/shell-1.js', 'assets/TablePage-8.js', 'assets/lists-3.js'],
  },
  { fileName: 'assets/en-11.js', moduleIds: ['/x/src/duchy/games/dice/text/en.ftl'], imports: [] },
]
const PAGE = '<script src="/assets/shell-1.js"></script><link rel="stylesheet" href="/assets/shell-2.css">'

describe('what is fetched ahead', () => {
  const found = filesAhead(BUNDLE, PAGE)

  test('is everything that a page imports, less what every page loads', () => {
    expect(found['']!.all).toEqual(['/assets/home-5.js', '/assets/lists-3.js'])
    expect(found.table!.all).toEqual(['/assets/TablePage-8.js'])
  })

  test('is the words of the page in one language', () => {
    expect(found['']!.en).toEqual(['/assets/en-6.js'])
    expect(found['']!.uk).toEqual(['/assets/uk-7.js'])
    expect(found.table!.en).toEqual(['/assets/en-6.js', '/assets/en-9.js'])
  })

  test('is what a game at a table needs beside the table', () => {
    expect(found['table/dice']!.all).toEqual(['/assets/dice-10.js', '/assets/lists-3.js'])
    expect(found['table/dice']!.en).toEqual(['/assets/en-11.js'])
  })

  const TABLE = ['/assets/TablePage-8.js', '/assets/en-6.js', '/assets/en-9.js']

  test.each([
    ['/', '', '{}', ['de', 'uk-UA', 'en'], ['/assets/home-5.js', '/assets/lists-3.js', '/assets/uk-7.js']],
    ['/table/abc', '', '{"language":"en"}', ['uk'], TABLE],
    ['/table/abc', 'dice', '{}', ['en'], [...TABLE, '/assets/dice-10.js', '/assets/lists-3.js', '/assets/en-11.js']],
    ['/table/abc', 'chess', '{}', ['en'], TABLE],
    ['/rules', '', '{}', ['en'], []],
    ['/', '', 'nonsense', [], ['/assets/home-5.js', '/assets/lists-3.js', '/assets/en-6.js']],
  ])('is asked for by the theme script: %s, %s, %s, %s', (path, game, stored, languages, expected) => {
    const asked: { rel: string; href: string }[] = []
    runInNewContext(readFileSync(new URL('../public/theme.js', import.meta.url), 'utf-8'), {
      localStorage: { getItem: () => stored },
      matchMedia: () => ({ matches: false }),
      location: { pathname: path },
      navigator: { languages },
      document: {
        documentElement: { dataset: {} },
        currentScript: { dataset: { game, ahead: JSON.stringify(found), words: '{}' } },
        createElement: () => ({}),
        head: { append: (link: { rel: string; href: string }) => asked.push(link) },
      },
    })
    expect(asked.map(({ href }) => href)).toEqual(expected)
    expect(asked.filter(({ rel }) => rel !== 'modulepreload')).toEqual([])
  })
})
