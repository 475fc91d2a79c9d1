/** One server for all tests of a run, with a database of its own that is gone afterwards. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { serve } from './server.ts'

/**
 * The rules of games with expansions are compiled when the first of them is opened, which takes longer than a test may
 * wait. So one is opened here, looked at, and played until a bot has moved.
 */
async function prepareExpansions(url: string): Promise<void> {
  const body = JSON.stringify({
    game: 'burgundy',
    options: { modules: ['extra_tiles'] },
    seats: [
      { kind: 'bot', level: 'page' },
      { kind: 'here', name: 'Anna' },
    ],
  })
  const headers = { 'content-type': 'application/json' }
  let opened = await fetch(`${url}/api/tables`, { method: 'POST', headers, body })
  while (opened.status === 503) {
    await new Promise((again) => setTimeout(again, 500))
    opened = await fetch(`${url}/api/tables`, { method: 'POST', headers, body })
  }
  const { table, seats } = (await opened.json()) as { table: { id: string }; seats: { token: string }[] }
  const authorization = `Bearer ${seats[0]!.token}`
  for (let asked: unknown[] = []; !asked.length;) {
    const state = await fetch(`${url}/api/tables/${table.id}/state`, { headers: { authorization } })
    asked = ((await state.json()) as { view: { actions: unknown[] } }).view.actions
  }
}

export default async function setup(): Promise<() => Promise<void>> {
  if (!process.env.CHROMIUM) throw new Error('CHROMIUM names no browser: start the tests with `make e2e`')
  const folder = await mkdtemp(join(tmpdir(), 'duchy-browser-'))
  const server = await serve(join(folder, 'tables.sqlite3'))
  await prepareExpansions(server.url)
  process.env.DUCHY_URL = server.url
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true })
  }
}
