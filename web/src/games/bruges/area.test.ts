import { expect, test } from 'vitest'

import { cardRow } from '../../table/cardrow.ts'
import { lowArea, townArea } from './area.ts'

test('at 1366 × 768 houses, cells and cards are as large as drawn', () => {
  const { house, canal, card } = townArea({ width: 824, height: 630 }, 6)
  expect(house.width).toBeGreaterThanOrEqual(120)
  expect(house.height).toBeGreaterThanOrEqual(150)
  expect(canal.height).toBe(50)
  expect(card.most).toBeGreaterThanOrEqual(150)
  expect(card.height).toBeGreaterThanOrEqual(230)
})

test('more houses are narrower, down to what can be read', () => {
  const wide = townArea({ width: 824, height: 630 }, 5).house.width
  const many = townArea({ width: 824, height: 630 }, 8).house.width
  expect(many).toBeLessThan(wide)
  expect(townArea({ width: 824, height: 630 }, 20).house.width).toBe(112)
})

test('street, canal, cards and the uses of a card between them fit the panel', () => {
  for (const panel of [
    { width: 824, height: 630 },
    { width: 744, height: 588 },
    { width: 1200, height: 930 },
    { width: 640, height: 560 },
    { width: 1765, height: 1255 },
  ]) {
    const { house, canal, card, shelf } = townArea(panel, 6)
    expect(shelf).toBeGreaterThanOrEqual(92)
    expect(panel.height - house.height - canal.height - card.height - shelf).toBeGreaterThanOrEqual(70)
  }
})

test('on a large screen houses and cards grow', () => {
  const { house, card } = townArea({ width: 1280, height: 920 }, 6)
  expect(house.width).toBeGreaterThan(170)
  expect(card.most).toBeGreaterThan(190)
})

test('at 2560 × 1440 the middle is no wider than the uses of a card need', () => {
  const { house, canal, card } = townArea({ width: 1765, height: 1255 }, 6)
  expect(1255 - house.height - canal.height - card.height).toBeLessThan(400)
  expect(house.width).toBeGreaterThan(250)
})

test('on a phone held sideways five cards stand side by side, as high as the window leaves', () => {
  const { width, card, house } = lowArea({ width: 820 }, 6)
  expect(cardRow(5, width, card)).toEqual({ card: 148, scrolls: false })
  expect(card.height).toBe(250)
  expect(house.height).toBeLessThan(150)
})
