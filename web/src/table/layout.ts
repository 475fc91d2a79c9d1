/** The three shapes of a table: everything at once, boards with the log in a drawer, and tabs. */

import { MediaQuery } from 'svelte/reactivity'

/** A desktop: there are words where a sign would do. */
export const ample = new MediaQuery('min-width: 1600px')
export const roomy = new MediaQuery('min-width: 1400px')
export const wide = new MediaQuery('min-width: 1100px')
/** A tablet held upright: everything at once, with little room to the side. */
export const slim = new MediaQuery('max-width: 899px')
export const phone = new MediaQuery('max-width: 759px')
/** Nothing hovers: a touch has to show what it does before it does it. */
export const touch = new MediaQuery('hover: none')
