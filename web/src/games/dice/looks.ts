/** Which icon stands for what, and the class that gives something its colour. */

const ICONS: Record<string, string> = {
  monastery: 'church',
  mine: 'mine-wagon',
  river: 'caravel',
  city: 'village',
  castle: 'own-castle',
  pasture: 'sheep',
  monk: 'prayer',
  silver: 'fleur-de-lys',
  goods: 'barrel',
  worker: 'meeple',
}

/** A bonus has the colour of the areas that bring it. */
const SOURCES: Record<string, string> = { monk: 'monastery', silver: 'mine', goods: 'river', worker: 'city' }

export const iconOf = (thing: string): string => ICONS[thing] ?? thing
export const tincture = (thing: string): string => `d-${SOURCES[thing] ?? thing}`
export const hatching = (colour: string): string => `url(#h-${colour})`
