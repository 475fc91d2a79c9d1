/** The JSON of a game, as src/duchy/games/burgundy/shapes.py describes it: `board` never changes, `view` does. */

export type Colour = 'building' | 'animal' | 'monastery' | 'castle' | 'mine' | 'ship'
export type GoodsName = 'turquoise' | 'purple' | 'pink' | 'red' | 'brown' | 'orange'
export type Bonus = 'large' | 'small'
export type Counts<Key extends string> = Partial<Record<Key, number>>

export interface TileInfo {
  colour: Colour
  number?: number
  species?: string
}

export interface Hex {
  colour: Colour
  number: number
  region: number
  x: number
  y: number
}

export interface EstateInfo {
  provenance: string
  reconstructed: boolean
  hexes: Hex[]
}

export interface Board {
  game: string
  players: number
  edition: string
  goods: GoodsName[]
  colours: Colour[]
  categories: string[]
  tiles: Record<string, TileInfo>
  estates: Record<string, EstateInfo>
  depots: (Colour | null)[][][]
  black_slots: number
  order_spaces: number
  storage: number
  stores: number
  phases: Record<string, number>
  sizes: number[]
  bonus: Record<Bonus, number>
  sale: number
}

export interface Gain {
  vp?: Record<string, number>
  silver?: number
  workers?: number
  goods?: Counts<GoodsName>
  tile?: string
  region?: { colour: Colour; size: number }
  bonus?: { colour: Colour; tile: Bonus }
  steps?: number
}

export interface Cost {
  workers?: number
  silver?: number
}

export interface LogLine {
  key: string
  args: Record<string, number | string>
  cost?: Cost
  gain?: Gain
}

export interface Targets {
  dice?: number[]
  storage?: number[]
  hex?: number
  depot?: number
  slot?: number
  depots?: number[]
  black?: number
  goods?: number
  estate?: string
}

export interface ActionView {
  id: number
  kind: string
  args: Record<string, number>
  targets: Targets
  value?: number
  tile?: string
  count?: number
  cost?: Cost
  gain?: Gain
  then?: string
  reveals?: boolean
}

export interface PlayerView {
  estate: string | null
  sides?: string[]
  sealed?: boolean
  choice?: { estate: string; side: number; hex: number }
  tiles: (string | null)[]
  castle: number | null
  regions: number[]
  covered: Record<Colour, number>
  storage: string[]
  dice: { value: number; spent: boolean }[]
  workers: number
  silver: number
  goods: Counts<GoodsName>
  sold: Counts<GoodsName>
  bonus: Partial<Record<Colour, Bonus>>
  monasteries: number[]
  vp: number
  points: Record<string, number>
  place?: number
}

export interface DepotView {
  tiles: (string | null)[]
  goods: Counts<GoodsName>
}

export interface View {
  game: string
  options: Record<string, unknown>
  viewer: number
  ply: number
  revelations: number
  over: boolean
  phase: string | null
  round: number | null
  white: number | null
  round_goods: (GoodsName | null)[]
  order: number[][]
  turns: number[]
  turn: number
  bought: boolean
  bonus: Record<Colour, Partial<Record<Bonus, number>>>
  depots: DepotView[]
  black: (string | null)[]
  players: PlayerView[]
  deciders: number[]
  decision: { kind: string; tile?: string; depots?: number[] } | null
  prompt: { key: string; player?: number; players?: number[] }
  actions: ActionView[]
}
