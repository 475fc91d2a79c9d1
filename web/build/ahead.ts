/**
 * Which scripts a page will ask for, written into index.html: public/theme.js fetches them beside the shell. Without it a
 * phone learns of them only when the shell has come and run, and of those of a game only when the table has told which one
 * it is. Styles are small and stay out: a browser complains of a preloaded style that a slow page has not used yet.
 */

import type { Plugin } from 'vite'

/** What is used of a file that was built. */
interface Built {
  fileName: string
  moduleIds?: string[]
  imports?: string[]
}

/** What an arrival needs: a module, and the folders with its words. */
interface Arrival {
  module: string
  words: string[]
}
/** By the first part of the address: the pages on which people arrive. */
const PAGES: Record<string, Arrival> = {
  '': { module: 'web/src/pages/Home.svelte', words: ['web/text/shell'] },
  table: {
    module: 'web/src/table/TablePage.svelte',
    words: ['web/text/shell', 'web/text/table', 'web/text/end', 'web/text/rules'],
  },
}
const GAME = /\/web\/src\/games\/(\w+)\/index\.ts$/
const LANGUAGES = ['en', 'ru', 'uk']

/** Files by the first part of the address, and of a game at a table; there by language; `all` are those of any. */
export type Ahead = Record<string, Record<string, string[]>>

export function ahead(): Plugin {
  return {
    name: 'duchy-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (page, { bundle }) => {
        const files = JSON.stringify(filesAhead(Object.values(bundle!), page))
        return page.replace('data-ahead="{}"', `data-ahead='${files}'`)
      },
    },
  }
}

/** What each arrival needs beside what the page itself names. */
export function filesAhead(bundle: Built[], page: string): Ahead {
  const byName = new Map(bundle.map((file) => [file.fileName, file]))
  const holding = (end: string) => bundle.find((file) => idsOf(file).some((id) => id.endsWith(`/${end}`)))
  const needed = (file: Built | undefined, found = new Set<string>()): Set<string> => {
    if (!file || found.has(file.fileName)) return found
    found.add(file.fileName)
    file.imports?.forEach((name) => needed(byName.get(name), found))
    return found
  }
  const addresses = (files: (Built | undefined)[], besides: string[]) =>
    [...new Set(files.flatMap((file) => [...needed(file)]))]
      .map((name) => `/${name}`)
      .filter((name) => !page.includes(name) && !besides.includes(name))
  const filesOf = ({ module, words }: Arrival, besides: string[] = []) => {
    const all = addresses([holding(module)], besides)
    const spoken = LANGUAGES.map((language) => {
      const files = words.map((folder) => holding(`${folder}/${language}.ftl`))
      return [language, addresses(files, [...besides, ...all])] as const
    })
    return { all, ...Object.fromEntries(spoken) }
  }
  const found: Ahead = Object.fromEntries(Object.entries(PAGES).map(([first, arrival]) => [first, filesOf(arrival)]))
  const table = Object.values(found.table!).flat()
  for (const name of new Set(bundle.flatMap(idsOf).flatMap((id) => GAME.exec(id)?.[1] ?? []))) {
    const game = { module: `web/src/games/${name}/index.ts`, words: [`src/duchy/games/${name}/text`] }
    found[`table/${name}`] = filesOf(game, table)
  }
  return found
}

function idsOf({ moduleIds = [] }: Built): string[] {
  return moduleIds.map((id) => id.replaceAll('\\', '/'))
}
