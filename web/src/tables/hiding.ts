/** Tables that a person no longer wants to see: left out of the lists of this browser, and of the account's. */

import { api } from '../api/client.ts'
import { hiddenTables, setHidden } from '../seats.ts'
import { settings } from '../settings.svelte.ts'

/** Leave a table out from now on. */
export function hide(table: string): void {
  setHidden([...hiddenTables(), table])
  if (settings.signedIn) api.hide(table).catch(() => {}) // the browser's own list is what counts here
}

/** Show all hidden tables again. */
export function showAll(): void {
  const tables = hiddenTables()
  setHidden([])
  if (settings.signedIn) for (const table of tables) api.unhide(table).catch(() => {})
}
