/** The bonuses of trade routes, each named by the tile with the same effect: how they are drawn. */

import { iconOf } from './icons.ts'

const ICONS: Record<string, string> = {
  boarding_house: iconOf('worker'),
  bank: iconOf('silver'),
  carpenter: iconOf('building'),
  watchtower: 'laurels',
}
const COUNTS: Record<string, number> = { boarding_house: 4, bank: 2, watchtower: 4 }

export const rewardIcon = (bonus: string): string => ICONS[bonus] ?? iconOf(bonus)

/** How many workers, silver or points; absent where the bonus is something to do. */
export const rewardCount = (bonus: string): number | undefined => COUNTS[bonus]
