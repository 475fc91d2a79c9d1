/** What a person chooses is done, at once and the next time. */

import { openTable, sit, ME } from './support/api.ts'
import { Player } from './support/player.ts'
import { expect, test } from './support/test.ts'

test('settings take effect and are kept', async ({ page }) => {
  await page.goto('/settings')
  const root = page.locator('html')
  const choose = (name: string) => page.getByRole('radio', { name, exact: true }).check()

  await choose('Dark')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await choose('On')
  await expect(root).toHaveAttribute('data-motion', 'full')
  await choose('Українська')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Налаштування')
  await page.getByRole('textbox').fill('Ганна')

  await page.reload()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await expect(root).toHaveAttribute('data-motion', 'full')
  await expect(root).toHaveAttribute('lang', 'uk')
  await expect(page.getByRole('textbox')).toHaveValue('Ганна')
  await page.goto('/new')
  await expect(page.getByRole('textbox').first()).toHaveValue('Ганна')
})

test('the end of a turn is asked for, unless switched off', async ({ page, request }) => {
  await sit(page, await openTable(request, [ME, { kind: 'here', name: 'Bob' }]))
  const player = new Player(page)
  const ask = page.getByRole('button', { name: 'Keep playing' })
  await player.toMove()
  const ply = await player.ply()
  await player.target('end_turn').click()
  await expect(ask).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(ask).toBeHidden()
  expect(await player.ply()).toBe(ply)

  const table = page.url()
  await page.goto('/settings')
  await page.getByRole('switch', { name: 'Warn me about unused dice' }).click({ force: true })
  await page.goto(table)
  await player.toMove()
  await player.target('end_turn').click()
  await expect(player.table).toHaveAttribute('data-ply', String(ply + 1))
})

test('the theme follows the device until one is chosen', async ({ page }) => {
  const root = page.locator('html')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/about')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Switch to the light theme' }).click()
  await expect(root).toHaveAttribute('data-theme', 'light')
})

test('a theme is one click away on every page', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Switch to the light theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('sounds are switched in the menu of the table as well', async ({ page, request }) => {
  await sit(page, await openTable(request, [ME, { kind: 'here', name: 'Bob' }]))
  await new Player(page).toMove()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const sounds = page.getByRole('switch', { name: 'Sounds' })
  await expect(sounds).toBeChecked()
  await sounds.click({ force: true })
  await expect(sounds).not.toBeChecked()
  await page.goto('/settings')
  await expect(sounds).not.toBeChecked()
})

test('turn notices: a refused permission switches push messages off again, e-mails are chosen', async ({ people }) => {
  const page = await people.come({ settings: { signedIn: true } })
  await page.addInitScript(() => (Notification.requestPermission = () => Promise.resolve('denied')))
  const mail = { address: 'anna@example.org' as string | null, asked: null, notices: true, stopped: false }
  await page.route('**/api/notices', (route) => route.fulfill({ json: { key: 'BA', email: true } }))
  await page.route('**/api/account', (route) =>
    route.fulfill({ json: { name: 'Anna', created: '2026-01-01T00:00:00Z' } }),
  )
  await page.route('**/api/account/address', (route) => route.fulfill({ json: mail }))
  await page.route('**/api/account/address/notices', (route) => {
    Object.assign(mail, route.request().postDataJSON())
    return route.fulfill({ status: 204 })
  })
  await page.goto('/settings')
  const notices = page.getByRole('region', { name: 'Turn notifications' })
  const push = notices.getByRole('switch', { name: 'Notifications in this browser' })
  await expect(push).not.toBeChecked()
  await push.click({ force: true })
  await expect(page.getByText('Notifications are blocked.')).toBeVisible()
  await expect(push).not.toBeChecked()

  const mails = notices.getByRole('switch', { name: 'E-mails to anna@example.org' })
  await expect(mails).toBeChecked()
  await mails.click({ force: true })
  await expect(mails).not.toBeChecked()
  await expect.poll(() => mail.notices).toBe(false)
  mail.address = null
  await page.reload()
  await expect(notices).toContainText('add an address to your account')
  await page.getByRole('button', { name: 'Signed in as Anna' }).click()
  await page.route('**/api/session', (route) => route.fulfill({ status: 204 }))
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Signed in as Anna' })).toHaveCount(0) // told by the server, then kept
  await page.reload()
  await expect(notices).toContainText('You need an account to get e-mails.')
  await expect(notices.getByRole('link', { name: 'Sign in' })).toBeVisible()
})
