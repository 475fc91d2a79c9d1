/** The last mix of modules that was a player's own, kept in this browser. */

import type { Mix } from './options.ts'

const KEY = 'duchy.burgundy.mix'

export function lastMix(): Mix | null {
  try {
    const { modules, expert } = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Mix>
    if (!Array.isArray(modules) || !modules.every((name) => typeof name === 'string')) return null
    return { modules, expert: expert === true }
  } catch {
    return null
  }
}

export function keepMix({ modules, expert }: Mix): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ modules, expert }))
  } catch {
    // A browser that keeps nothing forgets the mix with the page.
  }
}
