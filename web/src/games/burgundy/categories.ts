/** Where points come from, in the order and colours of the end screen. */

import type { Category } from '../contract.ts'

const ink = (share: number) => `color-mix(in srgb, var(--ink) ${share}%, var(--panel))`

export const categories: Category[] = [
  { name: 'regions', fill: 'var(--ink)', ink: 'var(--panel)' },
  { name: 'phases', fill: ink(68), ink: 'var(--panel)' },
  { name: 'bonus', fill: ink(34), ink: 'var(--ink)' },
  { name: 'animals', fill: 'var(--A)', ink: 'var(--A-on)', pattern: 'h-A' },
  { name: 'sales', fill: 'var(--S)', ink: 'var(--S-on)', pattern: 'h-S' },
  { name: 'watchtowers', fill: 'var(--B)', ink: 'var(--B-on)', pattern: 'h-B' },
  { name: 'monasteries', fill: 'var(--K)', ink: 'var(--K-on)', pattern: 'h-K' },
  { name: 'shields', fill: 'var(--arms)', ink: 'var(--gold)', edge: 'var(--gold)' },
  { name: 'posts', fill: ink(50), ink: 'var(--panel)', edge: 'var(--ink)' },
  { name: 'returns', fill: 'var(--down)', ink: 'var(--panel)' },
  {
    name: 'left-over',
    parts: ['goods', 'silver', 'workers'],
    fill: 'var(--wk)',
    ink: 'var(--wk-on)',
    edge: 'var(--wk-on)',
  },
]
