/** Two people talk at a table, in two languages; markup stays text, and a mute is a mute. */

import { openTable, sit } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const MARKUP = '<img src=x onerror="document.title=1"> <b>bold</b> & {{x}}'

test('what one writes the other reads, as text and in their own language', async ({ page, people, request }) => {
  const opened = await openTable(request, [
    { kind: 'here', name: 'Anna' },
    { kind: 'here', name: '<i>Bob</i>' },
  ])
  const bob = await people.come({
    settings: { language: 'ru' },
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await sit(page, opened, 0)
  await sit(bob, opened, 1)

  await page.getByRole('button', { name: 'Chat' }).click()
  const panel = page.getByRole('region', { name: 'Chat' })
  const [talk, log, boards] = await Promise.all(
    [panel, page.locator('#log'), page.locator('.panel.mine')].map(async (part) => (await part.boundingBox())!),
  )
  expect(log!.height, 'the log above the chat').toBeGreaterThan(100)
  expect(log!.y + log!.height).toBeLessThanOrEqual(talk!.y + 1)
  expect(boards!.x + boards!.width, 'the chat beside the estate').toBeLessThanOrEqual(talk!.x)
  await panel.getByRole('button', { name: 'Good luck!' }).click()
  await expect(panel.getByText('Good luck!')).toHaveCount(2)
  await panel.getByRole('textbox', { name: 'Message' }).fill(MARKUP)
  await panel.getByRole('textbox', { name: 'Message' }).press('Enter')
  await expect(panel.getByText(MARKUP)).toBeVisible()
  await expectAccessible(page, 'the chat')

  await bob.getByRole('button', { name: 'Чат: 2 новых сообщения' }).click()
  const sheet = bob.getByRole('dialog', { name: 'Чат' })
  await expect(sheet.getByRole('group', { name: 'Сообщения' })).toContainText('Удачи!')
  await expect(sheet.getByText(MARKUP)).toBeVisible()
  await expect(sheet.locator('img, b b')).toHaveCount(0)
  await expectAccessible(bob, 'the chat on a phone')
  await sheet.getByRole('button', { name: 'Спасибо!' }).click()
  await expect(panel.getByText('Thank you!')).toHaveCount(2)
  await expect(panel.getByText('<i>Bob</i>')).toBeVisible()

  await panel.getByRole('button', { name: 'Mute <i>Bob</i>' }).click()
  await expect(panel.getByText('Thank you!')).toHaveCount(1) // only on its button
  await page.reload()
  await page.getByRole('button', { name: 'Chat' }).click()
  await panel.getByRole('button', { name: 'Show <i>Bob</i> again' }).click()
  await expect(panel.getByText('Thank you!')).toHaveCount(2)

  await sheet.getByRole('button', { name: 'Отключить чат' }).click()
  await expect(sheet.getByText('Чат отключён.')).toBeVisible()
  await expect(sheet.getByText(MARKUP)).toBeHidden()
})
