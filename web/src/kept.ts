/** Things that this browser keeps by name, in its local storage. */

/** All of them; none if the browser keeps nothing, or if what is there is no such list. */
export function readKept<T>(key: string): Record<string, T> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return value && typeof value === 'object' ? (value as Record<string, T>) : {}
  } catch {
    return {}
  }
}

/** Keep them; of more than `most` the oldest are left out. A browser that keeps nothing goes on without. */
export function writeKept<T>(key: string, all: Record<string, T>, most = Infinity): void {
  const names = Object.keys(all)
  const kept = names.length > most ? Object.fromEntries(names.slice(-most).map((name) => [name, all[name]])) : all
  try {
    localStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // Full, or switched off.
  }
}
