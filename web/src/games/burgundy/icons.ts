/** Which icon stands for what: of the game icon set, or drawn here (`own-`). Others have the icon of their name. */

const ICONS: Record<string, string> = {
  // colours: on empty spaces, bonus tiles and counters
  building: 'house',
  animal: 'high-grass',
  monastery: 'open-book',
  castle: 'own-castle',
  mine: 'mine-wagon',
  ship: 'caravel',
  // buildings and animals
  warehouse: 'cellar-barrels',
  watchtower: 'stone-tower',
  carpenter: 'hand-saw',
  market: 'shop',
  boarding_house: 'bed',
  bank: 'cash',
  town_hall: 'capitol',
  crane: 'cargo-crane',
  geese: 'goose',
  white_castle: 'elven-castle',
  inn: 'tavern-sign',
  black_tile: 'fleur-de-lys',
  // monasteries show what they touch
  monastery_1: 'village',
  monastery_2: 'miner',
  monastery_3: 'two-coins',
  monastery_4: 'wheelbarrow',
  monastery_5: 'ship-wheel',
  monastery_6: 'pay-money',
  monastery_7: 'wheat',
  monastery_8: 'gears',
  monastery_9: 'trowel',
  monastery_10: 'spyglass',
  monastery_11: 'key',
  monastery_12: 'hand',
  monastery_13: 'crown-coin',
  monastery_14: 'meeple-group',
  monastery_15: 'scales',
  monastery_16: 'cellar-barrels',
  monastery_17: 'stone-tower',
  monastery_18: 'hand-saw',
  monastery_19: 'church',
  monastery_20: 'shop',
  monastery_21: 'bed',
  monastery_22: 'cash',
  monastery_23: 'capitol',
  monastery_24: 'stable',
  monastery_25: 'wooden-crate',
  monastery_26: 'laurels',
  monastery_27: 'stone-bridge',
  monastery_28: 'meeple-army',
  monastery_29: 'elven-castle',
  // goods
  turquoise: 'rolled-cloth',
  purple: 'grapes',
  pink: 'big-diamond-ring',
  red: 'amphora',
  brown: 'wooden-chair',
  orange: 'honeypot',
  // shields
  joined_meadows: 'barn',
  open_gate: 'three-friends',
  sworn_service: 'shaking-hands',
  deep_cellar: 'locked-chest',
  grand_fleet: 'caravan',
  copyists: 'mirror-mirror',
  twice_crowned: 'laurel-crown',
  rich_veins: 'gold-mine',
  coin_by_coin: 'receive-money',
  high_abbey: 'book-pile',
  castellan: 'crenel-crown',
  fair_prices: 'profit',
  arms_of_arms: 'checked-shield',
  harvest_cart: 'old-wagon',
  night_market: 'black-knight-helm',
  sure_hand: 'rolling-dices',
  wide_bounds: 'expand',
  bold_settlers: 'jump-across',
  // counters
  worker: 'meeple',
  silver: 'fleur-de-lys',
}

/** A border post. */
export const POST_ICON = 'tower-flag'

/** Plainer drawings for where the full ones would blur. */
const SMALL: Record<string, string> = { ship: 'own-ship', cow: 'own-cow' }
const BLURRED = 20

export function iconOf(thing: string, size = BLURRED): string {
  return (size < BLURRED && SMALL[thing]) || (ICONS[thing] ?? thing)
}

const LETTERS: Record<string, string> = {
  building: 'B',
  animal: 'A',
  monastery: 'K',
  castle: 'C',
  mine: 'M',
  ship: 'S',
}

/** The class that gives something the tincture of a colour. */
export const tincture = (colour: string): string => `k-${LETTERS[colour] ?? ''}`
export const hatching = (colour: string): string => `url(#h-${LETTERS[colour] ?? ''})`
