import { expect, test } from 'vitest'

import { letterOf, piecesOf, withSigns, type Counted } from './counted.ts'

const RUSSIAN: Record<Counted, string> = {
  guilders: 'гульден, гульдена, гульдену, гульденов',
  workers: 'работник, работника, работников',
  cards: 'карту, карты, карт',
  cells: 'клетку канала, клетки канала',
  markers: 'маркер угрозы, маркера угрозы',
}
const said = (text: string) => withSigns(text, (counted) => RUSSIAN[counted])
const [coin, meeple, card, cell, ring] = (['guilders', 'workers', 'cards', 'cells', 'markers'] as const).map(letterOf)

test.each([
  ['Возьмите 2 карты и 4 гульдена.', `Возьмите 2\u00a0${card} и 4\u00a0${coin}.`],
  [
    'Сбросьте 1 жёлтый маркер угрозы, возьмите 1 любого работника.',
    `Сбросьте 1\u00a0жёлтый\u00a0${ring}, возьмите 1\u00a0любого\u00a0${meeple}.`,
  ],
  ['Застройте 1 клетку канала без карты.', `Застройте 1\u00a0${cell} без карты.`],
])('%s', (text, signs) => {
  expect(said(text)).toBe(signs)
})

test('what is not counted stays in words', () => {
  const text = 'Если карта повёрнута, верните работника и 3 других своих карты.'
  expect(said(text)).toBe(text)
})

test('a word falls into letters and pictures', () => {
  const [word] = said('2 гульдена.').split(' ')
  expect(piecesOf(word!)).toEqual(['2\u00a0', { sign: 'guilders' }, '.'])
  expect(piecesOf('word')).toEqual(['word'])
})

test('the short form has signs for all of them', () => {
  const text = 'Примените эффект персонажа со значком работника и возьмите 2 карты.'
  const short = withSigns(text, (counted) => RUSSIAN[counted], true)
  expect(short).toBe(`Примените эффект персонажа со значком ${meeple} и возьмите 2\u00a0${card}.`)
})
