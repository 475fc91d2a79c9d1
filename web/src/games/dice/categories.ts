/** Where points come from, in the order and colours of the end screen. */

import type { Category } from '../contract.ts'

const ink = (share: number) => `color-mix(in srgb, var(--ink) ${share}%, var(--panel))`

export const categories: Category[] = [
  { name: 'areas', fill: 'var(--ink)', ink: 'var(--panel)' },
  { name: 'pastures', fill: '#edbe35', ink: '#33260a', pattern: 'h-pasture' },
  { name: 'castles', fill: 'var(--C)', ink: '#fff9ec', pattern: 'h-castle' },
  { name: 'sales', fill: 'var(--S)', ink: '#fff9ec', pattern: 'h-river' },
  { name: 'colours', fill: ink(34), ink: 'var(--ink)' },
]
