/**
 * Named breakpoints in styles: `@media (--phone)` becomes the condition that src/styles/breakpoints.ts holds, and so
 * does `@container (--card)`, which `@custom-media` does not cover. Vite runs it over every stylesheet.
 */

import type { CSSOptions } from 'vite'

import { named } from '../src/styles/breakpoints.ts'

type Plugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number]

interface Rule {
  params: string
}

export function breakpoints(): Plugin {
  const put = (rule: Rule): void => {
    if (rule.params.includes('(--')) rule.params = named(rule.params)
  }
  return { postcssPlugin: 'duchy-breakpoints', AtRule: { media: put, container: put } }
}
