import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { authorsOf, allCredits, usedIcons } from './credits.ts'
import { entries, slim } from './fluent.ts'
import { isGameIcon, sprite } from './symbols.ts'

describe('symbols', () => {
  test('are drawn for icons of every kind', () => {
    const drawn = sprite(['ui-globe', 'cow', 'own-castle', 'own-cow'])
    expect(
      [...drawn.matchAll(/<symbol id="i-([\w-]+)" viewBox="0 0 (\d+)/g)].map(([, id, size]) => [id, size]),
    ).toEqual([
      ['ui-globe', '24'],
      ['cow', '512'],
      ['own-castle', '512'],
      ['own-cow', '512'],
    ])
  })

  test.each(['ui-no-such', 'no-such', 'own-no-such'])('%s fails', (name) => {
    expect(() => sprite([name])).toThrow(name)
  })
})

describe('credits', () => {
  test('name an author for every icon of the games', () => {
    expect(authorsOf(['pig', 'cow', 'sheep']).map(({ name }) => name)).toEqual(['Delapouite', 'Skoll'])
    expect(() => authorsOf(['nobody-drew-me'])).toThrow('nobody-drew-me')
    expect(usedIcons().filter(isGameIcon).length).toBeGreaterThan(20)
  })

  test('name the licence of everything else', () => {
    const { libraries, fonts, lucide } = allCredits()
    for (const work of [...libraries, ...fonts, lucide])
      expect(work.licence).toMatch(/^(MIT|ISC|Apache-2\.0|OFL-1\.1)$/)
  })
})

test('Fluent files lose comments and what only a terminal says, and nothing else', () => {
  const source =
    '# a\n\nfirst = A\n    .help = B\nerror-x = C\n    .more = D\n-term = E\ncli-y = { $n ->\n   *[other] F\n}\nlast = G\n'
  expect(slim(source)).toBe('first = A\n    .help = B\n-term = E\nlast = G\n')
})

test('some entries of a Fluent file are whole entries', () => {
  const source = 'game-name = A\n    .short = B\ngame-summary = C\n'
  expect(entries(source, (line) => line.startsWith('game-name'))).toBe('game-name = A\n    .short = B\n')
})

test('nothing in the page itself breaks the content security policy', () => {
  const page = readFileSync(new URL('../index.html', import.meta.url), 'utf-8')
  expect(page).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/)
})
