/** What a finished table remembers: its log, and its positions, fetched ahead of the reader. */

import { api } from '../api/client.ts'
import type { LogEvent, View } from '../api/types.ts'

const FIRST_PAGE = 100
const KEPT = 160

/** All events of a table by ply. */
export async function readLog(id: string, token?: string): Promise<Map<number, LogEvent>> {
  const found = new Map<number, LogEvent>()
  let page = await api.log(id, { before: FIRST_PAGE }, token)
  while (page.events.length) {
    page.events.forEach((event) => found.set(event.ply, event))
    page = await api.log(id, { after: page.events.at(-1)!.ply }, token)
  }
  return found
}

/** Positions as one seat saw them. Those nearby are fetched before they are asked for. */
export class Positions {
  #id: string
  #token: string | undefined
  #views = new Map<number, Promise<View>>()

  constructor(id: string, token?: string) {
    this.#id = id
    this.#token = token
  }

  at(ply: number): Promise<View> {
    const known = this.#views.get(ply)
    if (known) return known
    const view = api.view(this.#id, ply, this.#token).then((position) => position.view!)
    view.catch(() => this.#views.delete(ply)) // so that it is asked for again
    this.#views.set(ply, view)
    for (const oldest of [...this.#views.keys()].slice(0, -KEPT)) this.#views.delete(oldest)
    return view
  }

  prefetch(plies: number[]): void {
    for (const ply of plies) this.at(ply).catch(() => {})
  }
}
