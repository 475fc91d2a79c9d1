/** The answers to a question that is asked in words: an action each, or what is chosen first of several that go on. */

import type { Acts, Card, Shapes } from '../games/contract.ts'

export interface Answer<Of extends Shapes = Shapes> {
  id: string
  card: Card
  /** What it can mean; which of them is meant the boards ask. */
  actions: Of['action'][]
  /** What is taken up by it, if it goes on. */
  tool?: string
}

/** Actions that begin with the same thing are one answer, in the order in which they come. */
export function answersOf<Of extends Shapes>(
  actions: readonly Of['action'][],
  acts: Acts<Of>,
  card: (action: Of['action']) => Card,
): Answer<Of>[] {
  const answers = new Map<string, Answer<Of>>()
  for (const action of actions) {
    const begun = acts.begins?.(action) ?? []
    const [tool] = begun
    const id = tool ? begun.join() : `action-${action.id}`
    const found = answers.get(id)
    if (found) found.actions.push(action)
    else answers.set(id, { id, card: card(action), actions: [action], ...(tool && { tool }) })
  }
  return [...answers.values()]
}
