/**
 * Icons of a list as symbols of a sprite: `import symbols from './icons.json?symbols'`.
 *
 * A list names icons of Lucide (`ui-globe`), of game-icons.net (`cow`) and drawings of our own (`own-castle`). Only
 * what a list names reaches the browser, and a name that nobody drew fails the build.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number }>
  aliases?: Record<string, { parent: string }>
}

const require = createRequire(import.meta.url)
const load = (path: string | URL) => JSON.parse(readFileSync(path, 'utf-8')) as unknown
const set = (name: string) => load(require.resolve(`@iconify-json/${name}/icons.json`)) as IconSet
/** Our own drawings lie where the Python package reads them too: those of several games, and those of one. */
const PACKAGE = new URL('../../src/duchy/', import.meta.url)
const drawings = [
  'engine/drawings',
  ...readdirSync(new URL('games', PACKAGE)).map((game) => `games/${game}/display/drawing`),
]
  .map((folder) => new URL(`${folder}/symbols.json`, PACKAGE))
  .filter((file) => existsSync(file))

const QUERY = '?symbols'

export function symbols(): Plugin {
  return {
    name: 'duchy-symbols',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(QUERY)) return
      const list = id.slice(0, -QUERY.length)
      this.addWatchFile(list)
      return `export default ${JSON.stringify(sprite(readList(list)))}`
    },
  }
}

export function readList(path: string | URL): string[] {
  return load(path) as string[]
}

/** Not of Lucide, and not our own. */
export function isGameIcon(name: string): boolean {
  return !/^(ui|own)-/.test(name)
}

/** The symbols of these icons, as they stand in a sprite. */
export function sprite(names: string[]): string {
  const lucide = set('lucide')
  const game = set('game-icons')
  const own = Object.assign({}, ...drawings.map(load)) as Record<string, string>
  return names
    .map((name) => {
      if (name.startsWith('own-')) return symbol(name, 512, drawn(own[name.slice(4)]))
      if (name.startsWith('ui-')) return symbol(name, 24, body(lucide, name.slice(3)))
      return symbol(name, 512, body(game, name))
    })
    .join('')
}

function body(icons: IconSet, name: string): string | undefined {
  return icons.icons[icons.aliases?.[name]?.parent ?? name]?.body
}

/** A drawing of our own is the outline of one shape. */
function drawn(outline: string | undefined): string | undefined {
  return outline && `<path fill="currentColor" fill-rule="evenodd" d="${outline}"/>`
}

function symbol(name: string, size: number, drawing: string | undefined): string {
  if (!drawing) throw new Error(`There is no icon ${name}.`)
  return `<symbol id="i-${name}" viewBox="0 0 ${size} ${size}">${drawing}</symbol>`
}
