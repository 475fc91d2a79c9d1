/** One server for all tests of a run, with a database of its own that is gone afterwards. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { serve } from './server.ts'

export default async function setup(): Promise<() => Promise<void>> {
  if (!process.env.CHROMIUM) throw new Error('CHROMIUM names no browser: start the tests with `make e2e`')
  const folder = await mkdtemp(join(tmpdir(), 'duchy-browser-'))
  const server = await serve(join(folder, 'tables.sqlite3'))
  process.env.DUCHY_URL = server.url
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true })
  }
}
