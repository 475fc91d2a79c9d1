/** On small screens a lesson never covers what it asks for or speaks of. */

import { readFile } from 'node:fs/promises'

import { Player } from './support/player.ts'
import { expect, test, type Page } from './support/test.ts'

interface Step {
  player?: number
  action?: string
}

const SMALLEST = [360, 640] as const
/** The longer texts of the other languages are tried where there is least room. */
const SIZES = { en: [[390, 844], [844, 390], SMALLEST], ru: [SMALLEST], uk: [SMALLEST] } as const
const LEARN = { en: 'Learn by playing', ru: 'Пройти обучение', uk: 'Навчайтеся граючи' }
const TARGET = 'main [data-place][data-action]'
const CARD = 'main [data-place][aria-pressed]'

/** Which actions the learner takes, step by step. */
async function actionsOf(game: string): Promise<(string | undefined)[]> {
  const file = new URL(`../../src/duchy/games/${game}/tutorial/tutorial.json`, import.meta.url)
  const { steps } = JSON.parse(await readFile(file, 'utf8')) as { steps: Step[] }
  return steps.filter(({ player }) => player === undefined).map(({ action }) => action)
}

/** What lies under the lesson: targets and rings, with how many pixels of each. */
const covered = (page: Page, what = `${TARGET}, [data-ring]`): Promise<string[]> =>
  page.evaluate((subjects) => {
    const panel = document.querySelector('.tutorial')?.getBoundingClientRect()
    if (!panel) return ['no lesson']
    return [...document.querySelectorAll(subjects)].flatMap((one) => {
      const box = one.getBoundingClientRect()
      const width = Math.min(box.right, panel.right) - Math.max(box.left, panel.left)
      const height = Math.min(box.bottom, panel.bottom) - Math.max(box.top, panel.top)
      const name = one.getAttribute('data-place') ?? 'ring'
      return box.width && width > 1 && height > 1 ? [`${name}: ${Math.round(width)} × ${Math.round(height)}`] : []
    })
  }, what)

for (const game of ['burgundy', 'dice', 'bruges'] as const)
  for (const language of ['en', 'ru', 'uk'] as const)
    test(`${game}, ${language}: no step covers what it speaks of`, async ({ people }) => {
      const [width, height] = SIZES[language][0]
      const page = await people.come({
        settings: { language },
        viewport: { width, height },
        isMobile: true,
        hasTouch: true,
      })
      const actions = await actionsOf(game)
      await page.goto(`/rules/${game}`)
      await page.getByRole('button', { name: LEARN[language] }).click()
      const guide = page.locator('.tutorial')
      const me = new Player(page)
      for (const [index, action] of actions.entries()) {
        await expect(guide).toContainText(`${index + 1}`)
        if (action) await expect(page.locator(`${TARGET}, ${CARD}`).first()).toBeVisible()
        for (const [wide, high] of SIZES[language]) {
          await page.setViewportSize({ width: wide, height: high })
          await expect.poll(() => covered(page), `step ${index + 1} at ${wide} × ${high}`).toEqual([])
        }
        await page.setViewportSize({ width, height })
        if (!action) await page.keyboard.press('n')
        else {
          await expect(page.locator(`${TARGET}, ${CARD}`).first()).toBeVisible()
          if (!(await page.locator(TARGET).count())) await page.locator(CARD).first().press('Enter')
          await expect(page.locator(TARGET).first()).toBeVisible()
          await expect.poll(() => covered(page, TARGET), `step ${index + 1}, taken up`).toEqual([])
          const before = await me.ply()
          await page.locator(TARGET).first().press('Enter')
          await me.answer(before)
        }
      }
      await expect(guide).toBeHidden()
    })
