/** Opening a table: who is to sit where, as the new-game screen and “Play now” plan it. */

import { api } from './api/client.ts'
import type { GameInfo, NewTable, OpenedTable, SeatRequest } from './api/types.ts'
import { bannersFrom, type Banner } from './banners.ts'
import { keepShare, newShare } from './fair/shares.ts'
import { botNames, keptBotName } from './names.ts'
import { holdSeats } from './seats.ts'
import { settings } from './settings.svelte.ts'

export type Sitter = 'me' | 'here' | 'link' | 'bot'

export interface SeatPlan {
  sitter: Sitter
  name: string
  level: string
  banner: Banner
}

/** The level that is a fair match for somebody whom we do not know: in the middle. */
export function usualLevel(game: GameInfo): string {
  return game.levels[Math.floor((game.levels.length - 1) / 2)]?.level ?? ''
}

/** Me at the first seat, bots at the others, each with a name of its own. */
export function usualSeats(game: GameInfo, most: number): SeatPlan[] {
  const names = botNames()
  const banners = bannersFrom(settings.banner)
  return Array.from({ length: most }, (_, seat) => ({
    sitter: seat === 0 ? 'me' : 'bot',
    name: seat === 0 ? settings.name : (names[(seat - 1) % names.length] ?? ''),
    level: usualLevel(game),
    banner: banners[seat % banners.length]!,
  }))
}

/** Whoever takes a seat by link brings a name along. */
export function seatRequest({ sitter, name, level, banner }: SeatPlan): SeatRequest {
  const given = name.trim() || null
  if (sitter === 'bot') return { kind: 'bot', name: given && keptBotName(given), level, banner }
  if (sitter === 'link') return { kind: 'link', name: null, level: null, banner }
  return { kind: 'here', name: given, level: null, banner }
}

/** Give a seat a banner; the seat that had it gets the other one. */
export function exchangeBanner(plans: SeatPlan[], plan: SeatPlan, banner: Banner): void {
  const other = plans.find((one) => one !== plan && one.banner === banner)
  if (other) other.banner = plan.banner
  plan.banner = banner
}

/** Open the table and keep what only its opener gets. */
export async function openNew(table: NewTable): Promise<OpenedTable> {
  const share = newShare()
  const opened = await api.open({ ...table, share_hash: share.hash })
  keepShare(opened.table.id, share)
  holdSeats(opened.table.id, opened.seats, opened.invitations)
  return opened
}

/** A game against one bot, or against as few as the game allows, with nothing asked. */
export async function playNow(game: GameInfo): Promise<OpenedTable> {
  const players = Math.max(2, Math.min(...game.players))
  return openNew({ game: game.name, options: {}, seats: usualSeats(game, players).map(seatRequest) })
}
