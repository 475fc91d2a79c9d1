/** What a tutorial lets its learner do. */

import type { ActionView, View } from '../api/types.ts'

export interface Guide {
  /** The one action that can be done, as scripts write it; null where there is something to read first. */
  action: string | null
}

/** An action as scripts and records write it. */
export function notation({ kind, args }: Pick<ActionView, 'kind' | 'args'>): string {
  return [kind, ...Object.values(args)].join(' ')
}

/** A position in which only one action can be done, or none. */
export function limited(view: View, action: string | null): View {
  return { ...view, actions: view.actions.filter((one) => notation(one) === action) } as View
}
