/** The server's API over HTTP. Whatever goes wrong comes back as a Refusal, which holds a sentence for the person. */

import { preparation } from '../preparation.svelte.ts'
import { newRequest } from '../request.ts'
import { currentLanguage, t } from '../text.svelte.ts'
import type {
  AccountInfo,
  Acknowledged,
  AddressInfo,
  Claim,
  GameInfo,
  HeldSeat,
  Hint,
  Invitation,
  LogPage,
  NewTable,
  NoticeInfo,
  OpenedTable,
  OwnTables,
  PositionView,
  Preparing,
  Problem,
  PushRequest,
  SignInList,
  Status,
  Story,
  Subscribed,
  TableInfo,
  TableList,
  TableState,
} from './types.ts'

export class Refusal extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.detail)
    this.problem = problem
  }
}

/** No answer at all: the network, or the server, is away. */
export const OFFLINE = '/problems/offline'

interface Call {
  method?: 'GET' | 'POST' | 'DELETE'
  body?: unknown
  /** The token of a seat. */
  token?: string
  query?: Record<string, string | number | undefined>
}

/** How long to wait before looking again whether a game is ready. */
export const ASK_AGAIN = 1000

/** One request; if it needs a game that the server is still compiling, again when the game is ready. */
async function call<T>(path: string, asked: Call = {}): Promise<T> {
  for (;;) {
    try {
      return await ask<T>(path, asked)
    } catch (error) {
      const preparing = error instanceof Refusal ? error.problem.preparing : null
      if (!preparing) throw error
      await readiness(preparing)
    }
  }
}

/** Wait until a game is ready. The list of games says so; asking for it is not limited as other requests are. */
async function readiness(preparing: Preparing): Promise<void> {
  preparation.hearOf(preparing)
  preparation.waiting++
  try {
    while (preparation.games.some(({ game }) => game === preparing.game)) {
      await new Promise((again) => setTimeout(again, ASK_AGAIN))
      preparation.hear(await ask<GameInfo[]>('/games', {}))
    }
  } finally {
    preparation.waiting--
  }
}

async function ask<T>(path: string, { method = 'GET', body, token, query = {} }: Call): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': currentLanguage() }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (token) headers['Authorization'] = `Bearer ${token}`
  let response: Response
  try {
    response = await fetch('/api' + path + search(query), { method, headers, body: JSON.stringify(body) })
  } catch {
    throw new Refusal({ type: OFFLINE, title: t('offline'), status: 0, detail: t('offline') })
  }
  const text = await response.text()
  if (response.ok) return (text ? JSON.parse(text) : undefined) as T
  throw new Refusal(problemIn(text, response.status))
}

function search(query: Record<string, string | number | undefined>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return search && '?' + search
}

/** The problem that an answer tells, or the best we can say ourselves: a proxy in between speaks no problem+json. */
function problemIn(text: string, status: number): Problem {
  try {
    const problem = JSON.parse(text) as Partial<Problem>
    if (typeof problem.detail === 'string' && typeof problem.type === 'string') return problem as Problem
  } catch {
    // Not even JSON.
  }
  return { type: 'about:blank', title: t('trouble'), status, detail: t('trouble') }
}

/** What to tell a person about anything that was thrown. */
export function sentence(error: unknown): string {
  return error instanceof Refusal ? error.message : t('trouble')
}

const at = (id: string) => `/tables/${encodeURIComponent(id)}`

export interface TableQuery {
  status?: Status
  game?: string
  cursor?: string
  ids?: string[]
}

export const api = {
  games: async () => preparation.hear(await call<GameInfo[]>('/games')),
  setup: (game: string) => call<unknown>(`/games/${game}/setup`),
  check: (game: string, options: object) =>
    call<{ options: Record<string, unknown> }>(`/games/${game}/check`, { method: 'POST', body: { options } }),

  openTutorial: (game: string) => call<OpenedTable>(`/games/${game}/tutorial`, { method: 'POST' }),
  open: (table: NewTable) => call<OpenedTable>('/tables', { method: 'POST', body: table }),
  tables: ({ ids, ...query }: TableQuery = {}) =>
    call<TableList>('/tables', { query: { ...query, ids: ids?.join(',') } }),
  table: (id: string) => call<TableInfo>(at(id)),
  state: (id: string, token?: string, seat?: number) => call<TableState>(at(id) + '/state', { token, query: { seat } }),
  view: (id: string, ply: number, token?: string, seat?: number) =>
    call<PositionView>(at(id) + '/view', { token, query: { at: ply, seat } }),
  log: (id: string, range: { after?: number; before?: number }, token?: string) =>
    call<LogPage>(at(id) + '/log', { token, query: range }),
  story: (id: string, token?: string) => call<Story>(at(id) + '/story', { token }),
  claim: (id: string, seat: number, claim: Partial<Claim>) =>
    call<HeldSeat>(`${at(id)}/seats/${seat}/claim`, { method: 'POST', body: claim }),
  invite: (id: string, seat: number, token?: string) =>
    call<Invitation>(`${at(id)}/seats/${seat}/invite`, { method: 'POST', token }),
  hint: (id: string, ply: number, seat: number, token?: string) =>
    call<Hint>(at(id) + '/hint', { method: 'POST', token, body: { ply, seat } }),
  concede: (id: string, seat: number, token?: string) =>
    call<Acknowledged>(at(id) + '/concede', { method: 'POST', token, body: { seat, request: newRequest() } }),
  leave: (id: string, seat: number, token?: string) =>
    call<Acknowledged>(at(id) + '/leave', { method: 'POST', token, body: { seat, request: newRequest() } }),
  takeBack: (id: string, seat: number, token?: string) =>
    call<Acknowledged>(at(id) + '/return', { method: 'POST', token, body: { seat, request: newRequest() } }),
  agree: (id: string, seat: number, absent: number, token?: string) =>
    call<Acknowledged>(at(id) + '/agree', { method: 'POST', token, body: { seat, absent, request: newRequest() } }),
  cancel: (id: string, token?: string) => call<undefined>(at(id) + '/cancel', { method: 'POST', token }),
  /** Where others reach the server. */
  origins: () => call<{ origins: string[] }>('/origins'),
  fill: (id: string, names: string[], token?: string) =>
    call<undefined>(at(id) + '/fill', { method: 'POST', token, body: { names } }),
  forgetName: (id: string, seat: number, token: string) =>
    call<undefined>(`${at(id)}/seats/${seat}/name`, { method: 'DELETE', token }),
  rematch: (id: string, token: string, drawn: string, share_hash: string | null = null) =>
    call<OpenedTable>(at(id) + '/rematch', { method: 'POST', token, body: { drawn, share_hash } }),
  ownSeats: (id: string, token: string) => call<{ seats: number[] }>(at(id) + '/seats/mine', { token }),
  giveShare: (id: string, share: string, token?: string) =>
    call<undefined>(at(id) + '/share', { method: 'POST', token, body: { share } }),
  record: (id: string, token?: string) => call<unknown>(at(id) + '/record', { token }),
  importRecord: (record: unknown) => call<OpenedTable>('/records', { method: 'POST', body: record }),

  notices: () => call<NoticeInfo>('/notices'),
  pushNotices: (body: PushRequest) => call<Subscribed>('/notices/push', { method: 'POST', body }),
  confirmAddress: (secret: string) => call<undefined>('/notices/confirm', { method: 'POST', body: { secret } }),
  stopNotices: (secret: string) => call<undefined>(`/notices/stop/${encodeURIComponent(secret)}`, { method: 'POST' }),

  account: () => call<AccountInfo>('/account'),
  register: (name: string, password: string) =>
    call<AccountInfo>('/account', { method: 'POST', body: { name, password } }),
  signIn: (name: string, password: string) =>
    call<AccountInfo>('/session', { method: 'POST', body: { name, password } }),
  signOut: () => call<undefined>('/session', { method: 'DELETE' }),
  closeAccount: (password: string) => call<undefined>('/account', { method: 'DELETE', body: { password } }),
  changePassword: (password: string, next: string) =>
    call<undefined>('/account/password', { method: 'POST', body: { password, new_password: next } }),
  signIns: () => call<SignInList>('/account/sessions'),
  endOtherSignIns: () => call<undefined>('/account/sessions', { method: 'DELETE' }),
  address: () => call<AddressInfo>('/account/address'),
  giveAddress: (address: string, password: string, notices: boolean) =>
    call<undefined>('/account/address', {
      method: 'POST',
      body: { address, password, notices, language: currentLanguage() },
    }),
  removeAddress: () => call<undefined>('/account/address', { method: 'DELETE' }),
  chooseMailNotices: (notices: boolean) =>
    call<undefined>('/account/address/notices', { method: 'POST', body: { notices } }),
  askForRecovery: (who: string) => call<undefined>('/recovery', { method: 'POST', body: { who } }),
  recoveredAccount: (secret: string) =>
    call<{ name: string }>('/recovery/account', { method: 'POST', body: { secret } }),
  recover: (secret: string, password: string) =>
    call<AccountInfo>('/recovery/password', { method: 'POST', body: { secret, password } }),
  accountTables: (cursor?: string, hidden?: 'true') =>
    call<OwnTables>('/account/tables', { query: { cursor, hidden } }),
  hide: (table: string) => call<undefined>('/account/hidden', { method: 'POST', body: { table } }),
  unhide: (table: string) => call<undefined>(`/account/hidden/${encodeURIComponent(table)}`, { method: 'DELETE' }),
  keepSeat: (table: string, token: string) =>
    call<undefined>('/account/seats', { method: 'POST', body: { table, token } }),
}
