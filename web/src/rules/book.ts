/** A game's rules as it keeps them: a list of chapters and, in each language, the words. Fetched when first read. */

import { FluentBundle, type FluentResource } from '@fluent/bundle'

import type { Language } from '../languages.ts'

export interface Note {
  /** The printings that it holds for. */
  editions: string[]
  text: string
}

export interface Rule {
  key: string
  title: string
  paragraphs: string[]
  example: string | null
  notes: Note[]
  /** Rows of the rule catalogue. */
  ids: string[]
  /** Names of tiles that are drawn beside it. */
  tiles: string[]
  /** Where the whole rule holds for some printings only. */
  editions: string[] | null
}

export interface Chapter {
  key: string
  title: string
  rules: Rule[]
}

export interface Book {
  language: Language
  chapters: Chapter[]
  /** Short names of the printings, by their keys. */
  editions: Map<string, string>
}

interface Contents {
  notes: Record<string, string[]>
  chapters: {
    chapter: string
    rules: { key: string; ids: string[]; tiles?: string[]; editions?: string[] }[]
  }[]
}

const CONTENTS = import.meta.glob<Contents>('../../../src/duchy/games/*/rulebook/rulebook.json', { import: 'default' })
const WORDS = import.meta.glob<FluentResource['body']>('../../../src/duchy/games/*/rulebook/*.ftl', {
  import: 'default',
})

/** The games that bring rules. */
export const BOOKS = Object.keys(CONTENTS).map((path) => path.split('/').at(-3)!)

/** The rules of a game; null if it brings none. */
export async function loadBook(game: string, language: Language): Promise<Book | null> {
  const folder = `../../../src/duchy/games/${game}/rulebook`
  const [contents, words] = await Promise.all([
    CONTENTS[`${folder}/rulebook.json`]?.(),
    WORDS[`${folder}/${language}.ftl`]?.(),
  ])
  return contents && words ? readBook(contents, words, language) : null
}

export function readBook(contents: Contents, body: FluentResource['body'], language: Language): Book {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource({ body })
  const text = (key: string, attribute?: string): string | null => {
    const message = bundle.getMessage(key)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    return pattern ? bundle.formatPattern(pattern) : null
  }
  const title = (key: string): string => text(key) ?? key
  const printings = [...new Set(Object.values(contents.notes).flat())].sort()
  return {
    language,
    editions: new Map(printings.map((edition) => [edition, title(`printing-${edition}`)])),
    chapters: contents.chapters.map(({ chapter, rules }) => ({
      key: chapter,
      title: title(`chapter-${chapter}`),
      rules: rules.map(({ key, ids, tiles = [], editions = null }) => ({
        key,
        title: title(`rule-${key}`),
        paragraphs: (text(`rule-${key}`, 'text') ?? '').split(/\n+/),
        example: text(`rule-${key}`, 'example'),
        notes: Object.entries(contents.notes).flatMap(([name, held]) => {
          const note = text(`rule-${key}`, name)
          return note ? [{ editions: held, text: note }] : []
        }),
        ids,
        tiles,
        editions,
      })),
    })),
  }
}
