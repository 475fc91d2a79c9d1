/**
 * Which scripts a page will ask for, written into index.html: public/theme.js fetches them beside the shell. Without it a
 * phone learns of them only when the shell has come and run. Styles are small and stay out: a browser complains of a preloaded
 * style that a slow page has not used yet.
 */

import type { Plugin } from 'vite'

/** What is used of a file that was built. */
interface Built {
  fileName: string
  moduleIds?: string[]
  imports?: string[]
}

/** By the first part of the address: the pages on which people arrive, and the areas of words that they need. */
const ARRIVALS: Record<string, { page: string; areas: string[] }> = {
  '': { page: 'pages/Home', areas: ['shell'] },
  table: { page: 'table/TablePage', areas: ['shell', 'table', 'end', 'rules'] },
}
const LANGUAGES = ['en', 'ru', 'uk']

/** Files by the first part of the address, and there by language; `all` are those of any. */
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
  const holding = (end: string) =>
    bundle.find(({ moduleIds }) => moduleIds?.some((id) => id.replaceAll('\\', '/').endsWith(end)))
  const needed = (file: Built | undefined, found = new Set<string>()): Set<string> => {
    if (!file || found.has(file.fileName)) return found
    found.add(file.fileName)
    file.imports?.forEach((name) => needed(byName.get(name), found))
    return found
  }
  const addresses = (files: (Built | undefined)[]) =>
    [...new Set(files.flatMap((file) => [...needed(file)]))]
      .map((name) => `/${name}`)
      .filter((name) => !page.includes(name))
  const found: Ahead = {}
  for (const [first, { page, areas }] of Object.entries(ARRIVALS)) {
    const all = addresses([holding(`/src/${page}.svelte`)])
    found[first] = { all }
    for (const language of LANGUAGES) {
      const words = addresses(areas.map((area) => holding(`/text/${area}/${language}.ftl`)))
      found[first][language] = words.filter((file) => !all.includes(file))
    }
  }
  return found
}
