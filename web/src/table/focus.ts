/** Gives the focus to something inside, once everything around it is shown. */
export const focusOn =
  (selector: string) =>
  (node: HTMLElement): void =>
    queueMicrotask(() => node.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }))
