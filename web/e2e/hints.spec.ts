/** Hints at a running table: what they show, where they are allowed, that they are counted and cover nothing. */

import type { APIRequestContext } from '@playwright/test'

import { BOT, ME, openPosition, openTable, sit, viewOf, type Opened, type Position } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expectSoundLayout } from './support/layout.ts'
import { Player } from './support/player.ts'
import { expect, test, type Page } from './support/test.ts'

const SIZES = [
  [1366, 768],
  [390, 844],
] as const
const LINK = { kind: 'link' } as const

const bulb = (page: Page) => page.getByRole('button', { name: /^Hint/ })
const rows = (page: Page) => page.locator('[data-hinted]')
const marks = (page: Page) => page.locator('[data-hint-mark]')

/** Ask, and wait for the answer. */
async function ask(page: Page): Promise<void> {
  await bulb(page).click()
  await expect(rows(page).first()).toBeVisible()
}

/** What lies under the panel of a hint: dice, counters, targets, one's own board. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const panel = document.querySelector('[data-hint]')!.getBoundingClientRect()
    return [...document.querySelectorAll('main [data-place]')]
      .filter((element) => !element.closest('[data-hint], [data-answers]'))
      .filter((element) => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect()
        const across = Math.min(right, panel.right) - Math.max(left, panel.left)
        const down = Math.min(bottom, panel.bottom) - Math.max(top, panel.top)
        return width > 0 && across > 1 && down > 1
      })
      .map((element) => element.getAttribute('data-place'))
  })

async function hintsOf(request: APIRequestContext, { table }: Opened): Promise<number[]> {
  const { seats } = (await (await request.get(`/api/tables/${table.id}`)).json()) as { seats: { hints: number }[] }
  return seats.map(({ hints }) => hints)
}

for (const [width, height] of SIZES) {
  const phone = width < 500
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: phone, settings: { openChoices: true } })

    for (const position of ['two-middle', 'dice-two', 'bruges-turn'] satisfies Position[]) {
      test(`the best actions of ${position} are listed and marked`, async ({ page, request }) => {
        const opened = await openPosition(request, position)
        await sit(page, opened)
        const player = new Player(page)
        await expect(bulb(page)).toBeVisible()
        const ply = await player.ply()
        await ask(page)
        const list = page.getByRole('region', { name: 'Hint' })
        await expect(list).toContainText('1 hint so far')
        await expect(rows(page).first()).toContainText('Best')
        await expect(rows(page).first()).toContainText(/± \d+\.\d/)
        await expect(page.getByRole('status').filter({ hasText: 'Best action' })).toHaveCount(1)
        await expect(marks(page).first()).toBeVisible()
        await expectSoundLayout(page)
        await expectAccessible(page, `a hint for ${position}`)

        const first = rows(page).first()
        await first.click()
        await expect(first).toHaveAttribute('aria-pressed', 'true')
        await expect(page.locator('.mark.chosen')).toBeVisible()
        expect(await player.ply()).toBe(ply) // it plays nothing
        if (phone) expect((await first.boundingBox())!.height).toBeGreaterThanOrEqual(44)
        else expect(await covered(page)).toEqual([])

        await page.reload()
        await ask(page) // the same decision: it is not counted again
        await expect(list).toContainText('1 hint so far')
        expect((await hintsOf(request, opened)).reduce((sum, count) => sum + count)).toBe(1)
        await page.keyboard.press('Escape')
        await expect(list).toBeHidden()
        await expect(marks(page)).toHaveCount(0)
      })
    }

    test('a question that is answered in words has a hint as well', async ({ page, request }) => {
      await sit(page, await openPosition(request, 'bruges-may'))
      await ask(page)
      await expect(marks(page).first()).toBeVisible() // on the button that says yes, or no
      await expectSoundLayout(page)
    })

    test('a hint for a question with answers leaves them in reach', async ({ page, request }) => {
      await sit(page, await openPosition(request, 'market'))
      await ask(page)
      const answers = page.locator('[data-answers]')
      if (phone) await answers.getByRole('button', { expanded: false }).click()
      await expect(answers.locator('[data-answer="1"]')).toBeVisible()
      await expectSoundLayout(page)
    })
  })
}

test('on a phone nothing of the estate lies under a hint, and a row opens the tab of its place', async ({
  people,
  request,
}) => {
  const page = await people.come({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await sit(page, await openPosition(request, 'two-middle'))
  await ask(page)
  const first = page.locator('[data-hint-mark^="hex-"] .flag.first')
  await page.getByRole('tab', { name: /Log/ }).click()
  await expect(first).toHaveCount(0)
  await rows(page).first().click()
  await expect(first).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(() => {
        const panel = document.querySelector('[data-hint]')!.getBoundingClientRect()
        return document.querySelector('.mark.chosen')!.getBoundingClientRect().bottom <= panel.top
      }),
    )
    .toBe(true)
})

test('H asks and closes, and what one does closes it too', async ({ page, request }) => {
  const opened = await openTable(request, [ME, BOT])
  await sit(page, opened)
  const player = new Player(page)
  await player.toMove()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText('Ask for a hint')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('h')
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('h')
  await expect(rows(page)).toHaveCount(0)
  await page.keyboard.press('h')
  await expect(rows(page).first()).toBeVisible()
  await player.step()
  await expect(page.getByRole('region', { name: 'Hint' })).toBeHidden()
  expect(await hintsOf(request, opened)).toEqual([1, 0])
})

test('a thought that takes a while is shown, and one that fails says so and is not counted', async ({
  page,
  request,
  watch,
}) => {
  const opened = await openTable(request, [ME, BOT])
  await sit(page, opened)
  await new Player(page).toMove()
  let answer = () => {}
  const waited = new Promise<void>((resolve) => (answer = resolve))
  watch.expect(/status of 503/)
  await page.route('**/hint', async (route) => {
    await waited
    const problem = {
      type: '/problems/no-hint',
      title: 'No hint now',
      status: 503,
      detail: 'No hint now. Please ask again in a moment.',
    }
    await route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(problem) })
  })
  await bulb(page).click()
  const list = page.getByRole('region', { name: 'Hint' })
  await expect(list).toContainText('Thinking…')
  answer()
  await expect(list).toContainText('No hint now')
  await expect(page.getByRole('status').filter({ hasText: 'No hint now' })).toHaveCount(1)
  await expect(rows(page)).toHaveCount(0)
  expect(await hintsOf(request, opened)).toEqual([0, 0])
})

/** A table of two people who sit at different screens. */
async function online(page: Page, guest: Page, request: APIRequestContext, hints: boolean): Promise<Opened> {
  const opened = await openTable(request, [ME, LINK], {}, 'burgundy', { hints })
  await sit(page, opened)
  const { seat, invite } = opened.invitations[0]!
  await guest.goto(`/table/${opened.table.id}#invite=${invite}&at=${seat}`)
  await expect(guest.getByRole('button', { name: 'Join' })).toBeVisible()
  await expect(guest.getByText('Hints are allowed at this table.')).toHaveCount(hints ? 1 : 0)
  await guest.getByLabel('Your name').fill('Bob')
  await guest.getByRole('button', { name: 'Join' }).click()
  for (const one of [page, guest]) await expect(new Player(one).table).toBeVisible()
  return opened
}

test('online there are none unless the table was opened with them', async ({ page, people, request }) => {
  const guest = await people.come()
  const opened = await online(page, guest, request, false)
  const { deciders } = await viewOf(request, opened, opened.seats[0]!.token)
  const mover = deciders[0] === 0 ? page : guest
  await new Player(mover).toMove()
  await expect(bulb(mover)).toHaveCount(0)
  await mover.keyboard.press('h')
  await expect(mover.getByRole('region', { name: 'Hint' })).toHaveCount(0)
})

test('online all know that there are hints, and see who was given how many', async ({ page, people, request }) => {
  const guest = await people.come()
  const opened = await online(page, guest, request, true)
  const { deciders } = await viewOf(request, opened, opened.seats[0]!.token)
  const [mover, other] = deciders[0] === 0 ? [page, guest] : [guest, page]
  await new Player(mover).toMove()
  await expect(bulb(other)).toHaveCount(0) // it is not their decision
  await ask(mover)
  await expect(other.getByText('1 hint', { exact: true })).toBeVisible()
  await expect(rows(other)).toHaveCount(0)
})

test('the opener of a table decides about hints where somebody comes by link', async ({ page }) => {
  await page.goto('/new')
  const allowed = page.getByRole('switch', { name: 'Allow hints' })
  await expect(page.getByRole('switch', { name: 'Allow undo' })).toBeVisible()
  await expect(allowed).toHaveCount(0) // against bots there are hints anyway
  await page.getByLabel('Who plays seat 2').selectOption({ label: 'by link' })
  await expect(allowed).not.toBeChecked()
})

test('the result says how many hints there were', async ({ page, request }) => {
  const opened = await openPosition(request, 'last')
  await sit(page, opened)
  const player = new Player(page)
  await player.toMove()
  await ask(page)
  const counted = await hintsOf(request, opened)
  await player.play()
  await expect(page.locator('[data-hints]')).toHaveText(`Player ${counted.indexOf(1) + 1}: 1 hint`)
})
