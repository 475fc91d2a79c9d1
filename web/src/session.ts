/** Who is signed in with this browser. The cookie cannot be read here, so the name is kept beside it, and looked up. */

import { api, Refusal } from './api/client.ts'
import type { AccountInfo } from './api/types.ts'
import { settings } from './settings.svelte.ts'

/** Somebody has signed in. A browser that knows no name plays under that of the account. */
export function begin({ name }: AccountInfo): void {
  settings.signedIn = true
  settings.account = name
  settings.name ||= name
}

/** Nobody is signed in any more. */
export function end(): void {
  settings.signedIn = false
  settings.account = ''
}

/** The account that is signed in, as the server says; null for a guest. */
export async function ownAccount(): Promise<AccountInfo | null> {
  if (!settings.signedIn) return null
  try {
    const account = await api.account()
    begin(account)
    return account
  } catch (error) {
    if (!(error instanceof Refusal) || error.problem.status !== 401) throw error
    end()
    return null
  }
}

let looked = false

/** Look once for each visit whether the name in the bar is still right; a server that is away says nothing new. */
export async function lookOnce(): Promise<void> {
  if (looked) return
  looked = true
  await ownAccount().catch(() => undefined)
}
