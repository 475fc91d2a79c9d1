/** The three shapes of a table: everything at once, boards with the log in a drawer, and tabs. */

import { MediaQuery } from 'svelte/reactivity'

import { beyond, BREAKPOINTS } from '../styles/breakpoints.ts'

/** A very large screen: what is read is as many times as large there, as base.css says. */
export const large = new MediaQuery(BREAKPOINTS.large)
export const GROWN = 1.3
/** A desktop: there are words where a sign would do. */
export const ample = new MediaQuery(beyond('desk'))
export const roomy = new MediaQuery(beyond('notebook'))
export const wide = new MediaQuery(beyond('tablet'))
/** A tablet held upright: everything at once, with little room to the side. */
export const slim = new MediaQuery(BREAKPOINTS.slim)
/** One that is high enough for a board below one's own. */
export const upright = new MediaQuery(`${BREAKPOINTS.upright} and ${beyond('squat')}`)
export const phone = new MediaQuery(BREAKPOINTS.phone)
/** Nothing hovers: a touch has to show what it does before it does it. */
export const touch = new MediaQuery('hover: none')
