/** A forgotten password, from the sign-in form to the new one, with e-mails that are really sent. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expectAccessible } from './support/axe.ts'
import { expectSoundAtAllSizes } from './support/layout.ts'
import { linkIn, postOffice, type PostOffice } from './support/mail.ts'
import { serve, type Running } from './support/server.ts'
import { expect, test, type Page } from './support/test.ts'

let post: PostOffice
let server: Running
let folder: string

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  post = await postOffice()
  folder = await mkdtemp(join(tmpdir(), 'duchy-mail-'))
  server = await serve(join(folder, 'tables.sqlite3'), 0, post.settings)
})
test.afterAll(async () => {
  await server.stop()
  post.close()
  await rm(folder, { recursive: true })
})

const [FIRST, SECOND] = ['correct horse battery', 'another horse battery'] as const

/** The e-mail that comes as the so-manieth. */
async function mail(number: number) {
  await expect.poll(() => post.received.length).toBeGreaterThanOrEqual(number)
  return post.received[number - 1]!
}

async function register(page: Page, name: string) {
  await page.goto(`${server.url}/account`)
  await page.getByRole('radio', { name: 'Register' }).check()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Password').fill(FIRST)
  await page.getByRole('button', { name: 'Register' }).click()
}

test('an address is confirmed, and a forgotten password replaced', async ({ people, watch }) => {
  watch.expect(/status of 40[14]/)
  const page = await people.come()
  await register(page, 'Anna')
  const section = page.getByRole('region', { name: 'E-mail address' })
  await section.getByLabel('Address').fill('anna@example.org')
  await section.getByLabel('Current password').fill(FIRST)
  await expectAccessible(page, 'account with the form for an address')
  await section.getByRole('button', { name: 'Send me a link' }).click()
  await expect(section).toContainText('We have sent an e-mail to anna@example.org')
  await expectSoundAtAllSizes(page)
  await page.goto(server.url + linkIn(await mail(1), 'confirm'))
  await expect(page.getByText('Address confirmed.')).toBeVisible()
  expect(page.url()).not.toContain('#')
  await page.goto(`${server.url}/account`)
  await expect(section.getByRole('switch')).not.toBeChecked()
  await section.getByRole('switch').click({ force: true })
  await expect(section.getByRole('switch')).toBeEnabled()
  await page.goto(`${server.url}/settings`)
  await expect(page.getByRole('switch', { name: 'E-mails to anna@example.org' })).toBeChecked()

  await page.getByRole('button', { name: 'Signed in as Anna' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Name or e-mail address').fill('Nobody')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('button', { name: 'Ask again' })).toBeVisible()
  const answer = await page.getByRole('main').innerText()
  await page.getByRole('button', { name: 'Ask again' }).click()
  await page.getByLabel('Name or e-mail address').fill('anna')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('main')).toHaveText(answer, { useInnerText: true })
  await expectSoundAtAllSizes(page)

  const link = server.url + linkIn(await mail(2), 'secret')
  const elsewhere = await people.come()
  await elsewhere.goto(link)
  await expect(elsewhere.getByText('Choose a new password for Anna.')).toBeVisible()
  expect(elsewhere.url()).toBe(`${server.url}/recover`)
  await expectAccessible(elsewhere, 'the form for a new password')
  await expectSoundAtAllSizes(elsewhere)
  await elsewhere.getByLabel('New password').fill(SECOND)
  await elsewhere.getByRole('button', { name: 'Set the password' }).click()
  await expect(elsewhere.getByText('Hello, Anna')).toBeVisible()
  await expect(elsewhere.getByRole('button', { name: 'Signed in as Anna' })).toBeVisible()
  expect((await mail(3)).text).toContain('was changed')

  await page.goto(link)
  await expect(page.getByRole('alert')).toContainText('This link has been used')
  await expect(page.getByLabel('Name or e-mail address')).toBeVisible()
})

test('all e-mails are stopped for good with one click', async ({ people }) => {
  const page = await people.come()
  await register(page, 'Bob')
  const before = post.received.length
  await page.getByRole('textbox', { name: 'Address' }).fill('bob@example.org')
  await page.getByLabel('Current password').fill(FIRST)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  const question = await mail(before + 1)
  await page.goto(server.url + linkIn(question, 'confirm'))
  await expect(page.getByText('Address confirmed.')).toBeVisible()
  await page.goto(server.url + linkIn(question, 'never'))
  await expectAccessible(page, 'the question whether all e-mails shall stop')
  await page.getByRole('button', { name: 'Stop all e-mails for good' }).click()
  await expect(page.getByText('This server will not write to the address any more.')).toBeVisible()
  await page.getByRole('link', { name: 'Account' }).first().click()
  await expect(page.getByRole('region', { name: 'E-mail address' })).toContainText('Nothing is sent to this address')
  await page.goto(`${server.url}/settings`)
  await expect(page.getByRole('switch', { name: 'E-mails to bob@example.org' })).toBeDisabled()
})
