/** What the end of a game is called: who has won and by how much, or how a game alone ended. */

import type { Results } from '../api/types.ts'
import { list, t } from '../text.svelte.ts'
import { standings, verdict } from './results.ts'

/** `names` by seat, `me` the reader's own; `alone` is what a game says of the end of a game alone. */
export function titleOf(results: Results, names: string[], me: number | null, alone?: { title: string }): string {
  const outcome = verdict(results)
  const nameOf = (seats: number[]) => list(seats.map((seat) => names[seat]!))
  if (me !== null && results.conceded.includes(me)) return t('end-conceded-you')
  if (outcome.kind === 'conceded') {
    if (results.places.length === 1) return t('end-conceded', { names: nameOf(outcome.others) })
    const others = nameOf(outcome.others)
    const ours = me !== null && outcome.seats.includes(me)
    const facts = { name: nameOf(outcome.seats), others, count: outcome.others.length }
    return t(ours ? 'end-won-conceded-you' : 'end-won-conceded', facts)
  }
  if (outcome.kind === 'alone') return alone?.title ?? t('end-alone', { score: outcome.score })
  if (outcome.kind === 'shared') {
    return results.teams ? t('end-team-shared') : t('end-shared', { names: nameOf(outcome.seats) })
  }
  const winners = standings(results)[0]!.seats
  const ours = me !== null && winners.includes(me)
  const key = `${results.teams ? 'end-team' : 'end'}-${outcome.kind === 'margin' ? 'won' : 'tie'}`
  const margin = outcome.kind === 'margin' ? outcome.margin : 0
  return t(ours ? `${key}-you` : key, { name: nameOf(winners), margin })
}
