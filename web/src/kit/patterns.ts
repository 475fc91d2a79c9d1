/** Engravers' hatching, the old code for tinctures: colours can be told apart without colour. */

export interface Pattern {
  id: string
  /** What is repeated: its lines, and how wide and high it is. */
  path: string
  width?: number
  height?: number
  /** How the lines are drawn; round ends make dots of short ones. */
  stroke: string
  opacity: number | string
  thickness: number
  round?: boolean
}
