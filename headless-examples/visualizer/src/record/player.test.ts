import type { Frame } from '@latchkit/core/devtools'
import { expect, test } from 'vitest'
import { placeAfter, placeOf, stepsOf, storyAt } from './player.ts'

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

test('a step is found by its frame, and how things stood right after it', () => {
  expect(stepsOf({ frames }).map(({ index }) => index)).toEqual([1, 2])
  expect(storyAt({ frames }, 1).actors.get('1')).toMatchObject({ value: 'one', over: false })
  expect(storyAt({ frames }, 3).actors.get('1')).toMatchObject({ value: 'two', over: true })
})

test('a frame that is no step leads to the step before it', () => {
  const steps = stepsOf({ frames })
  expect([0, 1, 2, 3].map((index) => placeOf(steps, index))).toEqual([0, 0, 1, 1])
})

test('keys go one step, to the ends, and never beyond them', () => {
  expect(placeAfter('ArrowRight', 0, 3)).toBe(1)
  expect(placeAfter('ArrowRight', 2, 3)).toBe(2)
  expect(placeAfter('ArrowLeft', 0, 3)).toBe(0)
  expect([placeAfter('Home', 2, 3), placeAfter('End', 0, 3)]).toEqual([0, 2])
  expect([placeAfter('a', 1, 3), placeAfter('toString', 1, 3), placeAfter('End', 0, 0)]).toEqual([
    null,
    null,
    null,
  ])
})
