import type { ActorFrame, StepFrame } from '@latchkit/core/devtools'
import { expect, test } from 'vitest'
import { childrenOf, emptyStory, present, tell } from './story.ts'

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

test('an actor is where its last step led', () => {
  const { actors, steps, count } = tell(emptyStory, [
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

test('one that ran already is where it was, and its first step is compared with that', () => {
  const from = { value: 'one', status: 'active', context: { count: 7 } }
  const introduced = tell(emptyStory, [born('1', { from, active: ['send.one'] })])
  expect(introduced.actors.get('1')).toMatchObject({
    status: 'active',
    context: { count: 7 },
    last: null,
  })
  expect(tell(introduced, [step('1')]).steps[0]).toMatchObject({ index: 1, before: { count: 7 } })
})

test('a story that was told does not change when it goes on', () => {
  const first = tell(emptyStory, [born('1'), step('1')])
  tell(first, [step('1', { context: { count: 2 } })])
  expect(first.actors.get('1')?.context).toEqual({ count: 1 })
  expect(first.steps).toHaveLength(1)
})

test('charts that ended are kept, the last few; services are forgotten', () => {
  const frames = [
    born('1'),
    born('2', { chart: null, name: 'transfer', parent: '1' }),
    born('3'),
    born('4'),
  ]
  const story = tell(emptyStory, frames)
  expect(childrenOf(story, '1').map(({ name }) => name)).toEqual(['transfer'])
  const over = tell(
    story,
    ['2', '1', '3'].map((actor) => ({ kind: 'end', actor, at: 3 })),
    { steps: 10, ended: 1 },
  )
  expect([...over.actors.values()].map(({ id, over }) => [id, over])).toEqual([
    ['3', true],
    ['4', false],
  ])
})

test('only so many steps are kept, and each keeps its number', () => {
  const story = tell(emptyStory, [born('1'), step('1'), step('1'), step('1')], {
    steps: 2,
    ended: 2,
  })
  expect(story.steps.map(({ index }) => index)).toEqual([2, 3])
})

test('a child whose parent is not known stands with the kit', () => {
  expect(childrenOf(tell(emptyStory, [born('5', { parent: 'lost' })]), null)).toHaveLength(1)
})

test('what runs is introduced anew: where it is, and unborn as unborn', () => {
  const story = tell(emptyStory, [
    born('1'),
    step('1'),
    born('2'),
    born('3'),
    { kind: 'end', actor: '3', at: 3 },
  ])
  expect(present(story, 9)).toEqual([
    {
      ...born('1'),
      at: 9,
      from: { value: 'one', status: 'active', context: { count: 1 } },
      active: ['send', 'send.one'],
    },
    { ...born('2'), at: 9 },
  ])
})

test('a step of somebody who was never introduced is shown, and nobody is made up', () => {
  const { actors, steps } = tell(emptyStory, [step('9')])
  expect(actors.size).toBe(0)
  expect(steps[0]).toMatchObject({ chart: null, name: '9' })
})
