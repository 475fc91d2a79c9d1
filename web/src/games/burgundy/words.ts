/** What the table says of this game beyond its plain sentences: cards, doubts, and where a game stands. */

import table from '../../../../src/duchy/games/burgundy/text/sentences.json'
import { nth, numbered } from '../../kit/counting.ts'
import { capital, headline, key, Sentences, sum, type Names, type Voice } from '../../sentences.ts'
import type { Card, TableWords } from '../contract.ts'
import { blackTile, depotTile, die, INN, spaceOf } from './places.ts'
import type { ActionView, Board, LogLine, Shapes, View } from './shapes.ts'

export { capital, key, sum }

/** What a die can be used for, in the order in which it is told. */
const USES = ['take', 'place', 'sell', 'workers']

export class Words extends Sentences implements TableWords<Shapes> {
  constructor(voice: Voice) {
    super(voice, table)
  }

  tile(name: string): string {
    return capital(this.text(key('tile', name)))
  }

  effect(board: Board, name: string): string {
    return this.text(`${key('tile', name)}.effect`, { edition: board.edition })
  }

  /** What a shield does. */
  shield(board: Board, name: string): string {
    return this.text(`${key('shield', name)}.effect`, { edition: board.edition })
  }

  region(colour: string): string {
    return this.text(key('region', colour))
  }

  prompt({ prompt }: View, names: Names): { title: string; hint?: string } {
    return headline(this.say(prompt.key, prompt.args, names))
  }

  holding(view: View, tools: readonly string[]): { title: string; hint?: string } | null {
    const dice = view.players[view.viewer]?.dice ?? []
    const held = numbered(dice).find(([number]) => tools.includes(die(number)))
    if (!held) return null
    const [number, { value }] = held
    const title = this.text('table-die-chosen', { value })
    const hint = this.#uses(view, number, value)
    return { title, ...(hint && { hint }) }
  }

  /** What a die does as it fell, without workers. */
  #uses(view: View, number: number, value: number): string {
    const kinds = view.actions.filter(({ cost, targets }) => !cost && targets.dice?.includes(number))
    const does = USES.flatMap((kind) => {
      const action = kinds.find((one) => one.kind === kind)
      return action ? [this.say(key('table-use', kind), { ...action.facts, value })] : []
    })
    if (!does.length) return ''
    const last = does.pop()!
    return capital(does.length ? this.text('table-uses', { list: does.join(', '), last }) : last)
  }

  ends({ key }: LogLine): boolean {
    return key === 'log-end-turn'
  }

  doubt(view: View, action: ActionView): string | null {
    const count = view.players[view.viewer]?.dice.filter((one) => !one.spent).length ?? 0
    return action.kind === 'end_turn' && count ? this.text('card-doubt', { count }) : null
  }

  /** An action as it is read out: what, with which die, what it brings, what follows. */
  action(_board: Board, _view: View, action: ActionView, names: Names = []): string {
    const gains = this.gains(action.gain, this.told(key('action', action.kind)))
    return [this.does(action, names), ...gains, ...this.#follows(action)].map(capital).join('. ')
  }

  /** An action where its picture, its die and its price stand beside it. */
  card(board: Board, view: View, action: ActionView, names: Names = []): Card {
    const { kind, args, facts } = action
    const tile = facts?.tile
    const own = tile !== undefined || kind === 'workers' || kind === 'buy_workers'
    const text = this.say(
      key(own ? 'card' : 'action', kind === 'sell' ? 'sell_free' : kind),
      { ...args, ...facts },
      names,
    )
    const [then] = this.#follows(action)
    return {
      ...(tile ? { title: this.tile(tile), place: text } : { title: text }),
      points: sum(action.gain?.vp),
      parts: this.#brings(view, action),
      ...(then && { then }),
      ...(tile && kind !== 'discard' && { note: this.effect(board, tile) }),
      ...(facts?.shield && { note: this.shield(board, facts.shield) }),
    }
  }

  /** “Animals for space 28” */
  choice(board: Board, view: View, actions: readonly ActionView[]): string | undefined {
    const places = actions.map(({ targets }) => targets.hex)
    const [hex] = places
    const estate = board.estates[view.players[view.viewer]?.estate ?? '']
    const colour = hex && estate && nth(estate.hexes, hex)?.colour
    if (!colour || places.some((other) => other !== hex)) return undefined
    return capital(this.say('table-choice', { colour, hex }))
  }

  /** What the player is asked next inside the turn; or that a building which the crane copies can do nothing. */
  #follows({ then, kind, gain }: ActionView): string[] {
    if (then) return [this.text(key('prompt', then))]
    return kind === 'copy' && !gain ? [this.text('card-idle')] : []
  }

  /** What it brings, points first; a region by its name and size. */
  #brings(view: View, { gain = {}, kind }: ActionView): Card['parts'] {
    const { region } = gain
    const whole = region && this.text('card-region', { size: region.size, colour: capital(this.region(region.colour)) })
    const named = (category: string): string => {
      if (category === 'regions' && whole) return whole
      if (category === 'phases' && view.phase) return this.text(`phase-${view.phase.toLowerCase()}`)
      return capital(this.text(key('category', category)))
    }
    const points = Object.entries(gain.vp ?? {}).map(([category, count]) => ({ text: named(category), points: count }))
    const rest = this.gains(gain, ['vp', ...this.told(key('action', kind))])
    return [...points, ...rest.map((text) => ({ text: capital(text) }))]
  }

  line(_board: Board, line: LogLine, names: Names, viewer?: number): string {
    return this.parts(line, names, viewer).join(' · ')
  }

  spots({ key, args }: LogLine): string[] {
    if (key === 'log-buy-inn') return [INN]
    const spots: string[] = []
    if ('hex' in args) spots.push(spaceOf(Number(args.player), Number(args.hex)))
    if ('depot' in args && 'slot' in args) spots.push(depotTile(Number(args.depot), Number(args.slot)))
    else if ('tile' in args && 'workers' in args) spots.push(blackTile(Number(args.slot)))
    return spots
  }

  /** “Phase C · round 2” */
  moment({ phase, round }: { phase: string | null; round: number | null }): string {
    if (!phase || !round) return this.text('option-setup')
    return `${this.text(`phase-${phase.toLowerCase()}`)} · ${this.text('counter-round').toLocaleLowerCase()} ${round}`
  }
}
