/** The six uses of a card, by their numerals in the rulebook. */

import type { Use } from './shapes.ts'

const NUMERALS: Record<Use, string> = { workers: 'I', money: 'II', calm: 'III', canal: 'IV', house: 'V', place: 'VI' }

export const numeral = (use: Use): string => NUMERALS[use]
