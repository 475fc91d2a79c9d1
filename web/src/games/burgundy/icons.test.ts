import { expect, it } from 'vitest'

import names from './icons.json'
import { iconOf } from './icons.ts'

const things = [
  ...['building', 'animal', 'monastery', 'castle', 'mine', 'ship', 'cow', 'pig', 'sheep', 'chicken', 'geese'],
  ...[
    'warehouse',
    'watchtower',
    'carpenter',
    'church',
    'market',
    'boarding_house',
    'bank',
    'town_hall',
    'crane',
    'white_castle',
    'inn',
  ],
  ...[
    'joined_meadows',
    'open_gate',
    'sworn_service',
    'deep_cellar',
    'grand_fleet',
    'copyists',
    'twice_crowned',
    'rich_veins',
    'coin_by_coin',
    'high_abbey',
    'castellan',
    'fair_prices',
    'arms_of_arms',
    'harvest_cart',
    'night_market',
    'sure_hand',
    'wide_bounds',
    'bold_settlers',
  ],
  ...Array.from({ length: 29 }, (_, index) => `monastery_${index + 1}`),
  ...['turquoise', 'purple', 'pink', 'red', 'brown', 'orange', 'worker', 'silver'],
]

it('has an icon in the sprite for everything, large and small', () => {
  for (const thing of things) {
    expect(names).toContain(iconOf(thing, 40))
    expect(names).toContain(iconOf(thing, 10))
  }
})

it('draws ships and cows plainly where they are small', () => {
  expect(iconOf('ship', 12)).not.toBe(iconOf('ship', 40))
  expect(iconOf('cow', 12)).not.toBe(iconOf('cow', 40))
})
