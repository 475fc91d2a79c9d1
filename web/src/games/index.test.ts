import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, test, vi } from 'vitest'

import type { Board } from '../api/types.ts'
import { LANGUAGES } from '../languages.ts'
import { gameText, speak } from '../text.svelte.ts'
import { loadFront, loadGame, loadSymbols } from './index.ts'

const names = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  vi.stubGlobal('navigator', { languages: ['en'] })
  await Promise.all(names.flatMap((name) => [loadFront(name), loadGame(name)])) // their components are compiled here
})

test('there are several games', () => {
  expect(names.length).toBeGreaterThan(1)
})

test('a game that this client does not know is none', async () => {
  expect(await loadFront('chess')).toBeNull()
  expect(await loadGame('chess')).toBeNull()
})

describe.each(names)('%s', (name) => {
  test('brings symbols for its pictures', async () => {
    expect(await loadSymbols(name)).toContain('<symbol id=')
  })

  test('draws every pattern that its categories name', async () => {
    const { categories, patterns } = (await loadGame(name))!
    const drawn = patterns.map(({ id }) => id)
    expect(categories.flatMap(({ pattern }) => pattern ?? []).filter((id) => !drawn.includes(id))).toEqual([])
  })

  test.each(LANGUAGES)('has words of its own and those of all games in %s', async (language) => {
    const { categories } = (await loadGame(name))!
    await speak(language)
    const say = gameText(name)
    const keys = [
      'game-name',
      'bot-duke',
      'table-players',
      ...categories.map((category) => `category-${category.name}`),
    ]
    expect(keys.filter((key) => say(key) === key)).toEqual([])
  })

  test.each(LANGUAGES)('says everything of its player aid in %s', async (language) => {
    const { board } = (await import(`./${name}/fixtures.ts`)) as { board: Board }
    const aid = await (await loadGame(name))!.aid!()
    await speak(language)
    const said = aid
      .sections(board)
      .flatMap(({ title, entries }) => [title, ...entries.flatMap((e) => [e.title, e.text])])
    expect(said.length).toBeGreaterThan(20)
    expect(said.filter((text) => !text || /^[a-z]+(-[a-z]+)+(\.[a-z]+)?$/.test(text))).toEqual([])
  })
})
