import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import emblemIcons from './emblem-icons.json'
import emblems from './emblems.json'
import icons from './icons.json'

const deck = readFileSync(new URL('../../../../src/duchy/games/bruges/data/deck.toml', import.meta.url), 'utf-8')

test('every character has an emblem of its own', () => {
  const characters = [...deck.matchAll(/^id = "(\w+)"/gm)].map(([, id]) => id!)
  expect(characters).toHaveLength(165)
  expect(Object.keys(emblems).sort()).toEqual(characters.sort())
  expect(new Set(Object.values(emblems)).size).toBe(165)
})

test('the lists of icons hold every emblem, each once', () => {
  const rest = Object.values(emblems).filter((icon) => !icons.includes(icon))
  expect(emblemIcons).toEqual(rest.sort())
})
