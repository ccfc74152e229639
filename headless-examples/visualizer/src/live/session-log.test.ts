import type { ActorFrame, StepFrame } from '@latchkit/core/devtools'
import { expect, test } from 'vitest'
import { actorFramesAt, appendFrames, childrenOf, emptyLog } from './session-log.ts'

const actorFrame = (actor: string, more: Partial<ActorFrame> = {}): ActorFrame => ({
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

test('appendFrames sets an actor to the state of its last step', () => {
  const { actors, steps, count } = appendFrames(emptyLog, [
    actorFrame('1'),
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

test('appendFrames keeps the time since which an actor is in its states', () => {
  const log = appendFrames(emptyLog, [
    actorFrame('1'),
    step('1', { at: 5 }),
    step('1', { at: 9, context: { count: 2 } }),
  ])
  expect(log.actors.get('1')?.stateSince).toBe(5)
  const moved = appendFrames(log, [step('1', { at: 12, active: ['send.two'] })])
  expect(moved.actors.get('1')?.stateSince).toBe(12)
})

test('appendFrames uses the state in the actor frame of an actor that already ran', () => {
  const from = { value: 'one', status: 'active', context: { count: 7 } }
  const introduced = appendFrames(emptyLog, [actorFrame('1', { from, active: ['send.one'] })])
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

test('appendFrames does not change the given log', () => {
  const first = appendFrames(emptyLog, [actorFrame('1'), step('1')])
  appendFrames(first, [step('1', { context: { count: 2 } })])
  expect(first.actors.get('1')?.context).toEqual({ count: 1 })
  expect(first.steps).toHaveLength(1)
})

test('appendFrames keeps the last ended machines and drops other ended actors', () => {
  const frames = [
    actorFrame('1'),
    actorFrame('2', { chart: null, name: 'transfer', parent: '1' }),
    actorFrame('3'),
    actorFrame('4'),
  ]
  const log = appendFrames(emptyLog, frames)
  expect(childrenOf(log, '1').map(({ name }) => name)).toEqual(['transfer'])
  const over = appendFrames(
    log,
    ['2', '1', '3'].map((actor) => ({ kind: 'end', actor, at: 3 })),
    { steps: 10, ended: 1 },
  )
  expect([...over.actors.values()].map(({ id, over }) => [id, over])).toEqual([
    ['3', true],
    ['4', false],
  ])
})

test('appendFrames keeps a limited number of steps with their indices', () => {
  const log = appendFrames(emptyLog, [actorFrame('1'), step('1'), step('1'), step('1')], {
    steps: 2,
    ended: 2,
  })
  expect(log.steps.map(({ index }) => index)).toEqual([2, 3])
})

test('childrenOf lists an actor with an unknown parent at the top level', () => {
  expect(
    childrenOf(appendFrames(emptyLog, [actorFrame('5', { parent: 'lost' })]), null),
  ).toHaveLength(1)
})

test('actorFramesAt returns the state of each running actor, also before its first step', () => {
  const log = appendFrames(emptyLog, [
    actorFrame('1'),
    step('1'),
    actorFrame('2'),
    actorFrame('3'),
    { kind: 'end', actor: '3', at: 3 },
  ])
  expect(actorFramesAt(log, 9)).toEqual([
    {
      ...actorFrame('1'),
      at: 9,
      from: { value: 'one', status: 'active', context: { count: 1 } },
      active: ['send', 'send.one'],
    },
    { ...actorFrame('2'), at: 9 },
  ])
})

test('appendFrames adds a step of an unknown actor without adding an actor', () => {
  const { actors, steps } = appendFrames(emptyLog, [step('9')])
  expect(actors.size).toBe(0)
  expect(steps[0]).toMatchObject({ chart: null, name: '9' })
})
