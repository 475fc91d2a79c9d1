/** `sw.js`: the service worker, with the names of the files that the offline page is made of. */

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** What is used of a file that was built. */
interface Built {
  type: 'chunk' | 'asset'
  fileName: string
  /** Of an asset. */
  source?: string | Uint8Array
  moduleIds?: string[]
  imports?: string[]
  viteMetadata?: { importedCss: Set<string> }
}

/** Beside what the build makes: files of public/ that every page asks for. */
const PUBLIC = ['/', '/theme.js', '/favicon.svg', '/manifest.webmanifest']
/** The page and the words that are fetched only when they are needed. */
const LATER = /\/src\/pages\/Offline\.svelte$|\/text\/shell\/\w+\.ftl$/

export function worker(): Plugin {
  return {
    name: 'duchy-worker',
    apply: 'build',
    generateBundle: {
      order: 'post', // when the page is finished
      handler(_, bundle) {
        const source = readFileSync(new URL('sw.js', import.meta.url), 'utf-8')
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: withFiles(source, filesOf(Object.values(bundle))) })
      },
    },
  }
}

/** The addresses of everything that is needed to show the offline page in any language. */
export function filesOf(bundle: Built[]): string[] {
  const byName = new Map(bundle.map((file) => [file.fileName, file]))
  const found = new Set<string>()
  const add = (name: string) => {
    const file = byName.get(name)
    if (!file || found.has(name)) return
    found.add(name)
    file.imports?.forEach(add)
    file.viteMetadata?.importedCss.forEach((css) => found.add(css))
  }
  for (const { fileName, moduleIds, source } of bundle) {
    if (fileName === 'index.html') scriptsAndStyles(String(source)).forEach(add)
    if (moduleIds?.some((id) => LATER.test(id.replaceAll('\\', '/').split('?')[0]!))) add(fileName)
  }
  return [...PUBLIC, ...[...found].sort().map((name) => `/${name}`)]
}

function scriptsAndStyles(page: string): string[] {
  return [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, name]) => name!)
}

/** The worker differs wherever the build does: the names hold the hashes of the files. */
export function withFiles(source: string, files: string[]): string {
  const version = createHash('sha256').update(source).update(files.join()).digest('hex').slice(0, 12)
  return `const VERSION = ${JSON.stringify(version)}\nconst FILES = ${JSON.stringify(files)}\n${source}`
}
