import { expect, test } from 'vitest'

import { wayBack } from './worker.ts'

test.each([
  ['?from=%2Ftable%2Fx%3Fat%3D3', '/table/x?at=3'],
  ['', '/'],
  ['?from=https%3A%2F%2Fevil.example', '/'],
  ['?from=%2F%2Fevil.example', '/'],
  ['?from=%2F%5Cevil.example', '/'],
  ['?from=%2Foffline', '/'],
])('the offline page leads back to pages of ours only: %s', (search, path) => {
  expect(wayBack(search)).toBe(path)
})
