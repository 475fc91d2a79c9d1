/** A real server: the `duchy serve` of this repository's environment, on a free port. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const COMMAND = process.env.DUCHY ?? fileURLToPath(new URL('../../../.venv/bin/duchy', import.meta.url))
const SETTINGS = {
  DUCHY_BOT_PAUSE: '0',
  DUCHY_HOLDS: 'false', // bots wait for nobody; hold.spec.ts is about that
  DUCHY_HINT_SECONDS: '1', // as quick as it may be without depending on what else the machine does
  DUCHY_PACE: '0', // nobody is held up for opening many tables
}

export interface Running {
  url: string
  stop(): Promise<void>
}

/**
 * Start a server on a database; port 0 is any that is free. When this is done it answers, and all games are ready.
 * `more` are settings of its own.
 */
export async function serve(database: string, port = 0, more: Record<string, string> = {}): Promise<Running> {
  const child = spawn(COMMAND, ['serve', '--port', String(port), '--database-url', `sqlite:///${database}`], {
    env: { ...process.env, ...SETTINGS, ...more, LANGUAGE: 'en', LC_ALL: 'C.UTF-8' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready`)))
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const address = /http:\/\/\S+/.exec(said)
      if (address) resolve(address[0])
    })
  })
  await ready(url)
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** With a cold cache the server answers before the rules are compiled. */
async function ready(url: string): Promise<void> {
  for (;;) {
    const games = (await (await fetch(`${url}/api/games`)).json()) as { preparing: object | null }[]
    if (games.every(({ preparing }) => !preparing)) return
    await new Promise((again) => setTimeout(again, 500))
  }
}
