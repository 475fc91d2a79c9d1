/** A moment of a finished game has an address of its own, so that it can be passed on. */

import { findOrigins } from '../origins.ts'
import { t } from '../text.svelte.ts'
import { toast } from '../toasts.svelte.ts'

/** Without a ply the game is shown from its beginning, and plays by itself. */
export function replayPath(table: string, ply?: number): string {
  return `/table/${encodeURIComponent(table)}/replay${ply === undefined ? '' : `#ply=${ply}`}`
}

/** The ply that an address names; null if it names none. */
export function plyIn(hash: string): number | null {
  const found = /^#ply=(\d{1,7})$/.exec(hash)
  return found ? Number(found[1]) : null
}

/** Pass a moment on: by the device's own sharing, else as a copied link. */
export async function share(table: string, ply: number): Promise<void> {
  const [origin] = await findOrigins()
  const url = (origin ?? location.origin) + replayPath(table, ply)
  if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
    await navigator.share({ url }).catch(() => {}) // closing the sheet is no failure
    return
  }
  try {
    await navigator.clipboard.writeText(url)
    toast(t(origin ? 'end-shared-link' : 'link-only-here'))
  } catch {
    prompt(t('end-link'), url) // a page without https may not write to the clipboard
  }
}
