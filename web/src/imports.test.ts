import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** Which file imports which, types included, by their paths below src. */
const root = fileURLToPath(new URL('.', import.meta.url))
const files = readdirSync(root, { recursive: true, encoding: 'utf-8' }).filter((path) => /\.(ts|svelte)$/.test(path))
const imports = new Map(files.map((file) => [file, importsOf(file)]))

function importsOf(file: string): string[] {
  const found = readFileSync(join(root, file), 'utf-8').matchAll(/(?:from|import)\s*\(?'(\.[^'?]+)/g)
  return [...found].map(([, path]) => normalize(join(dirname(file), path!))).filter((path) => files.includes(path))
}

const gameOf = (file: string): string | undefined => /^games\/(\w+)\//.exec(file)?.[1]

/** Everything that a file needs, itself only if it is part of a circle. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  for (const next of imports.get(file)!) {
    if (!seen.has(next)) reach(next, seen.add(next))
  }
  return seen
}

test('imports are found', () => {
  expect(imports.get('games/index.ts')).toContain('games/contract.ts')
  expect(files.filter((file) => gameOf(file)).length).toBeGreaterThan(20)
})

test('no file needs itself', () => {
  expect(files.filter((file) => reach(file).has(file))).toEqual([])
})

test('a game is imported by itself only: not by the shell, and not by another game', () => {
  const wrong = files.flatMap((file) =>
    imports
      .get(file)!
      .flatMap((path) => (gameOf(path) && gameOf(path) !== gameOf(file) ? `${file} imports ${path}` : [])),
  )
  expect(wrong).toEqual([])
})
