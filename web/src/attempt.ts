/** Something that may be refused: what went wrong is told in passing. True where it went well. */

import { sentence } from './api/client.ts'
import { toast } from './toasts.svelte.ts'

export async function attempt(act: () => Promise<unknown>, told = sentence): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    toast(told(error), 'error')
    return false
  }
}
