import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the types are those of openapi.json; `npm run types` makes them', async () => {
  const document = new URL('../../openapi.json', import.meta.url)
  const types = readFileSync(new URL('schema.d.ts', import.meta.url), 'utf-8')
  expect(types).toBe(COMMENT_HEADER + astToString(await openapiTS(document)))
})
