/** Small pieces of positions for the tests. */

import type { ActionView, Board, CardInfo, PlayerView, View } from './shapes.ts'

const card = (id: string, given: Partial<CardInfo> = {}): CardInfo => ({
  number: 1,
  colour: 'red',
  group: 'noble',
  cost: 9,
  vp: 3,
  activation: 'free',
  documented: [],
  name: { en: id, ru: id, uk: id },
  text: { en: 'gain 1 VP', ru: 'получите 1 очко', uk: 'отримайте 1 бал' },
  ...given,
})

export const board = {
  game: 'bruges',
  players: 2,
  deck: 'abc',
  own_deck: false,
  colours: ['blue', 'brown', 'red', 'purple', 'yellow'],
  threats: { blue: 'flood', brown: 'plague', red: 'fire', purple: 'intrigue', yellow: 'riot' },
  groups: ['noble', 'clergy'],
  leaderships: ['reputation', 'characters', 'canal'],
  uses: ['workers', 'money', 'calm', 'canal', 'house', 'place'],
  cards: {
    queen: card('queen'),
    lawyer: card('lawyer', { colour: 'brown', activation: 'action' }),
    bishop: card('bishop', { colour: 'blue', group: 'clergy', activation: 'endgame' }),
    prince: card('prince', { activation: 'worker', worker: 'yellow' }),
  },
  canals: [
    [[{ colour: 'blue', price: 1 }], [{ colour: 'red', price: 1 }]],
    [[{ colour: 'red', price: 1 }], [{ colour: 'blue', price: 1 }]],
  ],
  reputation: [0, 1, 2],
  statues: [7, 6],
  values: {
    hand: 5,
    turns: 4,
    workers: 2,
    deadly: 3,
    intrigue: 3,
    house: 1,
    leadership: 4,
    third: 3,
    third_cell: 3,
  },
  reconstructed: ['canals'],
} as unknown as Board

export const player = {
  vp: 11,
  guilders: 7,
  workers: { blue: 0, brown: 1, red: 2, purple: 2, yellow: 1 },
  markers: { blue: 1, brown: 2, red: 2, purple: 1, yellow: 0 },
  reputation: 1,
  step: 3,
  hand: [
    { colour: 'red', card: 'queen' },
    { colour: 'blue', drawn: true },
  ],
  houses: [
    { colour: 'brown', card: 'bishop', inhabitant: { card: 'lawyer', turned: false } },
    { colour: 'red', inhabitant: null },
  ],
  canal: [1, 0],
  statues: [null, null],
  leads: ['reputation'],
  turns: 1,
  end: { characters: 3, houses: 2, reputation: 1 },
  laurels: [],
} as unknown as PlayerView

export const rival = {
  ...player,
  hand: [{ colour: 'red' }, { colour: 'yellow' }],
  houses: [{ colour: 'blue', inhabitant: { card: 'prince', turned: true } }],
} as PlayerView

export const view = {
  game: 'bruges',
  viewer: 0,
  over: false,
  phase: 'cards',
  round: 5,
  played: false,
  discard: [],
  players: [player, rival],
  deciders: [0],
  decision: { kind: 'turn', player: 0 },
  prompt: { key: 'prompt-turn' },
  actions: [],
  refusals: [],
} as unknown as View

export const workers: ActionView = {
  id: 5,
  kind: 'workers',
  args: { card: 1 },
  targets: { card: 1, worker: 'red' },
  facts: { card: 'queen', colour: 'red', count: 3 },
  gain: { workers: { red: 3 } },
  by: ['lawyer'],
}

export const canal: ActionView = {
  id: 40,
  kind: 'canal',
  args: { card: 1, section: 2 },
  targets: { card: 1, section: 2 },
  facts: { card: 'queen', colour: 'red', price: 3 },
  cost: { guilders: 3 },
  ends: { canals: 3 },
  standing: { canal: [5, 5] },
}

export const calm: ActionView = {
  id: 30,
  kind: 'calm',
  args: { card: 1, colour: 3 },
  targets: { card: 1, marker: 'red' },
  facts: { card: 'queen', colour: 'red', threat: 'fire' },
  gain: { vp: 1, calmed: { red: 1 } },
}

export const place: ActionView = {
  id: 60,
  kind: 'place',
  args: { card: 1, colour: 3 },
  targets: { card: 1, houses: [2] },
  facts: { card: 'queen', house: 'red', price: 9 },
  cost: { guilders: 9 },
  ends: { characters: 3 },
}

export const activate: ActionView = {
  id: 80,
  kind: 'activate',
  args: { house: 1 },
  targets: { houses: [1] },
  facts: { card: 'lawyer' },
  gain: { guilders: 2 },
  then: 'draw',
}

export const burn: ActionView = {
  id: 90,
  kind: 'burn',
  args: { house: 1 },
  targets: { houses: [1] },
  facts: { card: 'lawyer', house: 'brown', lived: 1 },
  cost: { house: 'brown', inhabitant: 'lawyer' },
  ends: { houses: -1, characters: -1 },
}

export const endTurn: ActionView = { id: 100, kind: 'end_turn', args: {}, targets: {} }
export const draw: ActionView = {
  id: 1,
  kind: 'draw',
  args: { deck: 2 },
  targets: { deck: 2 },
  facts: { colour: 'red' },
  reveals: true,
}
