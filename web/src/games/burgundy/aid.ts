/** The game at a glance: what can be done, what regions bring, what every tile does, and which tiles are face down. */

import type { AidSection, GameAid } from '../contract.ts'
import AidSign from './AidSign.svelte'
import type { Board, Shapes } from './shapes.ts'
import { words } from './speech.ts'
import TilesLeft from './TilesLeft.svelte'
import { shieldTip } from './tips.ts'
import { capital } from './words.ts'

const HELD = ['dice', 'workers', 'silver', 'goods', 'storage', 'order']

/** Numbers with what each brings: “1: 1 · 2: 3 · 3: 6”. */
const listed = (points: Record<string, number>): string =>
  Object.entries(points)
    .map(([name, vp]) => `${name}: ${vp}`)
    .join(' · ')

/** The tiles of a colour; animals do the same whatever they are, so one stands for all of a number. */
function tilesOf(board: Board, colour: string): string[] {
  const found = Object.entries(board.tiles).filter(([, tile]) => tile.colour === colour)
  const first = found.find(([, { species, number }]) => species && number! > 2)
  const plain = found.filter(([name, { species }]) => !species || species === 'geese' || name === first?.[0])
  return plain.map(([name]) => name)
}

function sections(board: Board): AidSection[] {
  const counter = (name: string) => ({
    sign: name,
    title: words.text(`counter-${name}`),
    text: words.text(board.players === 1 && name !== 'dice' ? `counter-${name}.solo` : `counter-${name}.help`),
  })
  const tile = (name: string) => ({ sign: name, title: words.tile(name), text: words.effect(board, name) })
  const { large: first = 0, small: second = 0 } = board.bonus
  const regions = [
    {
      title: words.text('aid-sizes'),
      text: listed(Object.fromEntries(board.sizes.map((vp, index) => [index + 1, vp]))),
    },
    { title: words.text('aid-phases'), text: listed(board.phases) },
    ...(board.players > 1
      ? [{ title: words.text('aid-bonus'), text: words.text('aid-bonus.help', { first, second }) }]
      : []),
  ]
  const shields = Object.keys(board.shields ?? {}).map((name) => {
    const { title, text } = shieldTip(board, name)
    return { sign: name, title, text: [text ?? []].flat().join(' ') }
  })
  return [
    {
      title: words.text('table-hand'),
      entries: HELD.filter((name) => board.players > 1 || name !== 'order').map(counter),
    },
    { title: capital(words.text('category-regions')), entries: regions },
    ...[...board.colours, 'inn'].map((colour) => ({
      title: capital(words.text(colour === 'inn' ? 'counter-inns' : `colour-${colour}`)),
      entries: tilesOf(board, colour).map(tile),
    })),
    { title: words.text('counter-shields'), entries: shields },
  ].filter(({ entries }) => entries.length)
}

export const aid: GameAid<Shapes> = { sections, Sign: AidSign, Left: TilesLeft }
