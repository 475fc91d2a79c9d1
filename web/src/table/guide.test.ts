import { expect, it } from 'vitest'

import type { View } from '../api/types.ts'
import { limited, notation } from './guide.ts'

const take = { id: 7, kind: 'take', args: { die: 1, depot: 2, slot: 3 } }
const end = { id: 9, kind: 'end_turn', args: {} }
const view = { ply: 4, actions: [take, end] } as unknown as View

it('writes actions as scripts do', () => {
  expect(view.actions.map(notation)).toEqual(['take 1 2 3', 'end_turn'])
})

it('leaves one action of a position, or none', () => {
  expect(limited(view, 'end_turn')).toEqual({ ply: 4, actions: [end] })
  expect(limited(view, null).actions).toEqual([])
})
