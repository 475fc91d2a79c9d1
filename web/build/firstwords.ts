/**
 * What a table's page says before any other file has come, written into index.html: public/theme.js draws it. By language:
 * the names of the games, and that the table is set up.
 */

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const LANGUAGES = ['en', 'ru', 'uk']
const TABLE = new URL('../text/table/', import.meta.url)
const GAMES = new URL('../../src/duchy/games/', import.meta.url)

export function firstWords(): Plugin {
  return {
    name: 'duchy-first-words',
    apply: 'build',
    transformIndexHtml: (page) =>
      page.replace('data-words="{}"', `data-words="${escaped(JSON.stringify(allWords()))}"`),
  }
}

export function allWords(): Record<string, Record<string, string>> {
  const games = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const names = games.flatMap(({ name }) => said(new URL(`${name}/text/${language}.ftl`, GAMES), 'game-name', name))
      return [
        language,
        Object.fromEntries([...names, ...said(new URL(`${language}.ftl`, TABLE), 'loading', 'loading')]),
      ]
    }),
  )
}

/** What a file says under a key, to be found under a name; nothing where there is no such file. */
function said(file: URL, key: string, name: string): [string, string][] {
  let source: string
  try {
    source = readFileSync(file, 'utf-8')
  } catch {
    return []
  }
  const bundle = new FluentBundle('en')
  bundle.addResource(new FluentResource(source))
  return [[name, bundle.formatPattern(bundle.getMessage(key)!.value!)]]
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
