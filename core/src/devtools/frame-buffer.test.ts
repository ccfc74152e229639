import { expect, test } from 'vitest'
import type { Frame } from '../domain/recording.ts'
import { createFrameBuffer } from './frame-buffer.ts'

const created = (
  actor: string,
  parent: string | null = null,
  chart: string | null = 'counter',
): Frame => ({
  kind: 'actor',
  actor,
  chart,
  name: actor,
  parent,
  at: 0,
  from: null,
  active: [],
})
const step = (actor: string, count: number): Frame => ({
  kind: 'step',
  actor,
  at: count,
  event: { type: 'add' },
  value: `s${count}`,
  status: 'active',
  active: [`counter.s${count}`],
  taken: [],
  context: { count },
})
const end = (actor: string): Frame => ({ kind: 'end', actor, at: 9 })
const bufferOf = (limit: number, frames: readonly Frame[]) => {
  const buffer = createFrameBuffer(limit)
  for (const frame of frames) buffer.push(frame)
  return buffer
}

test('createFrameBuffer keeps all frames up to the limit', () => {
  const frames = [created('1'), step('1', 1), end('1')]
  expect(bufferOf(3, frames).frames()).toEqual(frames)
})

test('the first frame of an actor has the state before its remaining steps', () => {
  const buffer = bufferOf(1, [created('1'), step('1', 1), step('1', 2), step('1', 3)])
  expect(buffer.frames()).toEqual([
    {
      ...created('1'),
      at: 2,
      from: { value: 's2', status: 'active', context: { count: 2 } },
      active: ['counter.s2'],
    },
    step('1', 3),
  ])
  expect(buffer.dropped()).toBe(2)
})

test('an actor that ended before the start is removed, one that ends later is not', () => {
  const buffer = bufferOf(1, [
    created('1'),
    created('2'),
    step('1', 1),
    end('1'),
    step('2', 2),
    step('2', 3),
    end('2'),
  ])
  expect(buffer.frames().map(({ kind, actor }) => `${kind} ${actor}`)).toEqual([
    'actor 2',
    'step 2',
    'end 2',
  ])
})

test('a parent stays while the recording contains a child', () => {
  const frames = [
    created('1'),
    created('2', '1'),
    step('1', 1),
    end('1'),
    step('2', 2),
    step('2', 3),
  ]
  expect(
    bufferOf(1, frames)
      .frames()
      .map(({ kind, actor }) => `${kind} ${actor}`),
  ).toEqual(['actor 1', 'actor 2', 'end 1', 'step 2'])
  expect(
    bufferOf(1, [...frames, end('2'), created('3'), step('3', 4), step('3', 5)])
      .frames()
      .map(({ kind, actor }) => `${kind} ${actor}`),
  ).toEqual(['actor 3', 'step 3'])
})

test('actors that are no machines do not fill the buffer', () => {
  const buffer = createFrameBuffer(10)
  buffer.push(created('0'))
  for (let at = 1; at < 10_000; at += 1) {
    buffer.push(created(String(at), '0', null))
    buffer.push(end(String(at)))
  }
  expect(buffer.frames().length).toBeLessThan(100)
  expect(buffer.frames()[0]).toEqual(created('0'))
})

test('an actor that is introduced again continues with its new state', () => {
  const again: Frame = {
    ...created('1'),
    at: 5,
    from: { value: 's5', status: 'active', context: { count: 5 } },
    active: ['counter.s5'],
  } as Frame
  const buffer = bufferOf(1, [created('1'), step('1', 1), again, step('1', 6), step('1', 7)])
  expect(buffer.frames()).toMatchObject([
    { kind: 'actor', from: { value: 's6' } },
    { kind: 'step', value: 's7' },
  ])
})
