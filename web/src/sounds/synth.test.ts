import { beforeEach, describe, expect, test, vi } from 'vitest'

import { Synth, type Sound } from './synth.ts'

const param = () => ({ setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() })

/** An audio context that remembers what was played. */
class FakeContext {
  state: AudioContextState = 'running'
  currentTime = 10
  destination = {}
  started: number[] = []
  loudest = 0

  createOscillator() {
    return {
      type: '',
      frequency: param(),
      connect: (next: object) => next,
      start: (at: number) => this.started.push(at),
      stop: vi.fn(),
    }
  }
  createGain() {
    const gain = param()
    gain.exponentialRampToValueAtTime.mockImplementation((value: number) => {
      this.loudest = Math.max(this.loudest, value)
    })
    return { gain, connect: (next: object) => next }
  }
  resume = vi.fn(() => {
    this.state = 'running'
    return Promise.resolve()
  })
}

let made: FakeContext[]
let volume: number
let synth: Synth

beforeEach(() => {
  made = []
  volume = 0.6
  synth = new Synth(
    () => {
      made.push(new FakeContext())
      return made[0] as unknown as AudioContext
    },
    () => volume,
  )
})

describe('before the person has done anything', () => {
  test('nothing plays, and there is not even a context', () => {
    synth.play('turn')
    expect(made).toEqual([])
  })
  test('a context that the browser keeps asleep plays nothing, and is woken by the next gesture', () => {
    synth.unlock()
    made[0]!.state = 'suspended'
    synth.play('turn')
    expect(made[0]!.started).toEqual([])
    synth.unlock()
    expect(made[0]!.resume).toHaveBeenCalledOnce()
    synth.play('turn')
    expect(made[0]!.started.length).toBeGreaterThan(0)
  })
})

test('where sounds are off, a gesture makes no context', () => {
  volume = 0
  synth.unlock()
  synth.play('end')
  expect(made).toEqual([])
})

test('switched off later, it falls silent at once', () => {
  synth.unlock()
  volume = 0
  synth.play('end')
  expect(made[0]!.started).toEqual([])
})

test.each<Sound>(['turn', 'die', 'place', 'points', 'chat', 'end'])('%s is a few notes from now on', (name) => {
  synth.unlock()
  synth.play(name)
  const { started, currentTime } = made[0]!
  expect(started.length).toBeGreaterThan(0)
  expect(Math.min(...started)).toBe(currentTime)
})

test('it is as loud as was wished', () => {
  const peaks = [0.2, 1].map((wished) => {
    volume = wished
    made = []
    const one = new Synth(
      () => (made.push(new FakeContext()), made[0] as unknown as AudioContext),
      () => volume,
    )
    one.unlock()
    one.play('turn')
    return made[0]!.loudest
  })
  expect(peaks[0]).toBeLessThan(peaks[1]!)
  expect(peaks[1]).toBeLessThan(0.5)
})

test('sounds of the same moment are one', () => {
  synth.unlock()
  synth.play('place')
  const before = made[0]!.started.length
  synth.play('points')
  expect(made[0]!.started).toHaveLength(before)
  made[0]!.currentTime += 1
  synth.play('points')
  expect(made[0]!.started.length).toBeGreaterThan(before)
})

test('a browser that cannot make sounds is no error', () => {
  const deaf = new Synth(
    () => {
      throw new Error('no audio')
    },
    () => 1,
  )
  deaf.unlock()
  expect(() => deaf.play('turn')).not.toThrow()
})
