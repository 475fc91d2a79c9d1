/**
 * How many taps and clicks a turn takes. The same player makes the same moves on a phone and on a laptop: a turn from each
 * of some positions, always the move that comes first in one order. Counted is every press from the first question of the
 * turn to its end: on places, cards, answers, buttons and tabs.
 */

import { expect, test, type Page } from './support/test.ts'
import { openPosition, sit, viewOf, type Position, type Seen } from './support/api.ts'
import { Player } from './support/player.ts'
import { placesOf as inBruges, toolsOf } from '../src/games/bruges/places.ts'
import { placesOf as inBurgundy } from '../src/games/burgundy/places.ts'
import { placesOf as inDice } from '../src/games/dice/places.ts'

interface Action {
  id: number
  kind: string
  cost?: object
}
interface View extends Seen {
  actions: Action[]
}
interface Played {
  /** What was done, by its kind. */
  moves: string[]
  presses: number
}

/** What is done first; then whatever else is asked, and the end of the turn last. */
const FIRST = ['place', 'take', 'house', 'canal', 'draw', 'build', 'sell', 'money', 'workers']
const LAST = ['activate', 'buy', 'buy_workers', 'seal', 'end_turn', 'decline', 'pass']

const rank = ({ kind, cost }: Action): number => {
  const first = FIRST.indexOf(kind)
  const last = LAST.indexOf(kind)
  return (last < 0 ? (first < 0 ? FIRST.length : first) : 100 + last) + (cost ? 50 : 0)
}
const choice = ({ actions }: View): Action => [...actions].sort((a, b) => rank(a) - rank(b) || a.id - b.id)[0]!

class Finger extends Player {
  presses = 0
  readonly #taps: boolean

  constructor(page: Page, taps: boolean) {
    super(page)
    this.#taps = taps
  }

  /** Press one of some things, on whichever tab it lies. */
  async reach(selectors: string[]): Promise<void> {
    const found = this.page.locator(selectors.join()).first()
    await this.#calm()
    if (!(await found.isVisible())) {
      this.presses += 1
      for (const tab of await this.page.getByRole('tab').all()) {
        await tab.tap()
        await this.#calm()
        if (await found.isVisible()) break
      }
    }
    this.presses += 1
    await (this.#taps ? found.tap() : found.click())
  }

  /** Do something, and answer what is asked back. */
  async does(action: Action, places: string[], tools: string[]): Promise<void> {
    const before = await this.ply()
    if (tools.length) await this.reach(tools.map((tool) => `[data-place="${tool}"]`))
    const itself = `[data-action="${action.id}"]`
    await this.reach([itself, ...places.map((place) => `[data-place="${place}"][data-action]`)])
    const asked = `[role="dialog"] ${itself}, .answers [data-anyway]`
    const answer = this.page.locator(asked).first()
    const moved = this.page.locator(`[data-ply]:not([data-ply="${before}"]):not([aria-busy="true"])`)
    await expect(answer.or(moved).or(this.over).first()).toBeVisible()
    if (await answer.isVisible()) await this.reach([asked])
    await expect(moved.or(this.over).first()).toBeVisible()
  }

  async #calm(): Promise<void> {
    await expect(this.page.locator('[aria-busy="true"]')).toHaveCount(0)
  }
}

/**
 * Positions where a turn of the first seat begins, and what a turn may take on average: as much as was measured. Turns of
 * Burgundy have four moves here, those of Bruges five: one plays a Mathematician, who draws four cards and discards four.
 */
const GAMES = {
  burgundy: {
    turns: ['start', 'workers', 'two-middle', 'middle', 'set-die', 'modules', 'border-posts', 'team'],
    ...{ taps: 4.5, clicks: 4.25 },
  },
  bruges: { turns: ['bruges-turn', 'bruges-three', 'bruges-four'], taps: 6.7, clicks: 6.7 },
  dice: { turns: ['dice-two', 'dice-middle', 'dice-four', 'dice-five'], taps: 3, clicks: 3 },
} satisfies Record<string, { turns: Position[]; taps: number; clicks: number }>

type Game = keyof typeof GAMES

function spots(game: Game, action: Action): [places: string[], tools: string[]] {
  if (game === 'burgundy') return [inBurgundy(action as Parameters<typeof inBurgundy>[0]), []]
  if (game === 'dice') return [inDice(action as Parameters<typeof inDice>[0]), []]
  const play = action as Parameters<typeof inBruges>[0]
  return [inBruges(play), play.targets.card && play.kind !== 'discard' ? toolsOf(play) : []]
}

/** Play one turn of each position. */
async function play(page: Page, game: Game, taps: boolean): Promise<Played> {
  const me = new Finger(page, taps)
  const moves: string[] = []
  for (const position of GAMES[game].turns) {
    const opened = await openPosition(page.request, position)
    await sit(page, opened, 0)
    let done = ''
    for (;;) {
      const view = await viewOf<View>(page.request, opened, opened.seats[0]!.token)
      if (done === 'end_turn' || !view.deciders.includes(0)) break
      await expect(me.table).toHaveAttribute('data-ply', String(view.ply))
      const action = choice(view)
      await me.does(action, ...spots(game, action))
      moves.push((done = action.kind))
    }
  }
  return { moves, presses: me.presses }
}

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }
const LAPTOP = { viewport: { width: 1366, height: 768 } }

for (const game of Object.keys(GAMES) as Game[]) {
  test(`taps and clicks a turn: ${game}`, async ({ people }) => {
    const { taps, clicks } = GAMES[game]
    const turns = GAMES[game].turns.length
    const byThumb = await play(await people.come(PHONE), game, true)
    const byMouse = await play(await people.come(LAPTOP), game, false)
    expect(byThumb.moves, 'the same game on both').toEqual(byMouse.moves)
    const [tapped, clicked] = [byThumb.presses / turns, byMouse.presses / turns]
    const told = `${game}: ${tapped.toFixed(2)} taps, ${clicked.toFixed(2)} clicks for ${(byMouse.moves.length / turns).toFixed(2)} moves`
    console.log(`${told} a turn`)
    expect(tapped, told).toBeLessThanOrEqual(taps)
    expect(clicked, told).toBeLessThanOrEqual(clicks)
  })
}
