/** A `.br` beside every file that is text: compressed once, better than a server would while it answers. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|html|svg|md)$/

export function brotli(): Plugin {
  let folder = ''
  return {
    name: 'duchy-brotli',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle: () => {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf-8' }).filter((path) => TEXT.test(path))
      for (const file of files) {
        const path = join(folder, file)
        writeFileSync(path + '.br', brotliCompressSync(readFileSync(path)))
      }
    },
  }
}
