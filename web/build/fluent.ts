/**
 * Fluent files as modules: the default export is what they say, read here, so that no phone has to, and without what a
 * browser has no use for.
 */

import { FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'

/** `text/en.ftl?cover` is the part of a game's words that the home page needs. */
const COVER = '?cover'
const ON_COVER = /^game-name\b/
// What only the command line and the server say.
const ELSEWHERE = /^(cli|error)-/

export function fluent(): Plugin {
  return {
    name: 'duchy-fluent',
    enforce: 'pre',
    transform(source, id) {
      const cover = id.endsWith('.ftl' + COVER)
      if (!cover && !id.endsWith('.ftl')) return
      const kept = cover ? entries(source, (line) => ON_COVER.test(line)) : slim(source)
      // A browser reads a long text of JSON faster than the same as a script.
      const read = JSON.stringify(new FluentResource(kept).body)
      return { code: `export default JSON.parse(${JSON.stringify(read)})`, map: null }
    },
  }
}

/** The entries of a Fluent file that the client can need. */
export function slim(source: string): string {
  return entries(source, (line) => !ELSEWHERE.test(line))
}

/** Some entries of a Fluent file, chosen by their first line. Comments go. */
export function entries(source: string, chosen: (line: string) => boolean): string {
  const kept: string[] = []
  let keep = true
  for (const line of source.split('\n')) {
    if (line.startsWith('#')) continue
    if (/^[-\w]/.test(line)) keep = chosen(line)
    if (keep && line.trim()) kept.push(line)
  }
  return kept.join('\n') + '\n'
}
