import { expect, test } from 'vitest'

import { newRequest } from './request.ts'

test('a request has a name of its own, in letters that the server takes', () => {
  const names = new Set(Array.from({ length: 100 }, newRequest))
  expect(names.size).toBe(100)
  for (const name of names) expect(name).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
})
