/** The words of the wire, by their own names. They are generated from the server's OpenAPI: see schema.d.ts. */

import type { components } from './schema.d.ts'

export type Schemas = components['schemas']

export type GameInfo = Schemas['GameInfo']
export type LevelInfo = Schemas['LevelInfo']
export type NewTable = Schemas['NewTable']
export type SeatRequest = Schemas['SeatRequest']
export type TableSettings = Schemas['TableSettings']
export type TableInfo = Schemas['TableInfo']
export type SeatInfo = Schemas['SeatInfo']
export type TableList = Schemas['TableList']
export type OwnTables = Schemas['OwnTables']
export type OpenedTable = Schemas['OpenedTable']
export type HeldSeat = Schemas['HeldSeat']
export type Claim = Schemas['Claim']
export type Invitation = Schemas['Invitation']
export type LogEvent = Schemas['LogEvent']
export type LogPage = Schemas['LogPage']
export type TableState = Schemas['TableState']
export type Update = Schemas['Update']
export type PositionView = Schemas['PositionView']
export type Story = Schemas['Story']
export type Moment = Schemas['Moment']
export type Hint = Schemas['Hint']
export type Results = Schemas['Results']
export type Fairness = Schemas['Fairness']
export type Announced = Schemas['Announced']
export type Acknowledged = Schemas['Acknowledged']
export type ChatLine = Schemas['ChatLine']
export type ChatPage = Schemas['ChatPage']
export type SignInInfo = Schemas['SignInInfo']
export type SignInList = Schemas['SignInList']
export type AccountInfo = Schemas['AccountInfo']
export type AddressInfo = Schemas['AddressInfo']
export type NoticeInfo = Schemas['NoticeInfo']
export type PushRequest = Schemas['PushRequest']
export type Subscribed = Schemas['Subscribed']
export type Preparing = Schemas['Preparing']
export type Problem = Omit<Schemas['Problem'], 'ply' | 'preparing' | 'rule'> & {
  ply?: number | null
  preparing?: Preparing | null
  rule?: string | null
}
export type Status = TableInfo['status']

export type Hello = Schemas['Hello']
export type ActMessage = Schemas['ActMessage']
export type UndoMessage = Schemas['UndoMessage']
export type LookMessage = Schemas['LookMessage']
export type PingMessage = Schemas['PingMessage']
export type ClientMessage = Schemas['ClientMessage']
export type ServerMessage = Schemas['ServerMessage']

/** What games say about themselves: one shape for each game, told apart by `game`. */
export type View = NonNullable<TableState['view']>
export type Board = NonNullable<TableState['board']>
export type ActionView = View['actions'][number]
export type LogLine = LogEvent['lines'][number]
export type GameMoment = NonNullable<TableInfo['moment']>
