/** The texts of a game as they lie in its folder, for tests: what is missing or cannot be said is an error. */

import { FluentBundle, FluentResource, type FluentFunction } from '@fluent/bundle'
import { readFileSync } from 'node:fs'

import type { Voice } from './sentences.ts'

const IN: FluentFunction = ([value]) => `in-${String(value)}`

export function voiceOf(game: string, language: string): Voice {
  const bundle = new FluentBundle(language, { functions: { IN }, useIsolating: false })
  for (const folder of ['engine', `games/${game}`]) {
    const path = new URL(`../../src/duchy/${folder}/text/${language}.ftl`, import.meta.url)
    bundle.addResource(new FluentResource(readFileSync(path, 'utf-8')))
  }
  const find = (key: string) => {
    const [name, attribute] = key.split('.')
    const message = bundle.getMessage(name!)
    return attribute ? message?.attributes[attribute] : message?.value
  }
  return {
    has: (key) => Boolean(find(key)),
    text(key, variables) {
      const pattern = find(key)
      const errors: Error[] = []
      const text = pattern ? bundle.formatPattern(pattern, variables, errors) : undefined
      if (text === undefined || errors.length) throw new Error(`${key}: ${errors[0]?.message ?? 'missing'}`)
      return text
    },
  }
}
