import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'

import { allWords } from './firstwords.ts'

interface Drawn {
  tag: string
  textContent?: string
  className?: string
  within: Drawn[]
  append: (...more: Drawn[]) => void
}

/** What the theme script has put on the page when it is read to its end. */
function drawnAt(path: string, game: string, languages: string[], words: object): Drawn[] {
  const element = (tag: string): Drawn => {
    const within: Drawn[] = []
    return { tag, within, append: (...more) => within.push(...more) }
  }
  const app = element('div')
  let read = () => {}
  runInNewContext(readFileSync(new URL('../public/theme.js', import.meta.url), 'utf-8'), {
    localStorage: { getItem: () => null },
    matchMedia: () => ({ matches: false }),
    location: { pathname: path },
    navigator: { languages },
    document: {
      documentElement: { dataset: {} },
      currentScript: { dataset: { game, ahead: '{}', words: JSON.stringify(words) } },
      createElement: element,
      getElementById: () => app,
      addEventListener: (_: string, then: () => void) => (read = then),
    },
  })
  read()
  return app.within
}

describe('what is said before anything has come', () => {
  const words = allWords()

  test('is there in every language, for every game', () => {
    expect(Object.keys(words)).toEqual(['en', 'ru', 'uk'])
    for (const said of Object.values(words)) {
      expect(Object.keys(said).sort()).toEqual(['bruges', 'burgundy', 'dice', 'loading'])
      for (const text of Object.values(said)) expect(text).toMatch(/^[^{}]+$/)
    }
  })

  test.each([
    ['burgundy', ['de', 'uk-UA'], ['h1 Замки Бургундії', 'p Готуємо стіл…']],
    ['bruges', ['de'], ['h1 Bruges', 'p Setting up the table…']],
    ['', ['en'], ['p Setting up the table…']],
  ])('names the game of a table: %s, %s', (game, languages, expected) => {
    const [main] = drawnAt('/table/abc', game, languages, words)
    expect(main).toMatchObject({ tag: 'main', className: 'arriving', ariaBusy: 'true' })
    expect(main!.within.map(({ tag, textContent }) => `${tag} ${textContent}`)).toEqual(expected)
  })

  test.each([['/'], ['/table/abc/replay'], ['/rules']])('is nothing at %s', (path) => {
    expect(drawnAt(path, '', ['en'], words)).toEqual([])
  })

  test('is nothing on a page that was not built', () => {
    expect(drawnAt('/table/abc', '', ['en'], {})).toEqual([])
  })
})
