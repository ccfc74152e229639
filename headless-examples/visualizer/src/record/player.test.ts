import type { Frame } from '@latchkit/core/devtools'
import { expect, test } from 'vitest'
import { logAt, positionAfter, positionOf, stepsOf } from './player.ts'

const frames: Frame[] = [
  {
    kind: 'actor',
    actor: '1',
    chart: 'send',
    name: 'send',
    parent: null,
    at: 1,
    from: null,
    active: [],
  },
  ...['one', 'two'].map(
    (value, at): Frame => ({
      kind: 'step',
      actor: '1',
      at,
      event: { type: 'go' },
      value,
      status: 'active',
      active: [`send.${value}`],
      taken: [],
      context: {},
    }),
  ),
  { kind: 'end', actor: '1', at: 4 },
]

test('stepsOf lists the steps of a recording, and logAt returns the state after a step', () => {
  expect(stepsOf({ frames }).map(({ index }) => index)).toEqual([1, 2])
  expect(logAt({ frames }, 1).actors.get('1')).toMatchObject({ value: 'one', over: false })
  expect(logAt({ frames }, 3).actors.get('1')).toMatchObject({ value: 'two', over: true })
})

test('positionOf returns the position of the last step up to a frame', () => {
  const steps = stepsOf({ frames })
  expect([0, 1, 2, 3].map((index) => positionOf(steps, index))).toEqual([0, 0, 1, 1])
})

test('positionAfter moves by one step or to the ends, and returns null for other keys', () => {
  expect(positionAfter('ArrowRight', 0, 3)).toBe(1)
  expect(positionAfter('ArrowRight', 2, 3)).toBe(2)
  expect(positionAfter('ArrowLeft', 0, 3)).toBe(0)
  expect([positionAfter('Home', 2, 3), positionAfter('End', 0, 3)]).toEqual([0, 2])
  expect([
    positionAfter('a', 1, 3),
    positionAfter('toString', 1, 3),
    positionAfter('End', 0, 0),
  ]).toEqual([null, null, null])
})
