import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { LANGUAGES, type Language } from './languages.ts'
import { Sentences, sentences, type Facts, type Line, type Table } from './sentences.ts'
import { voiceOf } from './voice.ts'

/** What Python says: tests/<game>/sentences.json, which tests/support/sentences.py writes. */
interface Entry extends Record<Language, string> {
  sentence?: { key: string; args?: Facts }
  line?: Line
  gain?: Facts
  viewer?: number
}

const NAMES = ['Anna', 'Odo', 'Ida', 'Hugo', 'Mai']
const root = new URL('../../', import.meta.url)
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), 'utf-8'))
const games = readdirSync(new URL('web/src/games', root), { withFileTypes: true })
  .filter((folder) => folder.isDirectory())
  .map(({ name }) => name)

describe.each(games)('the sentences of %s', (game) => {
  const entries = read(`tests/${game}/sentences.json`) as Entry[]
  const table = read(`src/duchy/games/${game}/text/sentences.json`) as Table

  test.each(LANGUAGES)('are those of the server: %s', (language) => {
    const speech = new Sentences(voiceOf(game, language), table)
    const said = entries.map(({ sentence, line, gain, viewer }) => {
      if (gain) return speech.gains(gain).join(' · ')
      if (line) return speech.parts(line, NAMES, viewer).join(' · ')
      return speech.say(sentence!.key, sentence!.args, NAMES, viewer)
    })
    expect(entries.length).toBeGreaterThan(50)
    expect(said).toEqual(entries.map((entry) => entry[language]))
  })
})

test('players without a name are called by their seats', () => {
  const sealing = games.find((game) => voiceOf(game, 'en').has('prompt-sealed'))!
  const speech = new Sentences(voiceOf(sealing, 'en'), { facts: {} })
  expect(speech.say('log-undo', { player: 1 })).toBe('Player 2 undoes the last action')
  expect(speech.say('prompt-sealed', { players: [0, 2] }, ['Anna'])).toBe('Still choosing: Anna and Player 3')
})

test('texts that are read one after the other have one full stop between them', () => {
  expect(sentences(['You end your turn', 'This can’t be undone.', '', 'Your turn'])).toBe(
    'You end your turn. This can’t be undone. Your turn',
  )
  expect(sentences(['Coachman: what to do with it?', 'Yellow card'])).toBe('Coachman: what to do with it? Yellow card')
})
