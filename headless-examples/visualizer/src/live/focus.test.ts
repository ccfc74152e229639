import type { Frame } from '@latchkit/core/devtools'
import { expect, test } from 'vitest'
import { eventName, focusOf, placeText, timeText, wayOf } from './focus.ts'
import { emptyStory, tell } from './story.ts'

const born = (actor: string, chart: string | null): Frame => ({
  kind: 'actor',
  actor,
  chart,
  name: actor,
  parent: null,
  at: 1,
  from: null,
  active: [],
})
const step = (actor: string): Frame => ({
  kind: 'step',
  actor,
  at: 1,
  event: { type: 'go' },
  value: {},
  status: 'active',
  active: [],
  taken: [],
  context: {},
})
const story = tell(emptyStory, [
  born('a', 'send'),
  born('b', 'send'),
  born('c', 'toast'),
  born('s', null),
  step('a'),
  step('c'),
  step('b'),
])
const look = (more: object) =>
  focusOf(story, { follow: false, chosen: null, drawn: 'send', ...more })?.id

test('following goes to the chart that stepped last', () => {
  expect(look({ follow: true, drawn: 'toast' })).toBe('b')
  expect(focusOf(emptyStory, { follow: true, chosen: null, drawn: 'send' })).toBe(null)
})

test('the chosen one is kept while its chart is drawn', () => {
  expect(look({ chosen: 'a' })).toBe('a')
  expect(look({ chosen: 'a', drawn: 'toast' })).toBe('c')
})

test('a chart of which nothing runs has nobody to show', () => {
  expect(look({ drawn: 'nfts' })).toBe(undefined)
})

test('where an actor is, is told by its innermost states', () => {
  expect(placeText(['send', 'send.submitting', 'send.submitting.waiting'], 'send')).toBe(
    'submitting.waiting',
  )
  expect(placeText(['m', 'm.a', 'm.b', 'm.a.one', 'm.b.two'], 'm')).toBe('a.one · b.two')
  expect(placeText(['toast'], 'toast')).toBe('toast')
})

test('time is told to the millisecond', () => {
  expect(timeText(new Date(2026, 1, 3, 4, 5, 6, 7).getTime())).toBe('04:05:06.007')
})

test('an event is told as the picture tells it', () => {
  const told = [
    'go',
    'xstate.done.actor.readBalance',
    'xstate.after.modalClose.modal.closing',
    'xstate.init',
  ].map((type) => eventName({ type }))
  expect(told).toEqual(['go', 'done: readBalance', 'after modalClose', 'begins'])
  expect([eventName({}), eventName(null), eventName({ type: 1 })]).toEqual([
    'nameless',
    'nameless',
    'nameless',
  ])
})

test('a transition is told by where it begins and where it leads', () => {
  expect(wayOf('m.closed --open[0]--> m.open.a, m.open.b', 'm')).toEqual({
    from: 'closed',
    to: 'open.a, open.b',
  })
  expect(wayOf('connect --pick[0]--> (stays)', 'connect')).toEqual({ from: 'connect', to: 'stays' })
  expect(wayOf('no key at all', 'm')).toEqual({ from: 'no key at all', to: '' })
})
