/** The record of a finished game as a file. */

import { api, sentence } from '../api/client.ts'
import type { TableInfo } from '../api/types.ts'
import { saveJson } from '../kit/save.ts'
import { toast } from '../toasts.svelte.ts'

export function fileOf(table: TableInfo): string {
  return `${table.game}-${table.id}.json`
}

/** Fetched and then saved, since a table without spectators gives its record only to its seats. */
export async function saveRecord(table: TableInfo, token?: string): Promise<void> {
  try {
    saveJson(fileOf(table), await api.record(table.id, token))
  } catch (error) {
    toast(sentence(error), 'error')
  }
}
