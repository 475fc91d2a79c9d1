import { FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test, vi } from 'vitest'

import { bestLanguage, LANGUAGES } from './languages.ts'
import { capital, dateTime, gameText, gameWords, list, speak, t, unbroken, words } from './text.svelte.ts'

const folder = new URL('../text/', import.meta.url)
const read = (area: string, language: string) => readFileSync(new URL(`${area}/${language}.ftl`, folder), 'utf-8')
const areas = readdirSync(folder).filter((area) => readdirSync(new URL(area, folder)).length)

/** Every key of a file: messages that say something, and attributes. */
function keysOf(source: string): string[] {
  return new FluentResource(source).body.flatMap((entry) => [
    ...(entry.value === null ? [] : [entry.id]),
    ...Object.keys('attributes' in entry ? entry.attributes : {}).map((attribute) => `${entry.id}.${attribute}`),
  ])
}

const sources = new URL('.', import.meta.url)
const code = readdirSync(sources, { recursive: true, encoding: 'utf-8' })
  .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(new URL(path, sources), 'utf-8'))
  .join('\n')

describe('our own words', () => {
  test.each(areas)('of %s are there in every language', (area) => {
    const [english, ...others] = LANGUAGES.map((language) => keysOf(read(area, language)).sort())
    expect(english!.length).toBeGreaterThan(0)
    for (const other of others) expect(other).toEqual(english)
  })

  test.each(LANGUAGES)('have no key twice (%s)', (language) => {
    const keys = areas.flatMap((area) => keysOf(read(area, language)))
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  test('are there wherever a page asks for them', () => {
    const known = new Set(areas.flatMap((area) => keysOf(read(area, 'en'))))
    const asked = [...code.matchAll(/\bt\('([a-z][\w.-]*)'/g)].map(([, key]) => key!)
    expect(asked.length).toBeGreaterThan(100)
    expect(asked.filter((key) => !known.has(key))).toEqual([])
  })
})

describe('speaking', () => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: { lang: '' } })
    await speak('en')
    await words('shell')
  })

  test('counts as the language does', async () => {
    await speak('ru')
    expect([1, 3, 5].map((count) => t('card-open', { count }))).toEqual([
      'Свободно 1 место',
      'Свободно 3 места',
      'Свободно 5 мест',
    ])
    await speak('uk')
    expect([1, 3, 5].map((count) => t('card-open', { count }))).toEqual([
      'Вільне 1 місце',
      'Вільні 3 місця',
      'Вільних місць: 5',
    ])
    expect(document.documentElement.lang).toBe('uk')
  })

  test('writes whole numbers below a thousand as Intl.NumberFormat would', async () => {
    for (const language of LANGUAGES) {
      await speak(language)
      for (const points of [0, 7, 999, -12, 1000, 12345, 0.5]) {
        const written = new Intl.NumberFormat(language).format(points)
        expect(t('new-players', { first: points, last: 3 }), language).toContain(written)
      }
    }
  })

  test('asks no Intl.NumberFormat for them, nor for numbers that stand in a text', async () => {
    await gameWords('burgundy')
    const asked = vi.spyOn(Intl, 'NumberFormat')
    for (const language of LANGUAGES) {
      await speak(language)
      expect(gameText('burgundy')('tile-cow-3.effect'), language).toContain('3')
      expect(t('new-players', { first: 7, last: 999 }), language).toContain('999')
    }
    expect(asked).not.toHaveBeenCalled()
  })

  test('finds what belongs to a text', async () => {
    await speak('en')
    expect(t('new-undo.help')).toBe('Until something new is revealed.')
  })

  test('the last of two changes wins, however they are answered', async () => {
    await Promise.all([speak('ru'), speak('en')])
    expect(t('close')).toBe('Close')
  })

  test('a text that is missing shows its key, so that a page goes on', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(t('no-such-key')).toBe('no-such-key')
  })

  test('writes lists, dates and capitals as the language does', async () => {
    await speak('ru')
    expect(list(['Анна', 'Одо'])).toBe('Анна и Одо')
    expect(capital('здания')).toBe('Здания')
    expect(dateTime('2026-11-15T05:57:20Z')).toContain('2026')
  })
})

test.each([
  ['+1 коричневый маркер', '+1_коричневый маркер'],
  ['Забирает 3 овец с поля 5 в 4 участка', 'Забирает 3_овец с_поля 5 в_4_участка'],
  ['Takes a die: 5 and 3', 'Takes a_die: 5_and 3'],
])('%s is not broken after a number or a letter', (text, kept) => {
  expect(unbroken(text)).toBe(kept.replaceAll('_', '\u00a0'))
})

test.each([
  [['uk-UA', 'en'], 'uk'],
  [['de', 'ru-RU'], 'ru'],
  [['de'], 'en'],
  [[], 'en'],
])('of %s we speak %s', (wished, best) => {
  expect(bestLanguage(wished)).toBe(best)
})
