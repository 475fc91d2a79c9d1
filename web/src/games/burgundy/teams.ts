/** The team game: who builds an estate together, and what partners have in common. */

import type { Board, PlayerView, Team, View } from './shapes.ts'

/** The team of a seat; there is none where everybody plays alone. */
export function teamOf(view: View, seat: number): Team | undefined {
  const number = view.players[seat]?.team
  return number === undefined ? undefined : view.teams?.[number]
}

/** Everybody who builds the estate of a seat. */
export const builders = (view: View, seat: number): number[] => teamOf(view, seat)?.players ?? [seat]

export const partnerOf = (view: View, seat: number): number | undefined =>
  builders(view, seat).find((other) => other !== seat)

/** The seat whose card stands for an estate. */
export const cardOf = (view: View, seat: number): number => builders(view, seat)[0] ?? seat

/** The number of the first slot of the shared storage, as a player's slots are counted. */
export const sharedFrom = (board: Board, player: PlayerView): number =>
  Math.max(board.storage, player.storage.length) + 1

/** Points by where they came from, of everybody who builds the estate of a seat. */
export function pointsTogether(view: View, seat: number): Pick<PlayerView, 'vp' | 'points'> {
  const players = builders(view, seat).flatMap((other) => view.players[other] ?? [])
  const points: Record<string, number> = {}
  for (const player of players) {
    for (const [name, count] of Object.entries(player.points)) points[name] = (points[name] ?? 0) + count
  }
  return { vp: players.reduce((total, { vp }) => total + vp, 0), points }
}

/** What each of those who build the estate of a seat has made of its points: “Odo: 39”. */
export const shares = (view: View, seat: number, names: Record<number, string>): string[] =>
  builders(view, seat).map((other) => `${names[other]}: ${view.players[other]!.vp}`)
