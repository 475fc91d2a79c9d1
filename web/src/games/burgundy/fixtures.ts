/** Small pieces of positions for the tests. */

import type { ActionView, Board, PlayerView, View } from './shapes.ts'

export const board = {
  game: 'burgundy',
  players: 2,
  edition: '2019',
  goods: ['turquoise', 'purple', 'pink', 'red', 'brown', 'orange'],
  colours: ['building', 'animal', 'monastery', 'castle', 'mine', 'ship'],
  categories: ['regions', 'phases', 'bonus', 'animals', 'watchtowers', 'sales'],
  tiles: {
    ship: { colour: 'ship' },
    church: { colour: 'building' },
    cow_3: { colour: 'animal', species: 'cow', number: 3 },
    monastery_6: { colour: 'monastery', number: 6 },
  },
  estates: {
    '1': {
      provenance: 'printed',
      reconstructed: false,
      hexes: [
        { colour: 'ship', number: 4, region: 1, x: 0.5, y: 0 },
        { colour: 'ship', number: 2, region: 1, x: 1.5, y: 0 },
        { colour: 'castle', number: 6, region: 2, x: 1, y: 0.866 },
      ],
    },
  },
  depots: [],
  piles: [],
  black_slots: 4,
  order_spaces: 7,
  storage: 3,
  stores: 3,
  phases: { A: 10, B: 8, C: 6, D: 4, E: 2 },
  sizes: [1, 3, 6, 10],
  bonus: { large: 5, small: 2 },
  sale: 2,
} as Board

const player: PlayerView = {
  estate: '1',
  tiles: [null, null, 'castle'],
  castle: 3,
  regions: [2],
  covered: { ship: 0, castle: 1 },
  storage: ['ship', 'ship', 'church'],
  dice: [
    { value: 3, spent: false },
    { value: 5, spent: false },
  ],
  workers: 2,
  silver: 1,
  goods: { pink: 2 },
  sold: {},
  bonus: {},
  monasteries: [],
  vp: 0,
  points: {},
}

export const view = {
  viewer: 0,
  phase: 'C',
  round: 2,
  players: [player, player],
  prompt: { key: 'prompt-turn.dice' },
  actions: [],
} as unknown as View

export const take: ActionView = {
  id: 10,
  kind: 'take',
  args: { die: 1, depot: 3, slot: 3 },
  targets: { dice: [1], depot: 3, slots: [3] },
  facts: { tile: 'church', cost: 0 },
  value: 3,
  gain: { tile: 'church' },
}

/** The same tile with the other die, for two workers. */
export const takeDearly: ActionView = {
  ...take,
  id: 34,
  args: { die: 2, depot: 3, slot: 3 },
  targets: { dice: [2], depot: 3, slots: [3] },
  facts: { tile: 'church', cost: 2 },
  cost: { workers: 2 },
  then: 'discard',
}

/** Two stored ships are one choice. */
export const place: ActionView = {
  id: 72,
  kind: 'place',
  args: { die: 1, slot: 1, hex: 1 },
  targets: { dice: [1], storage: [1, 2], hex: 1 },
  facts: { tile: 'ship', number: 4, cost: 1 },
  value: 4,
  cost: { workers: 1 },
  gain: { vp: { regions: 3, phases: 6 }, region: { colour: 'ship', size: 2 } },
  then: 'ship',
}

export const discard: ActionView = {
  id: 523,
  kind: 'discard',
  args: { slot: 1 },
  targets: { storage: [1, 2] },
  facts: { tile: 'ship' },
  gain: { tile: 'cow_3' },
}

export const buy: ActionView = {
  id: 430,
  kind: 'buy',
  args: { slot: 2, workers: 1 },
  targets: { black: [2] },
  facts: { tile: 'monastery_6', silver: 1 },
  cost: { workers: 1, silver: 1 },
}

export const sell: ActionView = {
  id: 407,
  kind: 'sell',
  args: { die: 1, goods: 3 },
  targets: { dice: [1], goods: 3 },
  facts: { goods: 'pink', count: 2, cost: 0 },
  value: 3,
  gain: { vp: { sales: 4 }, silver: 1 },
}

export const hire: ActionView = {
  id: 423,
  kind: 'workers',
  args: { die: 1 },
  targets: { dice: [1] },
  facts: { count: 2, cost: 0 },
  gain: { workers: 2 },
}

export const load: ActionView = {
  id: 527,
  kind: 'load',
  args: { depot: 6, span: 2 },
  targets: { depots: [6, 1] },
  facts: { next: 1 },
  gain: { goods: { purple: 1 }, steps: 1 },
}

/** Workers for silver: monastery 28. */
export const buyWorkers: ActionView = {
  id: 521,
  kind: 'buy_workers',
  args: {},
  targets: {},
  facts: { count: 2, silver: 1 },
  cost: { silver: 1 },
  gain: { workers: 2 },
}

export const copyChurch: ActionView = {
  id: 689,
  kind: 'copy',
  args: { building: 4 },
  targets: { building: 4 },
  facts: { tile: 'church' },
  then: 'church',
}

/** Two tiles with cows lie on the pasture of the geese. */
export const flock: ActionView = {
  id: 694,
  kind: 'flock',
  args: { species: 1 },
  targets: { hexes: [5, 10] },
  facts: { species: 'cow' },
  gain: { vp: { animals: 5 } },
}

export const endTurn: ActionView = { id: 522, kind: 'end_turn', args: {}, targets: {}, reveals: true }
