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
const ended = (actor: string): Frame => ({ kind: 'end', actor, at: 9 })
const bufferOf = (limit: number, frames: readonly Frame[]) => {
  const buffer = createFrameBuffer(limit)
  for (const frame of frames) buffer.push(frame)
  return buffer
}

test('createFrameBuffer keeps all frames up to the limit', () => {
  const frames = [created('1'), step('1', 1), ended('1')]
  expect(bufferOf(3, frames).frames()).toEqual(frames)
})

test('createFrameBuffer sets the first frame of an actor to its state before the remaining steps', () => {
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

test('createFrameBuffer removes an actor that ended before the remaining steps', () => {
  const buffer = bufferOf(1, [
    created('1'),
    created('2'),
    step('1', 1),
    ended('1'),
    step('2', 2),
    step('2', 3),
    ended('2'),
  ])
  expect(buffer.frames().map(({ kind, actor }) => `${kind} ${actor}`)).toEqual([
    'actor 2',
    'step 2',
    'end 2',
  ])
})

test('createFrameBuffer keeps an ended parent while it keeps one of its children', () => {
  const frames = [
    created('1'),
    created('2', '1'),
    step('1', 1),
    ended('1'),
    step('2', 2),
    step('2', 3),
  ]
  expect(
    bufferOf(1, frames)
      .frames()
      .map(({ kind, actor }) => `${kind} ${actor}`),
  ).toEqual(['actor 1', 'actor 2', 'end 1', 'step 2'])
  expect(
    bufferOf(1, [...frames, ended('2'), created('3'), step('3', 4), step('3', 5)])
      .frames()
      .map(({ kind, actor }) => `${kind} ${actor}`),
  ).toEqual(['actor 3', 'step 3'])
})

test('createFrameBuffer limits the frames of actors that are not machines', () => {
  const buffer = createFrameBuffer(10)
  buffer.push(created('0'))
  for (let index = 1; index < 10_000; index += 1) {
    buffer.push(created(String(index), '0', null))
    buffer.push(ended(String(index)))
  }
  expect(buffer.frames().length).toBeLessThan(100)
  expect(buffer.frames()[0]).toEqual(created('0'))
})

test('createFrameBuffer uses the last actor frame if an actor has several', () => {
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
