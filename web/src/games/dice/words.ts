/** What the table says of this game beyond its plain sentences: cards, sealed choices, and where a game stands. */

import table from '../../../../src/duchy/games/dice/text/sentences.json'
import { nth, numbered } from '../../kit/counting.ts'
import { capital, headline, key, Sentences, sum, type Names, type Voice } from '../../sentences.ts'
import { unnamed } from '../../table/turns.ts'
import type { Card, Passage, TableWords } from '../contract.ts'
import { colourDie, pipDie, spaceOf, toolsOf } from './places.ts'
import type { ActionView, Board, LogLine, Shapes, View } from './shapes.ts'

export { capital, key, sum }

/** Lines after which everybody's choices are open. */
const OPENED = ['log-roll', 'log-game-over']

export class Words extends Sentences implements TableWords<Shapes> {
  constructor(voice: Voice) {
    super(voice, table)
  }

  colour(name: string): string {
    return capital(this.text(key('colour', name)))
  }

  bonus(name: string): string {
    return capital(this.text(key('bonus', name)))
  }

  prompt(view: View, names: Names): { title: string; hint?: string } {
    const { key: text, args } = view.prompt
    if (text === 'prompt-sealed') return this.#sealed(view, args?.players ?? [], names)
    return headline(this.say(text, args, names))
  }

  /** What I have sealed, which only I am told, and whom we wait for. */
  #sealed(view: View, players: readonly number[], names: Names): { title: string; hint?: string } {
    const hint = this.text('table-seal-waiting', { players: this.list(players, names) })
    const draft = view.players[view.viewer]?.draft
    if (!draft) return { title: capital(this.text('table-sealed')), hint }
    if (draft.round.passed) return { title: this.text('table-seal-own.pass'), hint }
    const built = draft.round.built.map((hex) =>
      this.text('table-seal-hex', { number: nth(draft.content.numbers, hex) ?? 0, hex }),
    )
    const what = built.length ? built.join(', ') : this.text('colour-castle')
    return { title: this.text('table-seal-own', { what }), hint }
  }

  answers({ decision, actions }: View): ActionView[] {
    return ['castle', 'sell'].includes(decision?.kind ?? '') ? [...actions] : []
  }

  holding(view: View, tools: readonly string[]): { title: string; hint?: string } | null {
    const { pips = [], colours = [] } = view.dice ?? {}
    const held = [
      ...numbered(pips).flatMap(([die, number]) => (tools.includes(pipDie(die)) ? [String(number)] : [])),
      ...numbered(colours).flatMap(([die, name]) =>
        tools.includes(colourDie(die)) ? [this.text(key('colour', name))] : [],
      ),
    ]
    if (!held.length) return null
    const hint = this.#pairs(view, tools)
    return { title: this.text('table-holding', { what: held.join(' + ') }), ...(hint && { hint }) }
  }

  /** What goes with the dice that are held: colours with a number, numbers with a colour. */
  #pairs(view: View, tools: readonly string[]): string {
    const fits = view.actions.filter((action) => tools.every((tool) => toolsOf(action).includes(tool)))
    const numbers = tools.some((tool) => tool.startsWith('colours'))
    const found = fits.flatMap(({ facts = {} }) =>
      numbers ? String(facts.number ?? '') : facts.colour ? [this.text(key('colour', facts.colour))] : [],
    )
    const list = [...new Set(found)].filter(Boolean).sort().join(', ')
    return list && this.text('table-holding.with', { what: list })
  }

  opens({ key: name }: LogLine): boolean {
    return OPENED.includes(name)
  }

  /** A new round, and what all have done in the last one; alone, a new phase. */
  passage(board: Board, view: View, lines: readonly LogLine[], names: string[]): Passage | null {
    const roll = lines.find(({ key: name }) => name === 'log-roll')
    const phase = lines.find(({ key: name }) => name === 'log-phase-begins')
    if (!roll || (view.players.length === 1 && !phase)) return null
    const { title, hint } = headline(this.line(board, roll, names))
    const rows = view.players.map((_, seat) => {
      const own = lines.filter(({ key: name, args }) => args.player === seat && name !== 'log-sealed')
      const said = own.map((line) => unnamed(this.parts(line, names)[0]!, names[seat]!))
      return { seat, text: said.join(' · '), points: own.reduce((points, { gain }) => points + sum(gain?.vp), 0) }
    })
    return {
      title: phase ? `${this.line(board, phase, names)} · ${title}` : title,
      ...(hint && { note: hint }),
      rows: view.players.length > 1 ? rows.filter(({ text }) => text) : [],
    }
  }

  doubt(): null {
    return null
  }

  endsTurn(_view: View, action: ActionView): boolean {
    return action.kind === 'seal'
  }

  undo(view: View): string | null {
    const player = view.players[view.viewer]
    return player?.sealed ? this.text('table-seal-break') : null
  }

  /** An action as it is read out: what, with which bonus, what it brings, what follows. */
  action(_board: Board, _view: View, action: ActionView): string {
    return [this.does(action), ...this.gains(action.gain), ...this.#follows(action)].map(capital).join('. ')
  }

  /** An action where its picture and its dice stand beside it. */
  card(board: Board, view: View, action: ActionView): Card {
    const { facts = {}, kind, targets } = action
    const [then] = this.#follows(action)
    return {
      title: facts.number === undefined ? this.does(action) : this.text('card-write', { number: facts.number }),
      ...(facts.colour && { place: this.#where(board, view, facts.colour, targets.hex!) }),
      points: sum(action.gain?.vp),
      parts: this.#brings(action),
      ...(then && { then: capital(then) }),
      ...(facts.bonus && { note: this.text(`${key('bonus', facts.bonus)}.help`) }),
      ...(kind === 'sell' && targets.goods ? { note: this.text('bonus-silver.help') } : {}),
    }
  }

  #where(board: Board, view: View, colour: string, hex: number): string {
    const sheet = board.sheets[view.players[view.viewer]?.sheet ?? '']
    const area = nth(sheet?.hexes ?? [], hex)?.area
    const size = sheet?.hexes.filter((other) => other.area === area).length ?? 0
    return this.text('card-area', { colour: this.colour(colour), hex, size })
  }

  /** The second building that a silver would pay for. */
  #follows({ then }: ActionView): string[] {
    return then ? [this.say('gain-then', { number: then.number, colour: then.colour })] : []
  }

  /** What it brings, points first; an area by its name and size. */
  #brings({ gain = {} }: ActionView): Card['parts'] {
    const [area] = gain.area ? this.gains({ area: gain.area }).map(capital) : []
    const named = (category: string): string => {
      const text = capital(this.text(key('category', category)))
      if (!area || (category !== 'areas' && category !== 'pastures')) return text
      return category === 'pastures' ? `${area}, ${this.text('card-double')}` : area
    }
    const points = Object.entries(gain.vp ?? {}).map(([category, count]) => ({ text: named(category), points: count }))
    const rest = this.gains(gain, ['vp', 'area'])
    return [...points, ...rest.map((text) => ({ text: capital(text) }))]
  }

  line(_board: Board, line: LogLine, names: Names, viewer?: number): string {
    return this.parts(line, names, viewer).join(' · ')
  }

  spots({ args }: LogLine): string[] {
    return 'hex' in args && 'player' in args ? [spaceOf(Number(args.player), Number(args.hex))] : []
  }

  /** “Phase II · round 13” */
  moment({ phase, round }: { phase: string | null; round: number | null }): string {
    if (!phase || !round) return this.text('table-start')
    return `${this.text('phase-name', { phase })} · ${this.text('counter-round').toLocaleLowerCase()} ${round}`
  }

  /** The title that the points earned, and how far the next one is. */
  alone(board: Board, view: View): { title: string; note: string } {
    const { content, verdict = 'none' } = view.players[0]!
    const next = Object.entries(board.verdicts ?? {}).find(([, least]) => content.vp < least)
    const [title, ...note] = this.text(`${key('verdict', verdict)}.text`).split('. ')
    if (next) note.push(this.say('verdict-next', { count: next[1] - content.vp, verdict: next[0] }))
    return { title: title!, note: note.join(' ') }
  }

  titles(board: Board): { points: number; name: string }[] {
    return Object.entries(board.verdicts ?? {}).map(([title, points]) => ({
      points,
      name: this.text(key('verdict', title)),
    }))
  }
}
