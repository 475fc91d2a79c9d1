/**
 * `virtual:credits`: whose work the client is made of, taken from what is really built into it.
 *
 * The icon set does not say who drew which icon, so authors.json does; an icon without an author fails the build.
 */

import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

import { isGameIcon, readList } from './symbols.ts'

export interface Author {
  name: string
  site: string
}

export interface Work {
  name: string
  version: string
  licence: string
  site: string
}

export interface Credits {
  authors: Author[]
  libraries: Work[]
  fonts: Work[]
  lucide: Work
}

const ID = 'virtual:credits'
const SOURCES = new URL('../src/', import.meta.url)
const MODULES = new URL('../node_modules/', import.meta.url)

export function credits(): Plugin {
  return {
    name: 'duchy-credits',
    resolveId: (id) => (id === ID ? '\0' + ID : undefined),
    load: (id) => (id === '\0' + ID ? `export default ${JSON.stringify(allCredits())}` : undefined),
  }
}

export function allCredits(): Credits {
  return {
    authors: authorsOf(usedIcons().filter(isGameIcon)),
    libraries: ['svelte', '@fluent/bundle'].map(work),
    fonts: ['@fontsource-variable/alegreya', '@fontsource-variable/source-sans-3'].map(work),
    lucide: work('@iconify-json/lucide'),
  }
}

/** Everything that any list of icons names. */
export function usedIcons(): string[] {
  const lists = readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' }).filter((path) =>
    path.endsWith('icons.json'),
  )
  return [...new Set(lists.flatMap((list) => readList(new URL(list, SOURCES))))].sort()
}

/** The authors of these icons, those of most icons first. */
export function authorsOf(icons: string[]): Author[] {
  const file = new URL('authors.json', import.meta.url)
  const known = JSON.parse(readFileSync(file, 'utf-8')) as Record<string, { site: string; icons: string[] }>
  const count = new Map<string, number>()
  for (const icon of icons) {
    const author = Object.keys(known).find((name) => known[name]!.icons.includes(icon))
    if (!author) throw new Error(`Who drew ${icon}? Say it in build/authors.json.`)
    count.set(author, (count.get(author) ?? 0) + 1)
  }
  const names = [...count.keys()].sort((a, b) => count.get(b)! - count.get(a)!)
  return names.map((name) => ({ name, site: known[name]!.site }))
}

function work(name: string): Work {
  const file = readFileSync(new URL(`${name}/package.json`, MODULES), 'utf-8')
  const about = JSON.parse(file) as { version: string; license: string; homepage: string }
  return { name, version: about.version, licence: about.license, site: about.homepage }
}
