/** What the table says of this game beyond its plain sentences: cards, doubts, and where a game stands. */

import table from '../../../../src/duchy/games/burgundy/text/sentences.json'
import { nth, numbered, numberOf } from '../../kit/counting.ts'
import { capital, headline, key, Sentences, sum, type Names, type Voice } from '../../sentences.ts'
import type { Card, Passage, TableWords } from '../contract.ts'
import { blackTile, depotTile, die, INN, space, spaceOf } from './places.ts'
import type { ActionView, Board, LogLine, Shapes, View } from './shapes.ts'
import { goalOf, roundOf } from './solo.ts'

export { capital, key, sum }

/** Actions that are called otherwise where their price stands beside them. */
const CARDS = ['workers', 'buy_workers', 'buy_points']

/** What a die can be used for, in the order in which it is told. */
const USES = ['take', 'place', 'sell', 'workers']

/** Lines about a tile of the black depot. */
const FROM_BLACK = ['log-buy', 'log-exchange', 'log-award']

/** What is told between two phases. */
const PASSING = ['log-mines', 'log-team-mines', 'log-open-gate', 'log-round-begins']

/** What is asked here is answered in words: the boards show no place for an answer, or only what lies there. */
const IN_WORDS = [
  ...['town_hall', 'warehouse', 'carpenter', 'church', 'market', 'ship', 'keep', 'discard', 'crane', 'geese'],
  ...['arrange', 'settle', 'tribute', 'name', 'store', 'order', 'buy_points', 'exchange', 'give', 'award'],
]
/** What may be done first answers nothing. */
const MEANWHILE = ['buy', 'buy_depot', 'buy_inn', 'buy_workers', 'set_die', 'return_castle', 'decline', 'end_turn']

/** Tiles that do something else in a solo game, and monasteries that score there when they are placed. */
const CHANGED_ALONE = ['ship', 'monastery_26', 'monastery_27']
const SCORING = [15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 29].map((number) => `monastery_${number}`)

export class Words extends Sentences implements TableWords<Shapes> {
  constructor(voice: Voice) {
    super(voice, table)
  }

  tile(name: string): string {
    return capital(this.text(key('tile', name)))
  }

  /** What a tile does; alone at the table some do something else, and monasteries score at once. */
  effect(board: Board, name: string): string {
    const alone = board.players === 1
    if (alone && CHANGED_ALONE.includes(name)) return this.text(`${key('tile', name)}.solo`)
    const effect = this.text(`${key('tile', name)}.effect`, { edition: board.edition })
    return alone && SCORING.includes(name) ? `${effect} ${this.text('table-scores-at-once')}` : effect
  }

  /** What a shield does. */
  shield(board: Board, name: string): string {
    return this.text(`${key('shield', name)}.effect`, { edition: board.edition })
  }

  region(colour: string): string {
    return this.text(key('region', colour))
  }

  prompt(view: View, names: Names): { title: string; hint?: string } {
    return this.asked(this.#offered(view).length ? { key: 'prompt-name' } : view.prompt, names)
  }

  answers(view: View): ActionView[] {
    const kind = view.decision?.kind ?? ''
    if (!IN_WORDS.includes(kind)) return this.#offered(view)
    return view.actions.filter(
      (action) => !MEANWHILE.includes(action.kind) && (action.kind === 'name_player') === (kind === 'name'),
    )
  }

  /** At the end of a turn, what is still to be chosen in it and is asked nowhere else: whose monasteries are copied. */
  #offered({ decision, actions, players, viewer }: View): ActionView[] {
    const done = players[viewer]?.dice.every(({ spent }) => spent)
    return decision?.kind === 'turn' && done ? actions.filter(({ kind }) => kind === 'name_player') : []
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

  /** A new phase: what its regions bring, what mines have paid, and the goods of its first round. */
  passage(board: Board, view: View, lines: readonly LogLine[], names: Names, viewer?: number): Passage | null {
    const begins = lines.find(({ key }) => key === 'log-phase-begins')
    if (!begins) return null
    const { title, hint } = headline(this.line(board, begins, names, viewer))
    const told = lines.filter(({ key }) => PASSING.includes(key))
    const players = told.filter(({ key }) => key === 'log-mines').map(({ args }) => Number(args.player))
    return {
      title,
      ...(hint && { note: hint }),
      rows: told.map((line) => ({
        ...('player' in line.args && { seat: Number(line.args.player) }),
        text: this.line(board, line, names, viewer),
      })),
      fills: [
        ...view.depots.map(({ tiles }, index) => tiles.map((_, slot) => depotTile(index + 1, slot + 1))),
        view.black.map((_, slot) => blackTile(slot + 1)),
      ],
      rises: players.flatMap((player) => this.#paid(view, player, told)),
    }
  }

  /** What the mines of a player have paid, over the first of them. */
  #paid(view: View, player: number, lines: readonly LogLine[]): { at: string; text: string }[] {
    const silver = lines.find(({ key, args }) => key === 'log-mines' && args.player === player)?.gain?.silver
    const hex = numberOf(view.players[player]?.tiles ?? [], 'mine')
    if (!silver || !hex) return []
    const at = player === view.viewer ? space(hex) : spaceOf(player, hex)
    return [{ at, text: this.text('gain-silver', { count: silver }) }]
  }

  doubt(view: View, action: ActionView): string | null {
    if (action.kind !== 'end_turn') return null
    if (this.#offered(view).length) return this.text('card-doubt-name')
    const count = view.players[view.viewer]?.dice.filter((one) => !one.spent).length ?? 0
    return count ? this.text('card-doubt', { count }) : null
  }

  endsTurn(_view: View, action: ActionView): boolean {
    return action.kind === 'end_turn'
  }

  /** An action as it is read out: what, with which die, what it brings, what follows. */
  action(_board: Board, view: View, action: ActionView, names: Names = []): string {
    const gains = this.gains(action.gain, this.told(key('action', action.kind)))
    const towards = this.#towards(view, action).map(({ text }) => text)
    return [this.does(action, names), ...gains, ...towards, ...this.#follows(view, action)].map(capital).join('. ')
  }

  /** An action where its picture, its die and its price stand beside it. */
  card(board: Board, view: View, action: ActionView, names: Names = []): Card {
    const { kind, args, facts } = action
    const tile = facts?.tile
    const own = tile !== undefined || CARDS.includes(kind)
    const text = this.say(
      key(own ? 'card' : 'action', kind === 'sell' ? 'sell_free' : kind),
      { ...args, ...facts },
      names,
    )
    const [then] = this.#follows(view, action)
    const hidden = kind === 'exchange' && tile !== 'inn' // it is stored face down
    return {
      ...(tile ? { title: this.tile(tile), ...(kind !== 'copy' && { place: text }) } : { title: text }),
      points: sum(action.gain?.vp),
      parts: [...this.#brings(view, action), ...this.#towards(view, action)],
      ...(then && { then }),
      ...(tile && kind !== 'discard' && { note: this.effect(board, hidden ? 'black_tile' : tile) }),
      ...(facts?.shield && { note: this.shield(board, facts.shield) }),
    }
  }

  /** “Place on space 28: animals” */
  choice(board: Board, view: View, actions: readonly ActionView[]): string | undefined {
    const places = actions.map(({ targets }) => targets.hex)
    const [hex] = places
    const estate = board.estates[view.players[view.viewer]?.estate ?? '']
    const colour = hex && estate && nth(estate.hexes, hex)?.colour
    if (!colour || places.some((other) => other !== hex)) return undefined
    return capital(this.say('table-choice', { colour, hex }))
  }

  /** What the player is asked next inside the turn; or that a building which the crane copies can do nothing. */
  #follows(view: View, action: ActionView): string[] {
    const { then, kind, gain } = action
    if (then === 'castle' && this.#reached(view, action)) return [this.text('prompt-castle.reset')]
    if (then === 'give') return [this.text('card-give')]
    if (then) return [this.text(key('prompt', then))]
    return kind === 'copy' && !gain ? [this.text('card-idle')] : []
  }

  /** How far the points of an action bring a solo player towards the target. */
  #towards(view: View, action: ActionView): { text: string }[] {
    const target = view.players[view.viewer]?.target
    const points = sum(action.gain?.vp)
    if (!target || !points) return []
    if (this.#reached(view, action)) return [{ text: this.text('card-target-reached', { target: target.target }) }]
    const { vp, target: size } = target
    return [{ text: this.text('card-target', { from: vp, to: vp + points, target: size }) }]
  }

  #reached(view: View, { gain }: ActionView): boolean {
    const target = view.players[view.viewer]?.target
    return target !== undefined && target.vp + sum(gain?.vp) >= target.target
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

  spots({ key, args, gain }: LogLine): string[] {
    if (key === 'log-buy-inn') return [INN]
    const herd = gain?.herd?.hexes.filter((hex) => hex !== args.hex) ?? []
    const spots = herd.map((hex) => spaceOf(Number(args.player), hex))
    if ('hex' in args) spots.push(spaceOf(Number(args.player), Number(args.hex)))
    if ('depot' in args && 'slot' in args) spots.push(depotTile(Number(args.depot), Number(args.slot)))
    else if (FROM_BLACK.includes(key)) spots.push(args.tile === 'inn' ? INN : blackTile(Number(args.slot)))
    return spots
  }

  /** How a solo game ended: with a full estate in so many rounds, or with so many spaces left. */
  alone(board: Board, view: View): { title: string; note: string; won: boolean } {
    const player = view.players[0]!
    const { size, empty } = goalOf(board, view, player)
    const { round, size: rounds } = roundOf(board, view)
    const won = player.verdict === 'won'
    const facts = { round, rounds, empty, size, filled: size - empty, resets: player.target?.resets ?? 0 }
    return {
      title: this.text(won ? 'end-solo-won' : 'end-solo-lost', facts),
      note: this.text(won ? 'end-solo-won.note' : 'end-solo-lost.note', facts),
      won,
    }
  }

  /** “Phase C · round 2” */
  moment({ phase, round }: { phase: string | null; round: number | null }): string {
    if (!phase || !round) return this.text('option-setup')
    return `${this.text(`phase-${phase.toLowerCase()}`)} · ${this.text('counter-round').toLocaleLowerCase()} ${round}`
  }
}
