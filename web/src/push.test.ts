import { beforeEach, expect, test, vi } from 'vitest'

import { holdSeats, whenSeatsAreHeld } from './seats.ts'

vi.stubGlobal('navigator', { languages: ['en'] })
vi.mock('svelte/reactivity', () => ({ MediaQuery: Object }))
const { settings } = await import('./settings.svelte.ts')
const { renewPush, startPush, stopPush } = await import('./push.ts')

const KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
let asked: { path: string; body: unknown }[]
let subscribed: boolean
let permission: string

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  asked = []
  subscribed = false
  permission = 'granted'
  settings.pushStop = ''
  vi.stubGlobal('fetch', (path: string, { body }: { body?: string }) => {
    asked.push({ path, body: body === undefined ? undefined : JSON.parse(body) })
    return Promise.resolve(new Response(JSON.stringify({ stop: 'secret-of-this-browser' }), { status: 201 }))
  })
  const subscription = {
    toJSON: () => ({ endpoint: 'https://push.example/x', keys: { p256dh: 'key', auth: 'word' } }),
    unsubscribe: () => Promise.resolve((subscribed = false)),
  }
  const pushManager = {
    subscribe: ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      expect([applicationServerKey.length, applicationServerKey[0]]).toEqual([65, 4])
      subscribed = true
      return Promise.resolve(subscription)
    },
    getSubscription: () => Promise.resolve(subscribed ? subscription : null),
  }
  const registration = { pushManager }
  const serviceWorker = {
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  }
  vi.stubGlobal('navigator', { languages: ['en'], serviceWorker })
  const Notification = { requestPermission: () => Promise.resolve(permission) }
  vi.stubGlobal('Notification', Notification)
  vi.stubGlobal('window', { PushManager: {}, Notification })
})

test('the server is told where messages go, and for which seats', async () => {
  holdSeats('a', [{ seat: 1, token: 'one' }])
  expect(await startPush(KEY)).toBe(true)
  expect(asked).toEqual([
    {
      path: '/api/notices/push',
      body: {
        endpoint: 'https://push.example/x',
        p256dh: 'key',
        auth: 'word',
        language: 'en',
        seats: [{ table: 'a', token: 'one' }],
      },
    },
  ])
  expect(settings.pushStop).toBe('secret-of-this-browser')
})

test('a person who says no is not subscribed', async () => {
  permission = 'denied'
  expect(await startPush(KEY)).toBe(false)
  expect([subscribed, asked, settings.pushStop]).toEqual([false, [], ''])
})

test('a seat that is taken later is told too, if messages are on', async () => {
  const renewed: Promise<void>[] = []
  whenSeatsAreHeld(() => renewed.push(renewPush()))
  holdSeats('a', [{ seat: 0, token: 'one' }])
  await Promise.all(renewed)
  expect(asked).toEqual([])
  await startPush(KEY)
  holdSeats('b', [{ seat: 0, token: 'two' }])
  holdSeats('b', [], [{ seat: 1, invite: 'x' }])
  await Promise.all(renewed)
  expect(renewed).toHaveLength(2)
  expect(asked.at(-1)!.body).toMatchObject({ seats: [{ table: 'b' }, { table: 'a' }] })
})

test('messages are ended at the server and in the browser', async () => {
  await startPush(KEY)
  await stopPush()
  expect(asked.at(-1)!.path).toBe('/api/notices/stop/secret-of-this-browser')
  expect([subscribed, settings.pushStop]).toEqual([false, ''])
})

test('a permission that was taken back ends them here', async () => {
  await startPush(KEY)
  subscribed = false
  await renewPush()
  expect(settings.pushStop).toBe('')
})
