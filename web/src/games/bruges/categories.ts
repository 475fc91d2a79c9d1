/** Where points come from, in the order and colours of the end screen. */

import type { Category } from '../contract.ts'

const ink = (share: number) => `color-mix(in srgb, var(--ink) ${share}%, var(--panel))`
const brass = (share: number, ground: string) => `color-mix(in srgb, var(--control) ${share}%, var(--${ground}))`

/** Three grounds, of play, town and city: the colours of the game mean workers, dice and sections of the canal. */
export const categories: Category[] = [
  { name: 'play', fill: 'var(--ink)', ink: 'var(--panel)' },
  { name: 'characters', fill: brass(75, 'ink'), ink: 'var(--panel)' },
  { name: 'houses', fill: brass(70, 'panel'), ink: 'var(--ink)' },
  { name: 'laurels', fill: brass(32, 'panel'), ink: 'var(--ink)', edge: 'var(--control)' },
  { name: 'leaderships', fill: ink(66), ink: 'var(--panel)' },
  { name: 'canals', fill: ink(42), ink: 'var(--ink)' },
  { name: 'statues', fill: ink(26), ink: 'var(--ink)' },
  { name: 'reputation', fill: ink(10), ink: 'var(--ink)', edge: 'var(--ink-3)' },
]
