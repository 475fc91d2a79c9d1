import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

import { brotli } from './build/brotli.ts'
import { credits } from './build/credits.ts'
import { fluent } from './build/fluent.ts'
import { symbols } from './build/symbols.ts'
import { worker } from './build/worker.ts'

const server = process.env.DUCHY_SERVER ?? 'http://127.0.0.1:8765'

export default defineConfig({
  plugins: [symbols(), fluent(), credits(), svelte(), worker(), brotli()],
  build: {
    outDir: '../src/duchy/server/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      checks: { bundlerTimings: false }, // how long a slow machine took is no news to whoever waits for the table
      // What nearly every page needs comes as one file: thirty small ones cost a phone more than they save.
      output: {
        codeSplitting: { groups: [{ name: 'shell', test: /node_modules|src\/(kit\/|[\w.]+\.(ts|svelte)$)/ }] },
      },
    },
  },
  server: {
    fs: { allow: ['..'] }, // the games keep their words beside their rules
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { environment: 'node', include: ['src/**/*.test.ts', 'build/**/*.test.ts'] },
})
