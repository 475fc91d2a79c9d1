/** Up to where this browser has read the chat of each table. */

const KEY = 'duchy.chat'
const MOST = 100

export function lastRead(table: string): number {
  return read()[table] ?? 0
}

export function rememberRead(table: string, number: number): void {
  const all = read()
  delete all[table] // so that it comes last
  all[table] = number
  for (const oldest of Object.keys(all).slice(0, -MOST)) delete all[oldest]
  try {
    localStorage.setItem(KEY, JSON.stringify(all))
  } catch {
    // A browser that keeps nothing shows old lines as new ones.
  }
}

function read(): Record<string, number> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return value && typeof value === 'object' ? (value as Record<string, number>) : {}
  } catch {
    return {}
  }
}
