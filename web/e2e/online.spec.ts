/** Three people in three browsers, who sit down by link, and a fourth who only watches. */

import { heldBy, isRound, playSeats, playUnseen, viewOf } from './support/api.ts'
import { Player } from './support/player.ts'
import { expect, test } from './support/test.ts'

// They end their turns without being asked twice.
const settings = { confirmEnd: false }
test.use({ settings })

test('a game of three by link, with a spectator', async ({ page, people, request, watch }) => {
  const anna = new Player(page)
  const links: string[] = []

  await test.step('Anna opens the table', async () => {
    await page.goto('/new')
    await page.getByRole('radio', { name: '3', exact: true }).check({ force: true })
    await page.getByLabel('Name at seat 1').fill('Anna')
    for (const seat of [2, 3]) await page.getByLabel(`Who plays seat ${seat}`).selectOption({ label: 'by link' })
    await page.getByRole('button', { name: 'Start the game' }).click()
    await expect(anna.prompt).toHaveText('Waiting for the others')
    for (const field of await page.getByLabel(/^Link for seat/).all()) links.push(await field.inputValue())
    expect(links).toHaveLength(2)
  })

  const players = [anna]
  await test.step('Bob and Clara sit down', async () => {
    for (const [name, link] of [
      ['Bob', links[0]!],
      ['Clara', links[1]!],
    ] as const) {
      const guest = await people.come({ settings })
      await guest.goto(link)
      await expect(guest.getByRole('heading', { level: 1 })).toHaveText('You are invited')
      await guest.getByLabel('Your name').fill(name)
      await guest.getByRole('button', { name: 'Join' }).click()
      players.push(new Player(guest))
    }
    for (const player of players) await expect(player.table).toBeVisible()
  })

  await test.step('a link serves only once', async () => {
    watch.expect(/status of (403|409)/)
    const late = await people.come()
    await late.goto(links[0]!)
    await late.getByLabel('Your name').fill('Mallory')
    await late.getByRole('button', { name: 'Join' }).click()
    await expect(late.getByText(/already|taken|used/)).toBeVisible()
  })

  const spectator = new Player(await people.come())
  await spectator.page.goto(new URL(page.url()).pathname)
  await expect(spectator.page.getByText('You are watching')).toBeVisible()

  await test.step('a round, in which only one may act at a time', async () => {
    for (let turn = 0; turn < 3; turn++) {
      const mover = (await whoseTurn(players))!
      await expectOnlyOneActs(players, spectator, mover)
      await mover.turn()
    }
  })

  await test.step('the pages follow what is played elsewhere', async () => {
    const table = await heldBy(players.map((player) => player.page))
    const everybody = [...players, spectator]
    const pages = everybody.map(({ page }) => page)
    await playUnseen(request, table, pages, isRound('E', 4))
    for (const one of everybody) await expect(one.table).toBeVisible()
    await playSeats(request, table, isRound('E', 5))
    const { ply } = await viewOf(request, table, table.seats[0]!.token)
    for (const one of everybody) await expect(one.table).toHaveAttribute('data-ply', String(ply))
  })

  await test.step('the last round, to the end', async () => {
    for (let mover = await whoseTurn(players); mover; mover = await whoseTurn(players)) await mover.turn()
  })

  await test.step('everybody sees the same result', async () => {
    for (const player of [...players, spectator]) await player.result()
    const told = await spectator.page.getByRole('table', { name: 'Final scores' }).innerText()
    expect(told).toMatch(/Anna[^]*Total/)
    for (const player of players.slice(1)) {
      const totals = player.page.getByRole('table', { name: 'Final scores' }).getByRole('row').last()
      const theirs = spectator.page.getByRole('table', { name: 'Final scores' }).getByRole('row').last()
      expect((await totals.innerText()).match(/\d+/g)).toEqual((await theirs.innerText()).match(/\d+/g))
    }
  })
})

/** The one with something to do; nobody once the game is over. */
async function whoseTurn(players: Player[]): Promise<Player | undefined> {
  let deciding: Player[] = []
  await expect
    .poll(async () => {
      const able = await Promise.all(players.map(({ targets }) => targets.count()))
      deciding = players.filter((_, seat) => able[seat])
      return deciding.length === 1 || players[0]!.over.isVisible()
    })
    .toBe(true)
  return deciding[0]
}

async function expectOnlyOneActs(players: Player[], spectator: Player, mover: Player): Promise<void> {
  const ply = String(await mover.ply())
  for (const other of [...players, spectator]) {
    if (other === mover) continue
    await expect(other.table).toHaveAttribute('data-ply', ply)
    await expect(other.targets).toHaveCount(0)
    await expect(other.prompt).not.toHaveText(/^Your turn/)
  }
  await expect(spectator.undo).toHaveCount(0)
}
