import { describe, expect, test } from 'vitest'

import { match } from './router.svelte.ts'

describe('an address', () => {
  test.each([
    ['/', 'pages/Home', {}],
    ['/new', 'pages/NewGame', {}],
    ['/new/', 'pages/NewGame', {}],
    ['/table/Ab_9-x', 'table/TablePage', { id: 'Ab_9-x' }],
    ['/table/Ab_9-x/replay', 'end/ReplayPage', { id: 'Ab_9-x' }],
    ['/rules', 'rules/RulesPage', {}],
    ['/rules/chess', 'rules/RulesPage', { game: 'chess' }],
    ['/rules/%D1%8F', 'rules/RulesPage', { game: 'я' }],
    ['/rules/%', 'rules/RulesPage', { game: '%' }],
    ['/docs/', 'pages/Docs', {}],
  ])('%s leads to %s', (path, page, params) => {
    const found = match(path)
    expect([found.route.page, found.params]).toEqual([page, params])
  })

  test.each(['/nowhere', '/table', '/table/x/y', '/new/x'])('%s leads nowhere', (path) => {
    expect(match(path).route.page).toBe('pages/NotFound')
  })
})
