/** Names the tests that passed only when they were tried again, after everything else; `.ci/run` repeats these lines. */

import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter'

export default class SecondTry implements Reporter {
  #tests: Suite | undefined
  #retries = false

  onBegin({ projects }: FullConfig, suite: Suite): void {
    this.#tests = suite
    this.#retries = projects.some(({ retries }) => retries > 0)
  }

  onEnd(): void {
    if (!this.#retries) return
    const again = this.#tests?.allTests().filter((test) => test.outcome() === 'flaky') ?? []
    const lines = again.map((test) => `second try: ${test.titlePath().filter(Boolean).join(' › ')}`)
    console.log(lines.join('\n') || 'No browser test needed a second try.')
  }
}
