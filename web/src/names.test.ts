import { beforeAll, expect, test, vi } from 'vitest'

import type { TableInfo } from './api/types.ts'
import { botNames, keptBotName, ownSeat, seatName, seatNames, shownName } from './names.ts'
import { speak, words } from './text.svelte.ts'

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  await speak('en')
  await words('shell')
})

test('bots are called in the language of the reader, whoever opened the table', async () => {
  await speak('ru')
  const kept = botNames().map(keptBotName)
  expect(kept).toEqual(['Isabeau', 'Odo', 'Marguerite', 'Philip'])
  await speak('uk')
  expect(kept.map((name, seat) => seatName({ seat, kind: 'bot', name }))).toEqual([
    'Ізабо',
    'Одо',
    'Маргарита',
    'Філіп',
  ])
})

test('names that people chose stay as they are', async () => {
  await speak('ru')
  expect(keptBotName('Марго')).toBe('Марго')
  expect(seatName({ seat: 1, kind: 'bot', name: 'Марго' })).toBe('Марго')
  expect(seatName({ seat: 0, kind: 'person', name: 'Isabeau' })).toBe('Isabeau')
})

test('a free seat is a free seat, unless it waits for somebody', async () => {
  await speak('en')
  expect(seatName({ seat: 1, kind: 'open', name: 'Isabeau' })).toBe('Free seat')
  expect(seatName({ seat: 1, kind: 'open', name: null, reserved: true })).toBe('Free seat')
  expect(seatName({ seat: 1, kind: 'open', name: 'Ada', reserved: true })).toBe('Ada')
})

test.each([
  ['en', 'You'],
  ['ru', 'Вы'],
  ['uk', 'Ви'],
] as const)('the reader is %s: %s', async (language, you) => {
  await speak(language)
  const seats = [
    { seat: 0, kind: 'person', name: 'Ada' },
    { seat: 1, kind: 'person', name: null },
  ]
  const table = { seats } as TableInfo
  expect(seatNames(table, 1)).toEqual(['Ada', you])
  expect(seatNames(table, 0)[0]).toBe(you)
  expect(seatNames(table, null)[0]).toBe('Ada')
})

test('several seats at one screen are nobody’s own', () => {
  expect([[], [2], [0, 1]].map(ownSeat)).toEqual([null, 2, null])
})

test('a name turns the direction of no other words, and shows nothing that cannot be seen', () => {
  expect(shownName('Alice')).toBe('Alice')
  expect(shownName('Аліса')).toBe('Аліса')
  expect(shownName('\u202eAl\u200bice\u3164')).toBe('Alice')
  expect(shownName('\u05d0\u05dc\u05d9\u05e1')).toBe('\u2068\u05d0\u05dc\u05d9\u05e1\u2069')
  expect(seatName({ seat: 0, kind: 'person', name: '\u202eAnna' })).toBe('Anna')
})
