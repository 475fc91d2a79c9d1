/** The JSON of a game by its own names: `board` never changes, `view` does after every action. */

import type { Schemas } from '../../api/types.ts'
import type { ShapesOf } from '../contract.ts'

export type Shapes = ShapesOf<'Bruges'>
export type Box = Schemas['BrugesSetup']
export type Board = Schemas['BrugesBoard']
export type CardInfo = Schemas['BrugesCard']
export type Cell = Schemas['BrugesCell']
export type View = Schemas['BrugesView']
export type PlayerView = Schemas['BrugesPlayerView']
export type ActionView = Schemas['BrugesActionView']
export type LogLine = Schemas['BrugesLogLine']
export type House = Schemas['BrugesHouse']
export type HandCard = Schemas['BrugesHandCard']
export type Decision = Schemas['BrugesDecisionView']
export type Refusal = Schemas['BrugesRefusal']
export type Gain = Schemas['BrugesGain']
export type Cost = Schemas['BrugesCost']
export type Colour = CardInfo['colour']
export type Use = Board['uses'][number]
export type Activation = CardInfo['activation']
export type Leadership = Board['leaderships'][number]
