/**
 * The choices of the new-game screen, and the options that they come to.
 *
 * What goes with what is the server's to say (`setup`). A choice that does not fit the printing, the seats or another
 * choice is kept and waits: nothing is lost when one of them is changed again.
 */

import type { Schemas } from '../../api/types.ts'

export type Box = Schemas['BurgundySetup']
export type Printing = Schemas['BurgundyEdition']
export type Module = Schemas['BurgundyModule']
export type Preset = Schemas['BurgundyPreset']
type Ways = Schemas['BurgundyWays']

export const DEALT = 'dealt'
export const ORDINARY = 'ordinary'
export type Mode = 'same' | 'each' | 'dealt'
export const MODES: Mode[] = ['same', 'each', 'dealt']

export interface Choices {
  edition: string
  /** The set of estates: `ordinary`, or the module that brings another. */
  set: string
  /** The set-up of experts: start castles where one likes. */
  expert: boolean
  /** Who plays which estate; null: as is usual for the set. */
  mode: Mode | null
  /** The one estate of all. */
  same: string | null
  /** The estate of each seat. */
  each: string[]
  sealed: boolean
  championship: boolean
  /** The target of a solo game; null: the usual one. */
  target: number | null
  /** The modules that are no set of estates. */
  modules: string[]
}

/** What the presets and the player's own mix switch. */
export type Mix = Pick<Choices, 'modules' | 'expert'>

/** Why something cannot be chosen now. */
export type Reason =
  | { why: 'printing'; edition: string }
  | { why: 'only'; editions: string[] }
  | { why: 'players'; players: number[]; seats: number }
  | { why: 'module'; name: string }
  | { why: 'setup'; name: string }

export const usual = (edition: string): Choices => ({
  edition,
  set: ORDINARY,
  expert: false,
  mode: null,
  same: null,
  each: [],
  sealed: false,
  championship: false,
  target: null,
  modules: [],
})

/** What is played of the choices with so many seats, and what stands in the way of the others. */
export class Plan {
  readonly printing: Printing
  /** The set that is played with. */
  readonly set: string
  readonly ways: Ways
  readonly expert: boolean
  readonly mode: Mode
  readonly modules: string[]
  readonly #box: Box
  readonly #choices: Choices
  readonly #seats: number

  constructor(box: Box, choices: Choices, seats: number) {
    this.#box = box
    this.#choices = choices
    this.#seats = seats
    this.printing = box.editions[choices.edition]!
    this.set = [choices.set, ...this.sets].find((name) => !this.againstSet(name)) ?? ORDINARY
    const { setups } = this.printing.sets[this.set]!
    const wished = choices.expert ? 'expert' : 'standard'
    const setup = wished in setups ? wished : Object.keys(setups)[0]!
    this.expert = setup === 'expert'
    this.ways = setups[setup]!
    this.mode = this.modes.find((mode) => mode === choices.mode) ?? (this.ways.usual === DEALT ? 'dealt' : 'same')
    this.modules = this.free
      .filter((module) => choices.modules.includes(module.name) && !this.against(module))
      .map(({ name }) => name)
  }

  /** The sets of estates of any printing. */
  get sets(): string[] {
    return [ORDINARY, ...this.#box.modules.filter(({ board }) => board).map(({ name }) => name)]
  }

  /** The modules that are no set of estates. */
  get free(): Module[] {
    return this.#box.modules.filter(({ board }) => !board)
  }

  get modes(): Mode[] {
    const { same, each, dealt } = this.ways
    return MODES.filter((mode) => ({ same: same.length > 0, each: each && this.#seats > 1, dealt })[mode])
  }

  /** The estates that are chosen from, or dealt. */
  get offered(): string[] {
    if (this.mode !== 'dealt' || this.set !== ORDINARY) return this.ways.same
    const { boards, championship } = this.printing
    const dealt = this.championship && championship ? [...boards, championship] : boards
    return [...new Set(dealt.flat())].sort((a, b) => Number(a) - Number(b))
  }

  /** The seats that play together, where teams play. */
  get teams(): number[][] {
    return this.printing.sets[this.set]!.teams ?? []
  }

  get championship(): boolean {
    return this.mode === 'dealt' && this.ways.championship && this.#choices.championship
  }

  get target(): number | null {
    const { target } = this.#choices
    return target !== null && this.ways.targets.includes(target) ? target : this.ways.target
  }

  /** The estates seat by seat; none while they are still to be dealt. */
  get bySeat(): string[] {
    if (this.mode === 'dealt') return []
    const first = this.ways.same.includes(this.ways.usual) ? this.ways.usual : this.ways.same[0]!
    const known = (number: string | null | undefined) => (this.ways.same.includes(number ?? '') ? number! : first)
    const { same, each } = this.#choices
    return Array.from({ length: this.#seats }, (_, seat) => known(this.mode === 'each' ? each[seat] : same))
  }

  /** The options to be sent. */
  get options(): Record<string, unknown> {
    const { edition, sealed } = this.#choices
    const modules = this.set === ORDINARY ? this.modules : [...this.modules, this.set]
    const estates = this.mode === 'dealt' ? DEALT : this.mode === 'each' ? this.bySeat : this.bySeat[0]
    return {
      edition,
      setup: this.expert ? 'expert' : 'standard',
      estates,
      ...(modules.length && { modules }),
      ...(this.ways.sealed && sealed && { choice: 'sealed' }),
      ...(this.championship && { championship: true }),
      ...(this.target !== null && { target: this.target }),
    }
  }

  // --- what stands in the way ---------------------------------------------------------------------------------------

  againstSet(name: string): Reason | null {
    const module = this.#box.modules.find((one) => one.name === name)
    return (module && this.#missing(module.editions)) ?? this.#tooFew(this.printing.sets[name]?.players ?? [])
  }

  against({ editions, players, excludes }: Module): Reason | null {
    const other = excludes.find((name) => name === this.set)
    return this.#missing(editions) ?? this.#tooFew(players) ?? (other ? { why: 'module', name: other } : null)
  }

  againstExpert(): Reason | null {
    return 'expert' in this.printing.sets[this.set]!.setups ? null : { why: 'setup', name: this.set }
  }

  againstPreset({ editions, options }: Preset): Reason | null {
    const boards = 'estates' in options ? this.#tooFew(this.printing.sets[ORDINARY]!.players) : null
    return this.#missing(editions) ?? boards
  }

  #missing(editions: string[]): Reason | null {
    const { edition } = this.#choices
    if (editions.includes(edition)) return null
    const none = this.#box.modules.every((module) => !module.editions.includes(edition))
    return none ? { why: 'printing', edition } : { why: 'only', editions }
  }

  #tooFew(players: number[]): Reason | null {
    return players.includes(this.#seats) ? null : { why: 'players', players, seats: this.#seats }
  }

  /** What is wished for and waits until it fits. */
  get waiting(): string[] {
    const { set, modules } = this.#choices
    const others = this.free.map(({ name }) => name).filter((name) => modules.includes(name))
    return [
      ...(set === this.set || set === ORDINARY ? [] : [set]),
      ...others.filter((name) => !this.modules.includes(name)),
    ]
  }

  // --- presets ------------------------------------------------------------------------------------------------------

  /** The preset that the switches come to; null for a mix of one's own. */
  get preset(): string | null {
    return this.#box.presets.find((preset) => !this.againstPreset(preset) && this.#is(preset))?.name ?? null
  }

  #is({ options }: Preset): boolean {
    const wished = this.free.filter(({ name }) => modulesOf(options).includes(name))
    const played = wished.filter((module) => !this.against(module)).map(({ name }) => name)
    return (
      played.join() === this.modules.join() &&
      (options.setup === 'expert') === this.expert &&
      (!('estates' in options) || (this.championship && this.set === ORDINARY))
    )
  }
}

/** The choices with a preset taken. One that names estates wants the ordinary ones. */
export function withPreset(choices: Choices, { options }: Preset): Choices {
  const mixed = { ...choices, modules: modulesOf(options), expert: options.setup === 'expert' }
  if (!('estates' in options)) return mixed
  return { ...mixed, set: ORDINARY, mode: 'dealt', championship: options.championship === true }
}

const modulesOf = (options: Record<string, unknown>): string[] => (options.modules as string[] | undefined) ?? []
