import { expect, test, vi } from 'vitest'

import { speak, words } from '../text.svelte.ts'
import { PHRASES, said } from './phrases.ts'

test.each(['en', 'ru', 'uk'] as const)('every phrase has words of its own in %s', async (language) => {
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  await speak(language)
  await words('table')
  const spoken = PHRASES.map((phrase) => said({ phrase, text: null }))
  expect(new Set(spoken).size).toBe(PHRASES.length)
  expect(spoken.filter((text) => text.includes('chat-phrase'))).toEqual([])
})

test('a text is said as it is', () => {
  expect(said({ phrase: null, text: '<b>bold</b>' })).toBe('<b>bold</b>')
})
