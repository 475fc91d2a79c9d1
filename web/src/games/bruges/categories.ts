/** Where points come from, in the order and colours of the end screen. */

import type { Category } from '../contract.ts'

const ink = (share: number) => `color-mix(in srgb, var(--ink) ${share}%, var(--panel))`

export const categories: Category[] = [
  { name: 'play', fill: 'var(--ink)', ink: 'var(--panel)' },
  { name: 'characters', fill: 'var(--br-purple)', ink: '#fff9ec', pattern: 'bh-purple' },
  { name: 'houses', fill: 'var(--br-red)', ink: '#fff9ec', pattern: 'bh-red' },
  { name: 'laurels', fill: 'var(--br-brown)', ink: '#fff9ec', pattern: 'bh-brown' },
  { name: 'leaderships', fill: 'var(--br-yellow)', ink: '#33260a', pattern: 'bh-yellow' },
  { name: 'canals', fill: 'var(--br-blue)', ink: '#fff9ec', pattern: 'bh-blue' },
  { name: 'statues', fill: ink(68), ink: 'var(--panel)' },
  { name: 'reputation', fill: ink(28), ink: 'var(--ink)' },
]
