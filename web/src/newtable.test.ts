import { expect, test, vi } from 'vitest'

import { bannersFrom } from './banners.ts'
import { exchangeBanner, seatRequest, type SeatPlan } from './newtable.ts'

vi.mock('./settings.svelte.ts', () => ({ settings: {} }))

const plan = (banner: SeatPlan['banner'], sitter: SeatPlan['sitter'] = 'bot'): SeatPlan => ({
  sitter,
  name: 'Ada',
  level: 'page',
  banner,
})

test('the wished banner comes first, and each comes once', () => {
  expect(bannersFrom('sable')).toEqual(['sable', 'gules', 'argent', 'purpure', 'vert'])
  expect(bannersFrom('')[0]).toBe('gules')
})

test('a banner that another seat has is exchanged', () => {
  const plans = [plan('gules'), plan('argent'), plan('sable')]
  exchangeBanner(plans, plans[0]!, 'sable')
  expect(plans.map(({ banner }) => banner)).toEqual(['sable', 'argent', 'gules'])
  exchangeBanner(plans, plans[0]!, 'vert')
  expect(plans.map(({ banner }) => banner)).toEqual(['vert', 'argent', 'gules'])
})

test('a seat by link has no name, and every seat the banner that was seen', () => {
  expect(seatRequest(plan('vert', 'link'))).toEqual({ kind: 'link', name: null, level: null, banner: 'vert' })
  expect(seatRequest(plan('sable', 'me'))).toEqual({ kind: 'here', name: 'Ada', level: null, banner: 'sable' })
})
