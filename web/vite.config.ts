import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

import { ahead } from './build/ahead.ts'
import { breakpoints } from './build/breakpoints.ts'
import { brotli } from './build/brotli.ts'
import { credits } from './build/credits.ts'
import { firstWords } from './build/firstwords.ts'
import { fluent } from './build/fluent.ts'
import { symbols } from './build/symbols.ts'
import { worker } from './build/worker.ts'

const server = process.env.DUCHY_SERVER ?? 'http://127.0.0.1:8421'

const SHELL = /rolldown\/runtime|node_modules|src\/(kit\/|[\w.]+\.(ts|svelte)$)/
/** Only pages that share links or follow a table need these. */
const LATER = /node_modules\/qr\/|kit\/(qr|ShareLink|HexMap|MapEdges|Patterns)\.|src\/(live|opentable)\./
const LISTS = /src\/(tables\/|games\/(index|covers|\w+\/(cover|Emblem))\b)/
/** What pages away from the table draw with as well. */
const PARTS = /src\/(table\/(acting|anchor|covers|Floating|layout|turns)|kit\/(HexMap|MapEdges))\./
const TABLE = /src\/((table|room|chat)\/|(live|opentable)\.|kit\/Patterns\.)/
/** Fetched when somebody opens them, or with the one game that has them. */
const OPENED = /table\/(Overview|Aid|Ledger|CardBrowser|browsing|CardRow|cardrow|DeckPile)\./
const HOME = /src\/(pages\/(Home\b|home\/)|tutorial\/Tutorial(Offer|Button))/
/** What the shell says, and the names of the games. */
const FIRST_WORDS = /text\/(?:shell\/(\w+)\.ftl|(\w+)\.ftl\?cover)$/
/** What every table says. */
const TABLE_WORDS = /(?:text\/(?:table|end|rules)|duchy\/(?:engine|bots)\/text)\/(\w+)\.ftl$/

const language = (words: RegExp) => (id: string) => words.exec(id)?.slice(1).find(Boolean) ?? null

const TESTS = ['src/**/*.test.ts', 'build/**/*.test.ts']
/** Tests that put something else in the place of a module or a global share neither with other files. */
const replacing = ['src', 'build']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => file.endsWith('.test.ts') && /\bvi\.(mock|stubGlobal)\b/.test(readFileSync(file, 'utf8')))

export default defineConfig({
  plugins: [symbols(), fluent(), credits(), svelte(), ahead(), firstWords(), worker(), brotli()],
  css: { postcss: { plugins: [breakpoints()] } },
  build: {
    outDir: '../src/duchy/server/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      checks: { bundlerTimings: false }, // how long a slow machine took is no news to whoever waits for the table
      // What nearly every page needs comes as one file: thirty small ones cost a phone more than they save. So do lists
      // of games and tables, the home page, the table, and their words in a language.
      output: {
        codeSplitting: {
          groups: [
            { name: 'shell', test: (id) => SHELL.test(id) && !LATER.test(id) },
            { name: 'lists', test: LISTS },
            { name: 'home', test: HOME },
            { name: 'parts', test: PARTS },
            { name: 'table', test: (id) => TABLE.test(id) && !OPENED.test(id) },
            { name: language(FIRST_WORDS), test: FIRST_WORDS },
            { name: (id) => `table-${language(TABLE_WORDS)(id)}`, test: TABLE_WORDS },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] }, // the games keep their words beside their rules
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    environment: 'node',
    // Long enough for a machine with much else to do: waiting costs nothing when all is well.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // To load every module anew for each file takes three times as long as the tests.
    projects: [
      { extends: true, test: { name: 'shared', isolate: false, include: TESTS, exclude: replacing } },
      { extends: true, test: { name: 'alone', include: replacing } },
    ],
  },
})
