/** The three shapes of a table: everything at once, boards with the log in a drawer, and tabs. */

import { MediaQuery } from 'svelte/reactivity'

/** A very large screen: what is read is as many times as large there, as base.css says. */
export const large = new MediaQuery('(min-width: 2200px) and (min-height: 1200px)')
export const GROWN = 1.3
/** A desktop: there are words where a sign would do. */
export const ample = new MediaQuery('min-width: 1600px')
export const roomy = new MediaQuery('min-width: 1400px')
export const wide = new MediaQuery('min-width: 1100px')
/** A tablet held upright: everything at once, with little room to the side. */
export const slim = new MediaQuery('max-width: 899px')
/** One that is high enough for a board below one's own. */
export const upright = new MediaQuery('(min-width: 760px) and (max-width: 899px) and (min-height: 900px)')
export const phone = new MediaQuery('max-width: 759px')
/** Nothing hovers: a touch has to show what it does before it does it. */
export const touch = new MediaQuery('hover: none')
