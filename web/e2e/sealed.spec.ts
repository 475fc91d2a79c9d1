/** The expert set-up with sealed choices: nobody learns another's choice before all have chosen. */

import { openTable, sit } from './support/api.ts'
import { Player } from './support/player.ts'
import { expect, test, type Page } from './support/test.ts'

const SEALED = { setup: 'expert', choice: 'sealed' }

interface Seen {
  players: { estate: string | null; sealed?: boolean; choice?: object; castle: number | null }[]
}

/** Every view that a page is sent, by socket or otherwise, with the raw text it came in. */
function listen(page: Page): { text: string; view: Seen }[] {
  const heard: { text: string; view: Seen }[] = []
  const hear = (text: string): void => {
    const message = JSON.parse(text) as { view?: Seen }
    if (message.view) heard.push({ text, view: message.view })
  }
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => hear(String(payload))))
  page.on('response', async (response) => {
    if (/\/(state|view)\b/.test(response.url())) hear(await response.text().catch(() => '{}'))
  })
  return heard
}

test('sealed choices stay sealed until the last one is made', async ({ page, people, request }) => {
  const { table, seats, invitations } = await openTable(
    request,
    [{ kind: 'here', name: 'Anna' }, { kind: 'link' }],
    SEALED,
  )
  const anna = new Player(page)
  await page.goto(`/table/${table.id}#seat=${seats[0]!.token}`)

  const bob = new Player(await people.come())
  const heard = listen(bob.page)
  await bob.page.goto(`/table/${table.id}#invite=${invitations[0]!.invite}&at=1`)
  await bob.page.getByLabel('Your name').fill('Bob')
  await bob.page.getByRole('button', { name: 'Join' }).click()
  await bob.toMove()
  const spectator = new Player(await people.come())
  const overheard = listen(spectator.page)
  await spectator.page.goto(`/table/${table.id}`)

  await test.step('Anna chooses, and sees what she chose', async () => {
    await anna.toMove()
    const place = (await anna.places()).at(-1)!
    await anna.step(place)
    await expect(page.getByText(/chosen|your choice/i).first()).toBeVisible()
  })

  await test.step('the others only learn that she has chosen', async () => {
    for (const [other, received] of [
      [bob, heard],
      [spectator, overheard],
    ] as const) {
      await expect(other.table).toHaveAttribute('data-ply', '1')
      expect(received.at(-1)!.view.players[0]).toMatchObject({ sealed: true, estate: null, castle: null })
      for (const { view } of received) expect(view.players[0]).not.toHaveProperty('choice')
    }
  })

  await test.step('she may change her mind until then', async () => {
    await anna.undo.click()
    await anna.toMove()
    await anna.step((await anna.places())[0])
  })

  await test.step('Bob chooses, and everything is opened', async () => {
    await bob.step()
    await expect.poll(() => heard.at(-1)!.view.players.map(({ castle }) => castle !== null)).toEqual([true, true])
    await expect.poll(() => overheard.at(-1)!.view.players.map(({ estate }) => estate !== null)).toEqual([true, true])
  })
})

test('two people at one screen choose behind a curtain', async ({ page, request }) => {
  await sit(
    page,
    await openTable(
      request,
      [
        { kind: 'here', name: 'Anna' },
        { kind: 'here', name: 'Bob' },
      ],
      SEALED,
    ),
  )
  const both = new Player(page)

  for (const name of ['Anna', 'Bob']) {
    await expect(page.getByRole('heading', { name: `${name}, it’s your turn to choose` })).toBeVisible()
    await expect(both.targets).toHaveCount(0)
    await page.getByRole('button', { name: `I am ${name}` }).click()
    await both.toMove()
    await both.step()
  }
  await expect(page.getByText('Phase A').first()).toBeVisible()
})
