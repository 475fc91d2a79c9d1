/** The JSON of a game by its own names: `board` never changes, `view` does after every action. */

import type { Schemas } from '../../api/types.ts'
import type { ShapesOf } from '../contract.ts'

export type Board = Schemas['BurgundyBoard']
export type TileInfo = Schemas['BurgundyTile']
export type EstateInfo = Schemas['BurgundyEstate']
export type Post = Schemas['BurgundyPost']
export type River = Schemas['BurgundyRiver']
export type Hex = Schemas['BurgundyHex']
export type View = Schemas['BurgundyView']
export type Team = Schemas['BurgundyTeam']
export type PlayerView = Schemas['BurgundyPlayerView']
export type ActionView = Schemas['BurgundyActionView']
export type Gain = Schemas['BurgundyGain']
export type Cost = Schemas['BurgundyCost']
export type Counted = Schemas['BurgundyCounted']
export type LogLine = Schemas['BurgundyLogLine']

export type Shapes = ShapesOf<'Burgundy'>
