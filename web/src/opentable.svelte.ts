/** A live table in this browser: its seats, its language, its pace. */

import { untrack } from 'svelte'

import { api, Refusal } from './api/client.ts'
import type { Problem } from './api/types.ts'
import { giveShare } from './fair/shares.ts'
import { LiveTable } from './live.svelte.ts'
import { rememberPromise } from './promises.ts'
import { newRequest } from './request.ts'
import { heldSeats, renumberSeats, seatsAreDrawn } from './seats.ts'
import { settings, type Hold, type Pace } from './settings.svelte.ts'
import { currentLanguage } from './text.svelte.ts'

const PACES: Record<Pace, number> = { slow: 1600, normal: 700, fast: 0 }
const HOLDS: Record<Hold, number | null> = { none: null, '3': 3000, '5': 5000, '10': 10_000, confirm: 0 }

/** Open a table and keep it connected until `leave` is called. */
export function openTable(id: string): { session: LiveTable; leave: () => void } {
  const session = new LiveTable(id, tokensOf(id), {
    connect: (table) => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/tables/${table}/live`),
    language: currentLanguage,
    pace: () => (settings.still || document.hidden ? 0 : PACES[settings.pace]),
    hold: () => HOLDS[settings.hold],
    request: newRequest,
    refusal,
  })
  const stop = $effect.root(() => {
    // The server speaks the language of the greeting, so a new language is a new greeting.
    $effect(() => {
      void currentLanguage()
      untrack(() => session.connect())
    })
    $effect(() => {
      if (session.table) rememberPromise(session.table)
    })
    $effect(() => {
      if (session.table?.status === 'starting') void giveShare(session.table).catch(() => undefined)
    })
    $effect(() => {
      if (session.view && session.table?.settings.first === 'random') void learnSeats(id)
    })
  })
  const back = () => {
    if (!document.hidden && session.link === 'lost') session.connect()
    if (document.hidden) session.skip()
  }
  addEventListener('online', back)
  document.addEventListener('visibilitychange', back)
  return {
    session,
    leave() {
      stop()
      removeEventListener('online', back)
      document.removeEventListener('visibilitychange', back)
      session.close()
    },
  }
}

/** Seats that are drawn by lot get other numbers when the game begins; the tokens tell which. */
async function learnSeats(table: string): Promise<void> {
  if (seatsAreDrawn(table)) return
  try {
    const found = heldSeats(table).map(async ({ token }) => {
      const { seats } = await api.ownSeats(table, token)
      return seats.map((seat) => ({ seat, token }))
    })
    renumberSeats(table, (await Promise.all(found)).flat())
  } catch {
    // The next time the table is opened.
  }
}

async function refusal(table: string): Promise<Problem | null> {
  try {
    await api.table(table)
    return null
  } catch (error) {
    return error instanceof Refusal && error.problem.status === 404 ? error.problem : null
  }
}

export function tokensOf(table: string): string[] {
  return heldSeats(table).map(({ token }) => token)
}
