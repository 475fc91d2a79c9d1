/** The final scores line by line: the points of play, the town, a line for each laurel wreath, the city. */

import { numbered } from '../../kit/counting.ts'
import type { LedgerCell, LedgerRow, LedgerSection } from '../contract.ts'
import { categories } from './categories.ts'
import { nameOf } from './characters.ts'
import { houseSpot, sectionOf, tenantOf } from './places.ts'
import type { Board, PlayerView, View } from './shapes.ts'
import { capital, type Words } from './words.ts'

const TOWN = ['characters', 'houses']
const CITY = ['leaderships', 'canals', 'statues', 'reputation']

export function ledger(board: Board, { players }: View, words: Words): LedgerSection[] {
  const titled = (name: string) => capital(words.text(`category-${name}`))
  const row = (name: string): LedgerRow => ({
    id: name,
    title: titled(name),
    sign: name,
    cells: players.map((player, seat) => ({
      ...cellOf(board, player, name, words),
      places: placesOf(board, player, seat, name),
    })),
  })
  const play = categories.find(({ name }) => name === 'play')!
  return [
    {
      before: true,
      rows: [{ id: 'play', title: titled('play'), category: play, cells: players.map(({ vp }) => ({ points: vp })) }],
    },
    { title: words.text('table-ledger-town'), rows: TOWN.map(row) },
    { title: titled('laurels'), rows: laurels(board, players) },
    { title: words.text('table-tab-city'), rows: CITY.map(row) },
  ].filter(({ rows }) => rows.length)
}

/** Points with how they were counted. */
function cellOf(board: Board, player: PlayerView, name: string, words: Words): LedgerCell {
  const points = player.end[name] ?? 0
  const { house, leadership, third, third_cell } = board.values
  const times = (count: number, each: number) => (count ? `${count} × ${each}` : '')
  const notes: Record<string, string> = {
    characters: String(player.houses.filter(({ inhabitant }) => inhabitant).length || ''),
    houses: times(player.houses.length, house),
    leaderships: times(player.leads.length, leadership),
    canals: times(player.canal.filter((cells) => cells >= third).length, third_cell),
    reputation: points ? words.text('table-ledger-step', { step: player.reputation }) : '',
  }
  const note = notes[name]
  return { points, ...(note && { note }) }
}

/** The houses and sections of the canal that a line counts. */
function placesOf(board: Board, { houses, canal, statues }: PlayerView, seat: number, name: string): string[] {
  const sections = (counts: (section: number) => boolean): string[] =>
    numbered(canal).flatMap(([section]) => (counts(section - 1) ? [sectionOf(seat, section)] : []))
  switch (name) {
    case 'characters':
      return houses.flatMap(({ inhabitant }) => (inhabitant ? [tenantOf(seat, inhabitant.card)] : []))
    case 'houses':
      return numbered(houses).map(([number]) => houseSpot(seat, houses, number))
    case 'canals':
      return sections((index) => canal[index]! >= board.values.third)
    case 'statues':
      return sections((index) => statues[index] !== null)
    default:
      return []
  }
}

/** A line for each character with a laurel wreath, in the order of the deck. */
function laurels(board: Board, players: readonly PlayerView[]): LedgerRow[] {
  const found = new Set(players.flatMap((player) => player.laurels.map(({ card }) => card)))
  return Object.entries(board.cards)
    .filter(([id]) => found.has(id))
    .map(([id, info]) => ({
      id,
      title: nameOf(info),
      sign: id,
      cells: players.map((player, seat) => {
        const own = player.laurels.find(({ card }) => card === id)
        if (!own) return null
        const places = [tenantOf(seat, id)]
        return { points: own.vp, places, ...(own.count !== undefined && { note: String(own.count) }) }
      }),
    }))
}

/** The final position with these points, by seat. */
export const withPoints = (view: View, points: readonly number[]): View => ({
  ...view,
  players: view.players.map((player, seat) => ({ ...player, vp: points[seat]!, end: {} })),
})
