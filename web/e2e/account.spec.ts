/** An account: another password, the list of sign-ins, and its deletion, each of which asks for what it must. */

import { expectAccessible } from './support/axe.ts'
import { expectSoundAtAllSizes } from './support/layout.ts'
import { expect, test } from './support/test.ts'

test('a password is changed, other sign-ins end, and the account is deleted with its password', async ({
  page,
  request,
  watch,
}) => {
  watch.expect(/status of 40[13]/)
  const name = `Anna ${Date.now() % 1_000_000}`
  const [first, second] = ['correct horse battery', 'another horse battery']
  await page.goto('/account')
  await page.getByRole('radio', { name: 'Register' }).check()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Password').fill(first)
  await page.getByRole('button', { name: 'Register' }).click()
  const places = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(places.getByRole('listitem')).toHaveText(/This browser/)

  const elsewhere = await request.post('/api/session', { data: { name, password: first } })
  expect(elsewhere.status()).toBe(200)
  await page.reload()
  await expect(places.getByRole('listitem')).toHaveCount(2)
  await places.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(places.getByRole('listitem')).toHaveCount(1)
  expect((await request.get('/api/account')).status()).toBe(401)

  await request.post('/api/session', { data: { name, password: first } })
  await places.getByRole('button', { name: 'Change the password' }).click()
  await expectAccessible(page, 'account with the form for a new password')
  await expectSoundAtAllSizes(page)
  await places.getByLabel('Current password').fill(second)
  await places.getByLabel('New password').fill(second)
  await places.getByRole('button', { name: 'Change the password' }).click()
  await expect(places.getByRole('alert')).toContainText('not the password')
  await places.getByLabel('Current password').fill(first)
  await places.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.getByText('Password changed.')).toBeVisible()
  expect((await request.get('/api/account')).status()).toBe(401)

  await page.getByRole('button', { name: 'Delete the account' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Delete the account' })).toBeDisabled()
  await dialog.getByLabel('Password').fill(second)
  await dialog.getByRole('button', { name: 'Delete the account' }).click()
  await expect(page.getByText('Account deleted.')).toBeVisible()
  const gone = await request.post('/api/session', { data: { name, password: second } })
  expect(gone.status()).toBe(401)
})
