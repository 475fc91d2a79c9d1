import { beforeEach, expect, test, vi } from 'vitest'

import type { TableInfo } from './api/types.ts'
import { promiseOf, rememberPromise } from './promises.ts'

let store: Map<string, string>
beforeEach(() => {
  store = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  })
})

const table = (id: string, status: TableInfo['status'], commitment: string | null) =>
  ({ id, status, fairness: commitment === null ? null : { commitment, secret: null } }) as TableInfo

test('the first commitment that was seen is kept', () => {
  rememberPromise(table('t', 'running', 'first'))
  rememberPromise(table('t', 'running', 'changed'))
  expect(promiseOf('t')).toBe('first')
})

test('what is seen only after the end is no promise', () => {
  rememberPromise(table('t', 'finished', 'late'))
  expect(promiseOf('t')).toBeNull()
})

test('a table whose dice are not sealed promises nothing', () => {
  rememberPromise(table('t', 'running', null))
  expect(promiseOf('t')).toBeNull()
})

test('old tables make room for new ones', () => {
  for (let number = 0; number < 310; number++) rememberPromise(table(`t${number}`, 'open', `c${number}`))
  expect(promiseOf('t0')).toBeNull()
  expect(promiseOf('t309')).toBe('c309')
})

test('a store that holds nonsense is empty', () => {
  store.set('duchy.promises', '{broken')
  expect(promiseOf('t')).toBeNull()
})
