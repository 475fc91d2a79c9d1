/** Small pieces of positions for the tests. */

import type { ActionView, Board, Content, PlayerView, View } from './shapes.ts'

const COLOURS = ['monastery', 'mine', 'river', 'city', 'castle', 'pasture']
const BONUSES = ['monk', 'silver', 'goods', 'worker']
const none = { ringed: 0, crossed: 0 }
const noCircles = Object.fromEntries(BONUSES.map((bonus) => [bonus, none]))

export const board = {
  game: 'dice',
  players: 2,
  variant: 'basic',
  roller: 0,
  sheets: {
    A: {
      provenance: 'printed',
      hexes: [
        { colour: 'pasture', area: 1, x: 0.5, y: 0 },
        { colour: 'pasture', area: 1, x: 1.5, y: 0 },
        { colour: 'castle', area: 2, x: 1, y: 0.866, bonus: 'monk' },
      ],
      awards: Object.fromEntries(COLOURS.map((colour) => [colour, [4, 2]])),
    },
  },
  colours: Object.fromEntries(
    COLOURS.map((colour, index) => [colour, { numbers: [1, 2], bonus: BONUSES[index] ?? null }]),
  ),
  bonuses: BONUSES,
  categories: ['areas', 'pastures', 'castles', 'sales', 'colours'],
  phases: ['I', 'II', 'III'],
  track: 10,
  sizes: [
    [1, 1, 1],
    [4, 3, 2],
  ],
  sale: 2,
  circles: { monk: null, silver: null, goods: 5, worker: null },
  faces: { pips: [1, 2, 3, 4, 5, 6], colours: COLOURS, hourglasses: [1, 1, 1, 1, 2, 2] },
} as Board

export const content: Content = {
  numbers: [4, null, 0],
  areas: [2],
  built: { pasture: 1, castle: 1 },
  owned: { monk: 1, silver: 0, goods: 2, worker: 0 },
  circles: {
    own: { ...noCircles, goods: { ringed: 2, crossed: 1 } },
    castle: { ...noCircles, monk: { ringed: 1, crossed: 0 } },
  },
  awards: {},
  vp: 1,
  columns: [1, 0, 0],
  points: { areas: [0, 0, 0], pastures: [4, 3, 0], castles: [1, 0, 0], sales: [0, 0, 0], colours: [0, 0, 0] },
}

const round = { sold: 0, passed: false, used: null, built: [], pips: [], colours: [] }

export const player: PlayerView = { sheet: 'A', castle: 3, sealed: false, content, last: round, unused: 3 }

export const view = {
  game: 'dice',
  options: { variant: 'basic' },
  viewer: 0,
  over: false,
  phase: 'II',
  round: 13,
  marked: [10, 6, 0],
  dice: { pips: [4, 5], colours: ['pasture', 'river'], hourglasses: 1 },
  players: [player, player],
  deciders: [0, 1],
  decision: { kind: 'build' },
  prompt: { key: 'prompt-build' },
  actions: [],
} as unknown as View

/** I have written and sealed a 4 in the second hex, and the other still chooses. */
export const sealed = {
  ...view,
  deciders: [1],
  decision: { kind: 'round' },
  prompt: { key: 'prompt-sealed', args: { players: [1] } },
  players: [
    {
      ...player,
      sealed: true,
      draft: { step: null, castle: 3, round: { ...round, built: [2] }, content: { ...content, numbers: [4, 4, 0] } },
    },
    player,
  ],
} as View

export const build: ActionView = {
  id: 20,
  kind: 'build',
  args: { number: 4, hex: 2 },
  targets: { hex: 2, pips: [1], colours: [1] },
  facts: { number: 4, colour: 'pasture', used: 'none' },
  gain: { vp: { pastures: 6 }, area: { colour: 'pasture', size: 2 } },
  then: { number: 5, colour: 'river', hexes: 2 },
}

/** The same hex, with a worker. */
export const buildDearly: ActionView = {
  ...build,
  id: 12,
  args: { number: 1, hex: 2 },
  targets: { hex: 2, pips: [1, 2], colours: [1] },
  facts: { number: 1, colour: 'pasture', used: 'worker' },
  gain: {
    vp: { pastures: 6 },
    area: { colour: 'pasture', size: 2 },
    award: { colour: 'pasture', rank: 'first', vp: 4 },
  },
  then: undefined,
}

export const second: ActionView = {
  id: 300,
  kind: 'second',
  args: { hex: 2 },
  targets: { hex: 2, pips: [2], colours: [2] },
  facts: { number: 5, colour: 'river', used: 'silver' },
  gain: { vp: { areas: 3 }, bonuses: { goods: 1 }, area: { colour: 'river', size: 2 } },
  reveals: true,
}

export const castle: ActionView = {
  id: 6,
  kind: 'castle',
  args: { hex: 3 },
  targets: { hex: 3 },
  facts: { bonus: 'monk' },
  gain: { vp: { castles: 1 }, bonuses: { monk: 1 } },
}

export const sell: ActionView = {
  id: 43,
  kind: 'sell',
  args: { count: 2 },
  targets: { goods: 2 },
  gain: { vp: { sales: 4 }, bonuses: { silver: 2 } },
}

export const pass: ActionView = { id: 270, kind: 'pass', args: {}, targets: {}, gain: { bonuses: { worker: 1 } } }
export const seal: ActionView = { id: 340, kind: 'seal', args: {}, targets: {}, reveals: true }
export const sheet: ActionView = {
  id: 1,
  kind: 'sheet',
  args: { sheet: 1 },
  targets: { sheet: 'B' },
  facts: { sheet: 'B' },
}

export const actions = [build, buildDearly, second, castle, sell, pass, seal, sheet]
