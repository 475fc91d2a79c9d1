/** The final scores line by line, or what they would be now: what was counted during the game, what is left over, monasteries, shields. */

import { categoryRows } from '../../table/ledger.ts'
import { scored } from '../../table/points.ts'
import type { LedgerCell, LedgerRow, LedgerSection } from '../contract.ts'
import { categories } from './categories.ts'
import { spaceOf } from './places.ts'
import type { Board, Counted, PlayerView, View } from './shapes.ts'
import { capital, key, type Words } from './words.ts'

/** What is counted at the end only; all else was counted before, bonus tiles that a shield doubles then excepted. */
const AT_THE_END = ['monasteries', 'shields', 'left-over']
const AFTER_ALL = 100 // above the number of any tile
const LEFT_OVER = ['goods', 'silver', 'workers']
const WORKERS = 2 // for a point

export function ledger(board: Board, { players, over }: View, words: Words): LedgerSection[] {
  const titled = (name: string) => capital(words.text(key('category', name)))
  const later = over ? doubled : () => 0 // before the end nothing of the final scoring is among the points
  const before = players.map((player) => ({ ...player.points, bonus: (player.points.bonus ?? 0) - later(player) }))
  const during = scored(categories, before).filter(({ name }) => !AT_THE_END.includes(name))
  const lines = (...names: string[]) => countedRows(board, players, names, words)
  return [
    {
      title: capital(words.text('final-during')),
      before: true,
      rows: categoryRows(during, before, ({ name }) => titled(name)),
    },
    { title: titled('left-over'), rows: LEFT_OVER.map((name) => leftOver(players, name, titled(name))) },
    { title: titled('monasteries'), rows: lines('monasteries') },
    { title: titled('shields'), rows: lines('shields', 'bonus') },
  ].filter(({ rows }) => rows.length)
}

/** What bonus tiles scored a second time at the end. */
function doubled({ final = [] }: PlayerView): number {
  return final.filter(({ category }) => category === 'bonus').reduce((sum, { vp }) => sum + vp, 0)
}

function leftOver(players: readonly PlayerView[], name: string, title: string): LedgerRow {
  const cells = players.map((player) => {
    const due = player.final?.find(({ category }) => category === name)?.vp ?? 0 // before the end
    const points = (player.points[name] ?? 0) + due
    return { points, ...(name === 'workers' && points && { note: `${player.workers} ÷ ${WORKERS}` }) }
  })
  return { id: name, title, sign: name, cells }
}

/** A line for each monastery and shield that anybody has, in the order of their numbers. */
function countedRows(
  board: Board,
  players: readonly PlayerView[],
  names: readonly string[],
  words: Words,
): LedgerRow[] {
  const lines = players.map(({ final = [] }) => final.filter(({ category }) => names.includes(category)))
  const found = new Map(lines.flat().map((line) => [idOf(line), line]))
  return [...found.entries()]
    .sort(([, a], [, b]) => rank(board, a) - rank(board, b))
    .map(([id, line]) => ({
      id,
      ...headOf(line, words),
      cells: lines.map((own, seat) =>
        cellOf(
          seat,
          own.find((other) => idOf(other) === id),
        ),
      ),
    }))
}

const idOf = ({ category, monastery, shield, doubles }: Counted): string =>
  [category, monastery ?? shield, doubles && 'again'].filter(Boolean).join('-')

/** The number that is printed on it; what doubles other lines comes after them. */
const rank = ({ shields = {} }: Board, { monastery, shield = '', doubles }: Counted): number =>
  doubles ? AFTER_ALL : (monastery ?? shields[shield]?.number ?? 0)

function headOf({ monastery, shield, doubles }: Counted, words: Words): Pick<LedgerRow, 'title' | 'sign'> {
  if (monastery) {
    return { title: capital(words.text('final-monastery', { number: monastery })), sign: `monastery_${monastery}` }
  }
  const name = words.text(key('shield', shield!))
  return { title: doubles ? words.text('final-again', { shield: name }) : name, sign: shield! }
}

/** “4 × 4”: how many things, and the points for each. */
function cellOf(seat: number, line?: Counted): LedgerCell | null {
  if (!line) return null
  const { count = 0, vp: points, hexes } = line
  return {
    points,
    ...(count > 0 && { note: `${count} × ${points / count}` }),
    ...(hexes && { places: hexes.map((hex) => spaceOf(seat, hex)) }),
  }
}

/** The final position with these points, by seat; partners have theirs together. */
export function withPoints(view: View, points: readonly number[]): View {
  const sum = (seats: readonly number[]) => seats.reduce((all, seat) => all + points[seat]!, 0)
  return {
    ...view,
    players: view.players.map((player, seat) => ({ ...player, vp: points[seat]! })),
    ...(view.teams && { teams: view.teams.map((team) => ({ ...team, vp: sum(team.players) })) }),
  }
}
