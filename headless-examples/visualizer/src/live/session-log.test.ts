import type { ActorFrame, StepFrame } from '@latchkit/core/devtools'
import { expect, test } from 'vitest'
import { appendFrames, childrenOf, emptyLog, introductions } from './session-log.ts'

const born = (actor: string, more: Partial<ActorFrame> = {}): ActorFrame => ({
  kind: 'actor',
  actor,
  chart: 'send',
  name: 'send',
  parent: null,
  at: 1,
  from: null,
  active: [],
  ...more,
})
const step = (actor: string, more: Partial<StepFrame> = {}): StepFrame => ({
  kind: 'step',
  actor,
  at: 2,
  event: { type: 'go' },
  value: 'one',
  status: 'active',
  active: ['send', 'send.one'],
  taken: [],
  context: { count: 1 },
  ...more,
})

test('an actor has the state of its last step', () => {
  const { actors, steps, count } = appendFrames(emptyLog, [
    born('1'),
    step('1'),
    step('1', { context: { count: 2 }, active: ['send.two'] }),
  ])
  expect(actors.get('1')).toMatchObject({
    status: 'active',
    over: false,
    active: ['send.two'],
    context: { count: 2 },
  })
  expect(steps.map(({ index, before }) => [index, before])).toEqual([
    [1, null],
    [2, { count: 1 }],
  ])
  expect(count).toBe(3)
})

test('an actor that ran before has its introduced state, and its first step is compared with it', () => {
  const from = { value: 'one', status: 'active', context: { count: 7 } }
  const introduced = appendFrames(emptyLog, [born('1', { from, active: ['send.one'] })])
  expect(introduced.actors.get('1')).toMatchObject({
    status: 'active',
    context: { count: 7 },
    last: null,
  })
  expect(appendFrames(introduced, [step('1')]).steps[0]).toMatchObject({
    index: 1,
    before: { count: 7 },
  })
})

test('extending a log does not change the former one', () => {
  const first = appendFrames(emptyLog, [born('1'), step('1')])
  appendFrames(first, [step('1', { context: { count: 2 } })])
  expect(first.actors.get('1')?.context).toEqual({ count: 1 })
  expect(first.steps).toHaveLength(1)
})

test('the last ended machines are kept, ended promise actors are dropped', () => {
  const frames = [
    born('1'),
    born('2', { chart: null, name: 'transfer', parent: '1' }),
    born('3'),
    born('4'),
  ]
  const story = appendFrames(emptyLog, frames)
  expect(childrenOf(story, '1').map(({ name }) => name)).toEqual(['transfer'])
  const over = appendFrames(
    story,
    ['2', '1', '3'].map((actor) => ({ kind: 'end', actor, at: 3 })),
    { steps: 10, ended: 1 },
  )
  expect([...over.actors.values()].map(({ id, over }) => [id, over])).toEqual([
    ['3', true],
    ['4', false],
  ])
})

test('the log keeps a limited number of steps with their indices', () => {
  const story = appendFrames(emptyLog, [born('1'), step('1'), step('1'), step('1')], {
    steps: 2,
    ended: 2,
  })
  expect(story.steps.map(({ index }) => index)).toEqual([2, 3])
})

test('a child with an unknown parent is listed at the top level', () => {
  expect(childrenOf(appendFrames(emptyLog, [born('5', { parent: 'lost' })]), null)).toHaveLength(1)
})

test("introductions contain each running actor's state, also before its first step", () => {
  const story = appendFrames(emptyLog, [
    born('1'),
    step('1'),
    born('2'),
    born('3'),
    { kind: 'end', actor: '3', at: 3 },
  ])
  expect(introductions(story, 9)).toEqual([
    {
      ...born('1'),
      at: 9,
      from: { value: 'one', status: 'active', context: { count: 1 } },
      active: ['send', 'send.one'],
    },
    { ...born('2'), at: 9 },
  ])
})

test('a step of an unknown actor is shown without adding an actor', () => {
  const { actors, steps } = appendFrames(emptyLog, [step('9')])
  expect(actors.size).toBe(0)
  expect(steps[0]).toMatchObject({ chart: null, name: '9' })
})
