import { describe, expect, it } from 'vitest'

import type { ActionView } from '../api/types.ts'
import type { Acts, Card } from '../games/contract.ts'
import { answersOf } from './answers.ts'

const action = (id: number, tools: string[] = []) => ({ id, kind: 'place', args: {}, tools }) as unknown as ActionView
const acts = { begins: (one: ActionView) => (one as unknown as { tools: string[] }).tools } as Acts
const card = ({ id }: ActionView): Card => ({ title: `action ${id}`, points: 0, parts: [] })

describe('answers', () => {
  it('are an action each', () => {
    const answers = answersOf([action(1), action(2)], acts, card)
    expect(answers.map(({ card }) => card.title)).toEqual(['action 1', 'action 2'])
    expect(answers.map(({ tool }) => tool)).toEqual([undefined, undefined])
  })

  it('that begin with the same thing are one, which takes it up', () => {
    const answers = answersOf(
      [action(1, ['storage-1']), action(2, ['storage-2']), action(3, ['storage-1'])],
      acts,
      card,
    )
    expect(answers.map(({ tool, actions }) => [tool, actions.map(({ id }) => id)])).toEqual([
      ['storage-1', [1, 3]],
      ['storage-2', [2]],
    ])
  })

  it('equal things are one answer', () => {
    const tools = ['storage-1', 'storage-3']
    expect(answersOf([action(1, tools), action(2, tools)], acts, card)).toHaveLength(1)
  })
})
