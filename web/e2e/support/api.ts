/** Setting the table by the API, where a test is about something else than setting the table. */

import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'

import { expect, type Page } from './test.ts'

export interface Opened {
  table: { id: string }
  seats: { seat: number; token: string }[]
  invitations: { seat: number; invite: string }[]
}

export interface Seat {
  kind: 'here' | 'link' | 'bot'
  name?: string
  level?: string
}

export const ME: Seat = { kind: 'here', name: 'Anna' }
export const BOT: Seat = { kind: 'bot', level: 'page' }

export async function openTable(
  request: APIRequestContext,
  seats: Seat[],
  options: object = {},
  game = 'burgundy',
  settings: object = {},
): Promise<Opened> {
  return opened(await request.post('/api/tables', { data: { game, options, seats, settings } }))
}

export type Position =
  | 'start'
  | 'choice'
  | 'middle'
  | 'two-middle'
  | 'end'
  | 'last'
  | 'church'
  | 'discard'
  | 'ship'
  | 'castle'
  | 'town-hall'
  | 'warehouse'
  | 'carpenter'
  | 'market'
  | 'keep'
  | 'dice-sheet'
  | 'dice-castle'
  | 'dice-sell'
  | 'dice-second'
  | 'bruges-prevent'
  | 'bruges-reputation'
  | 'bruges-order'
  | 'bruges-may'
  | 'bruges-give-worker'
  | 'bruges-discard-marker'
  | 'bruges-extra'
  | 'bruges-dig'
  | 'bruges-discard'
  | 'bruges-opponent'
  | 'bruges-exchange'
  | 'bruges-straighten'
  | 'bruges-copy'
  | 'bruges-flip'
  | 'bruges-recall'
  | 'crane'
  | 'geese'
  | 'workers'
  | 'bridge'
  | 'white-castle'
  | 'buy-inn'
  | 'inn'
  | 'route'
  | 'arrange'
  | 'shields'
  | 'tribute'
  | 'set-die'
  | 'load-colour'
  | 'name-player'
  | 'name-at-end'
  | 'settle'
  | 'border-posts'
  | 'return-castle'
  | 'modules'
  | 'team'
  | 'team-store'
  | 'team-found'
  | 'team-last-round'
  | 'team-end'
  | 'team-modules'
  | 'solo-found'
  | 'solo'
  | 'solo-13b'
  | 'solo-order'
  | 'solo-points'
  | 'solo-exchange'
  | 'solo-give'
  | 'solo-award'
  | 'solo-modules'
  | 'solo-win'
  | 'solo-loss'
  | 'modules-end'
  | 'dice-middle'
  | 'dice-one'
  | 'dice-two'
  | 'dice-four'
  | 'dice-five'
  | 'dice-solo'
  | 'bruges-turn'
  | 'bruges-three'
  | 'bruges-four'
  | 'bruges-fire'
  | 'bruges-plague'
  | 'bruges-penalties'
  | 'bruges-branch'
  | 'bruges-workers'
  | 'bruges-deck-draw'
  | 'bruges-deck-cards'
  | 'bruges-last'
  | 'bruges-end'

/** A table in a position that tools/positions.py has played. Whoever opens it holds all seats. */
export async function openPosition(request: APIRequestContext, name: Position): Promise<Opened> {
  return opened(
    await request.post('/api/records', { data: await record(name), headers: { 'content-type': 'application/json' } }),
  )
}

export async function record(name: Position): Promise<string> {
  return readFile(new URL(`../positions/${name}.json`, import.meta.url), 'utf8')
}

async function opened(response: Awaited<ReturnType<APIRequestContext['post']>>): Promise<Opened> {
  expect(response.status(), await response.text()).toBe(201)
  return (await response.json()) as Opened
}

/** What everybody's view of any game has. */
export interface Seen {
  ply: number
  over: boolean
  deciders: number[]
  actions: { id: number }[]
}

/** How a seat sees a table. */
export async function viewOf<View extends Seen>(
  request: APIRequestContext,
  { table }: Opened,
  token: string,
): Promise<View> {
  const response = await request.get(`/api/tables/${table.id}/view`, { headers: { authorization: `Bearer ${token}` } })
  return ((await response.json()) as { view: View }).view
}

/**
 * Let the seats that were opened here act by the API until something is reached, or until the game is over. What they
 * do is always the same for the same game.
 */
export async function playSeats(
  request: APIRequestContext,
  opened: Opened,
  until: (view: Seen) => boolean = () => false,
): Promise<void> {
  const tokens = new Map(opened.seats.map(({ seat, token }) => [seat, token]))
  for (;;) {
    const view = await viewOf(request, opened, opened.seats[0]!.token)
    if (view.over || until(view)) return
    const token = tokens.get(view.deciders.find((seat) => tokens.has(seat)) ?? -1)
    if (!token) {
      await new Promise((again) => setTimeout(again, 20)) // a bot is to move
      continue
    }
    const { ply, actions } = view.actions.length ? view : await viewOf(request, opened, token)
    const action = actions[(ply * 7) % Math.max(1, actions.length)]
    if (!action) continue
    await request.post(`/api/tables/${opened.table.id}/actions`, {
      data: { ply, action: action.id, request: `played-on-${ply}` },
      headers: { authorization: `Bearer ${token}`, prefer: 'return=minimal' },
    })
  }
}

/** The same while the pages that look at the table look away: what nobody sees is played quickly. */
export async function playUnseen(
  request: APIRequestContext,
  opened: Opened,
  pages: Page[],
  until: (view: Seen) => boolean,
): Promise<void> {
  await Promise.all(pages.map((page) => page.goto('/about')))
  await playSeats(request, opened, until)
  await Promise.all(pages.map((page) => page.goBack()))
}

/** Whether a game of Burgundy has come to a round. */
export function isRound(phase: string, round: number): (view: Seen) => boolean {
  return (view) => {
    const seen = view as Seen & { phase: string | null; round: number | null }
    return seen.phase === phase && seen.round === round
  }
}

/** Sit down at seats of a table, all of them unless told, and look at it. */
export async function sit(page: Page, { table, seats }: Opened, ...numbers: number[]): Promise<void> {
  const own = seats.filter(({ seat }) => !numbers.length || numbers.includes(seat))
  await page.route('/blank', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  )
  await page.goto('/blank')
  await page.evaluate(
    ([id, held]) => {
      const all = JSON.parse(localStorage.getItem('duchy.seats') ?? '{}') as object
      localStorage.setItem('duchy.seats', JSON.stringify({ ...all, [id]: { seats: held, invitations: [] } }))
    },
    [table.id, own] as const,
  )
  await page.goto(`/table/${table.id}`)
}

/** The table that pages look at, with the seats that their people have taken. */
export async function heldBy(pages: Page[]): Promise<Opened> {
  const id = new URL(pages[0]!.url()).pathname.split('/').at(-1)!
  const held = (page: Page) =>
    page.evaluate((table) => {
      const all = JSON.parse(localStorage.getItem('duchy.seats')!) as Record<string, Pick<Opened, 'seats'>>
      return all[table]!.seats
    }, id)
  return { table: { id }, seats: (await Promise.all(pages.map(held))).flat(), invitations: [] }
}
