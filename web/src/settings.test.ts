import { expect, test, vi } from 'vitest'

vi.stubGlobal('navigator', { languages: ['uk-UA'] })
vi.mock('svelte/reactivity', () => ({
  MediaQuery: class {
    current = true
  },
})) // a device that wants dark and still
const { Settings, understood } = await import('./settings.svelte.ts')

test('what was chosen comes back', () => {
  const settings = new Settings(null, ['en'])
  settings.theme = 'dark'
  settings.confirmEnd = false
  settings.name = 'Odo'
  const again = new Settings(settings.stored, ['ru'])
  expect([again.theme, again.confirmEnd, again.name, again.language]).toEqual(['dark', false, 'Odo', 'en'])
})

test('what can no longer be chosen is forgotten, one by one', () => {
  const stored = '{"theme":"pink","language":"uk","pace":3,"askFirst":"yes","name":"Odo","unheard":1}'
  expect(understood(stored)).toEqual({ language: 'uk', name: 'Odo' })
})

test.each([null, '', 'nonsense', '[]', '7', 'null'])('%s is no choice at all', (stored) => {
  expect(understood(stored)).toEqual({})
})

test('theme and motion follow the device unless they are chosen', () => {
  const settings = new Settings(null, [])
  expect([settings.dark, settings.still]).toEqual([true, true])
  settings.theme = 'light'
  settings.motion = 'full'
  expect([settings.dark, settings.still]).toEqual([false, false])
})
