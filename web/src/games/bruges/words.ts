/** What the table says of this game beyond its plain sentences: cards, doubts, and where a game stands. */

import table from '../../../../src/duchy/games/bruges/text/sentences.json'
import { capital, headline, key, Sentences, type Names, type Voice } from '../../sentences.ts'
import type { Card, Passage, TableWords } from '../contract.ts'
import { branchOf, effectOf, nameOf } from './characters.ts'
import { withSigns } from './counted.ts'
import { cardHeld, isPlay, newestHouse, sectionOf, tenantOf, total } from './places.ts'
import type { ActionView, Board, CardInfo, Colour, Cost, LogLine, Shapes, View } from './shapes.ts'

export { capital, key }

/** Lines about the card of a turn. */
const PLAYED: readonly string[] = ['workers', 'money', 'calm', 'canal', 'house', 'place'].map((use) => `log-${use}`)
/** What the roll brings, and what the end of a round does. */
const STRUCK = ['log-markers', 'table-markers', 'log-penalty']
const ENDED = ['log-leadership', 'log-last-round']
/** Answers that lie in one's town, where only pictures tell them apart. */
const IN_TOWN = ['burn', 'drain', 'dismiss', 'recall', 'straighten', 'dig']
/** Lines about an inhabitant. */
const TENANTS: readonly string[] = ['log-place', 'log-activate', 'log-straighten', 'log-accept']

export class Words extends Sentences implements TableWords<Shapes> {
  readonly #voice: Voice
  /** What the players of the table are called: cards of actions speak of them. */
  names: Names = {}

  constructor(voice: Voice) {
    super(voice, table)
    this.#voice = voice
  }

  // --- names of things ----------------------------------------------------------------------------------------------

  colour(colour: Colour): string {
    return this.text(`colour-${colour}`)
  }

  /** What somebody of a group is called. */
  groupOf(group: string): string {
    const one = `group-${group}.one`
    return this.text(this.#voice.has(one) ? one : `group-${group}`)
  }

  /** When a character acts: “for a red worker”. */
  when({ activation, worker }: Pick<CardInfo, 'activation' | 'worker'>): string {
    return worker ? this.say('table-when-worker', { colour: worker }) : this.text(`table-when-${activation}`)
  }

  /** What a character does, with signs for what is counted; for a house in a short form. */
  signed(info: CardInfo, short = false): string {
    return withSigns(effectOf(info), (counted) => this.text(`table-counted-${counted}`), short)
  }

  // --- prompts ------------------------------------------------------------------------------------------------------

  prompt({ prompt }: View, names: Names): { title: string; hint?: string } {
    return this.asked(prompt, names)
  }

  holding(view: View, tools: readonly string[]): { title: string; hint?: string } | null {
    const place = cardHeld(tools)
    const { card, colour } = (place === null ? undefined : view.players[view.viewer]?.hand[place - 1]) ?? {}
    if (!card || !colour) return null
    const value = view.rolled ? view.dice?.[colour] : undefined
    const die = value ? this.say('table-card-die', { colour, value }) : this.say('table-card-back', { colour })
    return {
      title: capital(this.say('table-holding', { card })),
      hint: `${capital(die)}. ${this.text('table-holding.help')}`,
    }
  }

  answers({ decision, actions, viewer }: View): ActionView[] {
    return decision?.player === viewer ? actions.filter(({ kind }) => IN_TOWN.includes(kind)) : []
  }

  plain({ kind }: ActionView): boolean {
    return kind === 'draw'
  }

  doubt(view: View, action: ActionView): string | null {
    const unused = view.actions.filter(({ kind }) => kind === 'activate').length
    return action.kind === 'end_turn' && unused ? this.text('table-doubt', { count: unused }) : null
  }

  endsTurn(view: View, action: ActionView): boolean {
    const unused = view.actions.filter(({ kind }) => kind === 'activate').length
    if (action.then) return false
    if (action.kind === 'activate') return view.played && unused === 1
    return action.kind === 'end_turn' || (isPlay(action) && !unused)
  }

  // --- actions ------------------------------------------------------------------------------------------------------

  action(board: Board, _view: View, action: ActionView): string {
    const parts = this.#brings(board, action, action.cost).map(({ text, points }) =>
      points ? `${text}: +${points}` : text,
    )
    return [this.#title(board, action), ...parts, ...this.#follows(action)].map(capital).join('. ')
  }

  card(board: Board, _view: View, action: ActionView): Card {
    const [then] = this.#follows(action)
    const info = this.#about(board, action)
    return {
      title: capital(this.#title(board, action)),
      points: action.gain?.vp ?? 0,
      parts: this.#brings(board, action, unpictured(action.cost)),
      ...(then && { then }),
      ...(info && { note: effectOf(info) }),
    }
  }

  /** “Queen: which one?” */
  choice(board: Board, _view: View, actions: readonly ActionView[]): string | undefined {
    const cards = new Set(actions.map(({ facts }) => facts?.card))
    const info = board.cards[[...cards][0] ?? '']
    return cards.size === 1 && info ? this.text('table-choice', { card: nameOf(info) }) : undefined
  }

  #title(board: Board, action: ActionView): string {
    const { kind, targets, facts } = action
    if (kind === 'branch' && facts?.card) return branchOf(board.cards[facts.card]!, targets.branch!)
    return this.say(key('action', kind), factsOf(action), this.names)
  }

  /** The character whose effect matters for an action. */
  #about(board: Board, { kind, facts }: ActionView): CardInfo | undefined {
    return ['place', 'activate', 'copy', 'react'].includes(kind) ? board.cards[facts?.card ?? ''] : undefined
  }

  #follows({ then }: ActionView): string[] {
    return then ? [this.text('table-then', { kind: then })] : []
  }

  /** What it costs and brings, now and at the end, to oneself and to others. */
  #brings(board: Board, action: ActionView, cost: Cost | undefined): Card['parts'] {
    const { kind, gain, ends, by, hits, standing } = action
    const { vp: _, ...rest } = gain ?? {}
    const line = { key: key('action', kind), args: factsOf(action), ...(cost && { cost }), gain: rest }
    const parts: Card['parts'] = this.parts(line)
      .slice(1)
      .map((text) => ({ text: capital(text) }))
    if (by?.length) {
      const list = by.flatMap((id) => (board.cards[id] ? [nameOf(board.cards[id])] : [])).join(', ')
      parts.push({ text: this.text('table-by', { list }) })
    }
    for (const [category, points] of Object.entries(ends ?? {})) {
      if (points) parts.push(this.#atEnd(category, points))
    }
    for (const [name, counts] of Object.entries(standing ?? {})) {
      parts.push({
        text: this.text('table-standing', { name: this.text(`leadership-${name}`), counts: counts.join(' : ') }),
      })
    }
    for (const { player, cost: lost = {}, gain: got = {} } of hits ?? []) {
      const said = this.parts({ key: 'table-hit', args: { player }, cost: lost, gain: got }, this.names)
      if (said.length > 1) parts.push({ text: said.join(' ') })
    }
    return parts
  }

  #atEnd(category: string, points: number): Card['parts'][number] {
    const text = this.text('table-ends', { category: this.text(`category-${category}`) })
    return points > 0 ? { text: capital(text), points } : { text: `${capital(text)}: −${-points}` }
  }

  // --- the log ------------------------------------------------------------------------------------------------------

  line(_board: Board, line: LogLine, names: Names, viewer?: number): string {
    return this.parts(line, names, viewer).join(' · ')
  }

  ends({ key: name }: LogLine): boolean {
    return name === 'log-end-turn'
  }

  /** The threats of a roll are the same for nearly all: who gets the same stands in one line. */
  joined(lines: LogLine[]): LogLine[] {
    const threats = lines.filter(({ key: name }) => name === 'log-markers')
    return lines.flatMap((line) => {
      const same = threats.includes(line) ? threats.filter((other) => alike(other, line)) : [line]
      if (same.length === 1) return [line]
      const players = same.map(({ args }) => args.player)
      return line === same[0] ? [{ ...line, key: 'table-markers', args: { players } } as LogLine] : []
    })
  }

  closes({ key: name }: LogLine): boolean {
    return PLAYED.includes(name)
  }

  /** A new round with what the end of the last one brought; or the roll of the dice, with the threats that it brings. */
  passage(board: Board, _view: View, lines: readonly LogLine[], names: Names, viewer?: number): Passage | null {
    const [begins, rolled] = ['log-round', 'log-dice'].map((name) => lines.find(({ key }) => key === name))
    const first = rolled ?? begins
    if (!first) return null
    const told = this.joined([...lines]).filter(({ key }) => (rolled ? STRUCK : ENDED).includes(key))
    const { title, hint } = headline(this.line(board, first, names, viewer))
    return {
      title,
      ...(hint && { note: hint }),
      rows: told.map((line) => ({
        ...('player' in line.args && { seat: Number(line.args.player) }),
        text: this.line(board, line, names, viewer),
      })),
    }
  }

  spots({ key: name, args }: LogLine): string[] {
    const player = Number(args.player)
    if (typeof args.section === 'number') return [sectionOf(player, args.section)]
    if (name === 'log-house') return [newestHouse(player)]
    return TENANTS.includes(name) && typeof args.card === 'string' ? [tenantOf(player, args.card)] : []
  }

  /** “Round 5 · cards” */
  moment({ phase, round }: { phase: string | null; round: number | null }): string {
    if (!round) return ''
    const said = this.text('table-round', { round })
    return phase ? `${said} · ${this.text(`phase-${phase}`).toLocaleLowerCase()}` : said
  }
}

/** They bring the same. */
const alike = (one: LogLine, other: LogLine): boolean =>
  JSON.stringify([one.gain, one.cost]) === JSON.stringify([other.gain, other.cost])

/** What a picture of the price does not show. */
function unpictured(cost: Cost | undefined): Cost | undefined {
  const { guilders: _, workers: __, ...rest } = cost ?? {}
  return rest
}

/** What the words about an action mention. Its arguments name colours and houses by numbers, which no words do. */
function factsOf({ args, facts }: ActionView): Record<string, string | number> {
  const { colour: _, house: __, leadership: ___, ...plain } = args
  return { ...plain, ...facts }
}

/** All points that an action is worth, now and at the end. */
export const pointsAtEnd = ({ ends }: ActionView): number => total(ends)

/** The uses of a card that is taken up, by their names. */
export const playsOf = (actions: readonly ActionView[]): ActionView[] => actions.filter(isPlay)
