/** Short messages that appear in a corner and leave by themselves. */

export interface Toast {
  id: number
  text: string
  kind: 'info' | 'error'
}

const STAY = { info: 5000, error: 12000 }

let next = 0
let toasts = $state<Toast[]>([])

export function allToasts(): Toast[] {
  return toasts
}

export function toast(text: string, kind: Toast['kind'] = 'info'): void {
  const id = next++
  toasts = [...toasts.filter((other) => other.text !== text), { id, text, kind }]
  setTimeout(() => dismiss(id), STAY[kind])
}

export function dismiss(id: number): void {
  toasts = toasts.filter((other) => other.id !== id)
}
