/** A game's tutorial as its learner goes through it: what is read, and what is done, in parts. */

import type { LogEvent } from '../api/types.ts'

/** A step as the game keeps it, in `tutorial.json`. */
export interface Step {
  text?: string
  /** Who acts; the learner where nobody is named. */
  player?: number
  action?: string
  show?: string[]
}

export interface Script {
  version: number
  learner: number
  steps: Step[]
}

export interface Page {
  text: string
  /** Places at the table that it is about. */
  show: string[]
}

/** Pages to read one after another; the last one asks for the action. The last part has none. */
export interface Part {
  pages: Page[]
  action: string | null
}

export function partsOf({ steps, learner }: Script): Part[] {
  const parts: Part[] = []
  let pages: Page[] = []
  for (const { text, player = learner, action, show = [] } of steps) {
    if (player !== learner) continue
    pages.push({ text: text!, show })
    if (!action) continue
    parts.push({ pages, action })
    pages = []
  }
  return [...parts, { pages, action: null }]
}

/** How many of a seat's actions stand, as far as these events tell. */
export function standing(events: LogEvent[], seat: number): number {
  const kinds = events.filter(({ player }) => player === seat).map(({ kind }) => kind)
  return kinds.filter((kind) => kind === 'action').length - kinds.filter((kind) => kind === 'undo').length
}

/** Where a page stands among all of them, and how many there are. */
export function progress(parts: Part[], part: number, page: number): { number: number; count: number } {
  const lengths = parts.map(({ pages }) => pages.length)
  const sum = (of: number[]) => of.reduce((total, length) => total + length, 0)
  return { number: sum(lengths.slice(0, part)) + page + 1, count: sum(lengths) }
}

/** Where the lesson lies on a phone, from the top of the window. */
export interface Berths {
  above: number
  below: number
}

interface Reach {
  top: number
  bottom: number
}

/** Whether the lesson should lie above: it moves only where it covers less there. What is to be clicked weighs more. */
export function liesAbove(targets: Reach[], rings: Reach[], height: number, at: Berths, above: boolean): boolean {
  const covers = (top: number) => (box: Reach) => box.bottom > top && box.top < top + height
  const harm = (top: number) => (targets.some(covers(top)) ? 2 : 0) + (rings.some(covers(top)) ? 1 : 0)
  const [here, there] = above ? [at.above, at.below] : [at.below, at.above]
  return harm(there) < harm(here) ? !above : above
}
