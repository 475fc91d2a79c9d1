/** Fluent files as modules: the default export is their text, without what a browser has no use for. */

import type { Plugin } from 'vite'

// What only the command line and the server say.
const ELSEWHERE = /^(cli|error)-/

export function fluent(): Plugin {
  return {
    name: 'duchy-fluent',
    enforce: 'pre',
    transform(source, id) {
      if (!id.endsWith('.ftl')) return
      return { code: `export default ${JSON.stringify(slim(source))}`, map: null }
    },
  }
}

/** The entries of a Fluent file that the client can need. Comments go. */
export function slim(source: string): string {
  const kept: string[] = []
  let keep = true
  for (const line of source.split('\n')) {
    if (line.startsWith('#')) continue
    if (/^[-\w]/.test(line)) keep = !ELSEWHERE.test(line)
    if (keep && line.trim()) kept.push(line)
  }
  return kept.join('\n') + '\n'
}
