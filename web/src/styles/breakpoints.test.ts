import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { beyond, BREAKPOINTS, named, type Breakpoint } from './breakpoints.ts'

const SRC = new URL('..', import.meta.url).pathname
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|css|ts)$/.test(file) && !/styles\/breakpoints\.|api\/schema/.test(file))
  .map((file) => ({ file, text: readFileSync(join(SRC, file), 'utf8') }))

/** Conditions of styles, and those that code asks the browser for. */
const CONDITIONS = [/@(?:media|container)\s+([^{]+)\{/g, /(?:MediaQuery|matchMedia)\((.*)/g]
const conditions = files.flatMap(({ file, text }) =>
  CONDITIONS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, condition]) => ({ file, condition: condition! })),
  ),
)

test('sizes have names: no number stands in a condition', () => {
  const bare = conditions.filter(({ condition }) => /\d/.test(condition.replace(/\(--[\w-]+\)/g, '')))
  expect(conditions.length).toBeGreaterThan(50)
  expect(bare).toEqual([])
})

test('every name that styles use is defined', () => {
  for (const { condition } of conditions) expect(() => named(condition)).not.toThrow()
  expect(() => named('(--nowhere)')).toThrow('nowhere')
})

test('every name is used', () => {
  const text = files.map(({ text }) => text).join('\n')
  const uses = (name: string) => [`(--${name})`, `(--beyond-${name})`, `BREAKPOINTS.${name}`, `beyond('${name}')`]
  const unused = Object.keys(BREAKPOINTS).filter((name) => !uses(name).some((use) => text.includes(use)))
  expect(unused).toEqual([])
})

test('names can be joined with other conditions', () => {
  for (const condition of Object.values(BREAKPOINTS)) {
    expect(condition).toMatch(/^\((min|max)-(width|height): \d+px\)( and \((min|max)-(width|height): \d+px\))*$/)
  }
  expect(named('(--upright) and (--low)')).toBe('(min-width: 760px) and (max-width: 899px) and (max-height: 500px)')
  expect(named('(--beyond-slim), (--low)')).toBe('(min-width: 900px), (max-height: 500px)')
})

test('beyond a size is whatever is larger; what has a lower bound has no beyond', () => {
  expect(beyond('phone')).toBe('(min-width: 760px)')
  for (const name of ['large', 'upright'] satisfies Breakpoint[]) expect(() => beyond(name)).toThrow(name)
})
