import { beforeEach, expect, test, vi } from 'vitest'

import { secretIn } from './room/arrive.ts'
import { forgetTable, heldSeats, holdSeats, invitationsOf, linkTo, myTables } from './seats.ts'

let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('location', { origin: 'https://duchy.example' })
})

test('seats add up, and a new token replaces the old one of its seat', () => {
  holdSeats('a', [{ seat: 2, token: 'two' }], [{ seat: 1, invite: 'come' }])
  holdSeats('a', [{ seat: 0, token: 'zero' }])
  holdSeats('a', [{ seat: 2, token: 'new' }])
  expect(heldSeats('a')).toEqual([
    { seat: 0, token: 'zero' },
    { seat: 2, token: 'new' },
  ])
  expect(invitationsOf('a')).toEqual([{ seat: 1, invite: 'come' }])
})

test('the latest table comes first, the oldest ones go', () => {
  for (let number = 0; number < 310; number++) holdSeats(`t${number}`, [{ seat: 0, token: 'x' }])
  holdSeats('t100', [])
  expect(myTables().slice(0, 2)).toEqual(['t100', 't309'])
  expect(myTables().length).toBe(300)
})

test('a table can be left', () => {
  holdSeats('a', [{ seat: 0, token: 'x' }])
  forgetTable('a')
  expect([heldSeats('a'), myTables()]).toEqual([[], []])
})

test('a storage that holds nonsense, or nothing at all, holds no seats', () => {
  kept.set('duchy.seats', '{"broken')
  expect(heldSeats('a')).toEqual([])
  vi.stubGlobal('localStorage', undefined)
  holdSeats('a', [{ seat: 0, token: 'x' }])
  expect(heldSeats('a')).toEqual([])
})

test('what a link holds is read back from it', () => {
  const hash = (link: string) => new URL(link).hash
  expect(secretIn(hash(linkTo('a', { invite: 'come-in', seat: 3 })))).toEqual({ invite: 'come-in', seat: 3 })
  expect(secretIn(hash(linkTo('a', { token: 'mine' })))).toEqual({ token: 'mine' })
  expect(secretIn('#invite=come-in')).toEqual({ invite: 'come-in', seat: null })
  expect(secretIn('#main')).toBeNull()
})
