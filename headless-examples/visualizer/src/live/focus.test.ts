import type { Frame } from '@latchkit/core/devtools'
import { expect, test } from 'vitest'
import { clockTime, edgeText, eventText, focusOf, stateText } from './focus.ts'
import { appendFrames, emptyLog } from './session-log.ts'

const actorFrame = (actor: string, chart: string | null): Frame => ({
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
const log = appendFrames(emptyLog, [
  actorFrame('a', 'send'),
  actorFrame('b', 'send'),
  actorFrame('c', 'toast'),
  actorFrame('s', null),
  step('a'),
  step('c'),
  step('b'),
])
const focusedId = (more: object) =>
  focusOf(log, { follow: false, chosen: null, drawn: 'send', ...more })?.id

test('focusOf follows the machine that stepped last', () => {
  expect(focusedId({ follow: true, drawn: 'toast' })).toBe('b')
  expect(focusOf(emptyLog, { follow: true, chosen: null, drawn: 'send' })).toBe(null)
})

test('focusOf keeps the chosen actor while its machine is shown', () => {
  expect(focusedId({ chosen: 'a' })).toBe('a')
  expect(focusedId({ chosen: 'a', drawn: 'toast' })).toBe('c')
})

test('focusOf returns null for a machine without a running actor', () => {
  expect(focusedId({ drawn: 'nfts' })).toBe(undefined)
})

test('stateText names the innermost active states', () => {
  expect(stateText(['send', 'send.submitting', 'send.submitting.waiting'], 'send')).toBe(
    'submitting.waiting',
  )
  expect(stateText(['m', 'm.a', 'm.b', 'm.a.one', 'm.b.two'], 'm')).toBe('a.one · b.two')
  expect(stateText(['toast'], 'toast')).toBe('toast')
})

test('clockTime shows milliseconds', () => {
  expect(clockTime(new Date(2026, 1, 3, 4, 5, 6, 7).getTime())).toBe('04:05:06.007')
})

test('eventText describes an event as the diagram does', () => {
  const texts = [
    'go',
    'xstate.done.actor.readBalance',
    'xstate.after.modalClose.modal.closing',
    'xstate.init',
  ].map((type) => eventText({ type }))
  expect(texts).toEqual(['go', 'done: readBalance', 'after modalClose', 'start'])
  expect([eventText({}), eventText(null), eventText({ type: 1 })]).toEqual([
    'unknown event',
    'unknown event',
    'unknown event',
  ])
})

test('edgeText names source and target', () => {
  expect(edgeText('m.closed --open[0]--> m.open.a, m.open.b', 'm')).toEqual({
    from: 'closed',
    to: 'open.a, open.b',
  })
  expect(edgeText('connect --pick[0]--> (stays)', 'connect')).toEqual({
    from: 'connect',
    to: 'stays',
  })
  expect(edgeText('not a key', 'm')).toEqual({ from: 'not a key', to: '' })
})
