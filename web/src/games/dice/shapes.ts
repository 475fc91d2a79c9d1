/** The JSON of a game by its own names: `board` never changes, `view` does after every action. */

import type { Schemas } from '../../api/types.ts'
import type { ShapesOf } from '../contract.ts'

export type Box = Schemas['DiceSetup']
export type Board = Schemas['DiceBoard']
export type SheetInfo = Schemas['DiceSheet']
export type Hex = Schemas['DiceHex']
export type View = Schemas['DiceView']
export type PlayerView = Schemas['DicePlayerView']
export type Content = Schemas['DiceContent']
export type Round = Schemas['DiceRound']
export type ActionView = Schemas['DiceActionView']
export type Gain = Schemas['DiceGain']
export type LogLine = Schemas['DiceLogLine']

export type Shapes = ShapesOf<'Dice'>
