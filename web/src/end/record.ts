/** The record of a finished game as a file. */

import { api, sentence } from '../api/client.ts'
import type { TableInfo } from '../api/types.ts'
import { toast } from '../toasts.svelte.ts'

export function fileOf(table: TableInfo): string {
  return `${table.game}-${table.id}.json`
}

/** Fetched and then saved, since a table without spectators gives its record only to its seats. */
export async function saveRecord(table: TableInfo, token?: string): Promise<void> {
  try {
    const record = await api.record(table.id, token)
    const url = URL.createObjectURL(new Blob([JSON.stringify(record) + '\n'], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = url
    link.download = fileOf(table)
    link.click()
    URL.revokeObjectURL(url)
  } catch (error) {
    toast(sentence(error), 'error')
  }
}
