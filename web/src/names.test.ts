import { beforeAll, expect, test, vi } from 'vitest'

import { botNames, keptBotName, seatName } from './names.ts'
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
