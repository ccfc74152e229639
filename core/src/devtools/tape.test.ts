import { expect, test } from 'vitest'
import type { Frame } from '../domain/recording.ts'
import { createTape } from './tape.ts'

const born = (
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
const kept = (limit: number, frames: readonly Frame[]) => {
  const tape = createTape(limit)
  for (const frame of frames) tape.push(frame)
  return tape
}

test('keeps everything while it fits', () => {
  const frames = [born('1'), step('1', 1), end('1')]
  expect(kept(3, frames).frames()).toEqual(frames)
})

test('begins with where the remaining steps begin', () => {
  const tape = kept(1, [born('1'), step('1', 1), step('1', 2), step('1', 3)])
  expect(tape.frames()).toEqual([
    {
      ...born('1'),
      at: 2,
      from: { value: 's2', status: 'active', context: { count: 2 } },
      active: ['counter.s2'],
    },
    step('1', 3),
  ])
  expect(tape.dropped()).toBe(2)
})

test('one that ended before is gone, one that ends after is not', () => {
  const tape = kept(1, [
    born('1'),
    born('2'),
    step('1', 1),
    end('1'),
    step('2', 2),
    step('2', 3),
    end('2'),
  ])
  expect(tape.frames().map(({ kind, actor }) => `${kind} ${actor}`)).toEqual([
    'actor 2',
    'step 2',
    'end 2',
  ])
})

test('a parent stays while a child of it is told of', () => {
  const told = [born('1'), born('2', '1'), step('1', 1), end('1'), step('2', 2), step('2', 3)]
  expect(
    kept(1, told)
      .frames()
      .map(({ kind, actor }) => `${kind} ${actor}`),
  ).toEqual(['actor 1', 'actor 2', 'end 1', 'step 2'])
  expect(
    kept(1, [...told, end('2'), born('3'), step('3', 4), step('3', 5)])
      .frames()
      .map(({ kind, actor }) => `${kind} ${actor}`),
  ).toEqual(['actor 3', 'step 3'])
})

test('services that come and go do not fill it', () => {
  const tape = createTape(10)
  tape.push(born('0'))
  for (let at = 1; at < 10_000; at += 1) {
    tape.push(born(String(at), '0', null))
    tape.push(end(String(at)))
  }
  expect(tape.frames().length).toBeLessThan(100)
  expect(tape.frames()[0]).toEqual(born('0'))
})

test('an actor that is introduced anew goes on from there', () => {
  const anew: Frame = {
    ...born('1'),
    at: 5,
    from: { value: 's5', status: 'active', context: { count: 5 } },
    active: ['counter.s5'],
  } as Frame
  const tape = kept(1, [born('1'), step('1', 1), anew, step('1', 6), step('1', 7)])
  expect(tape.frames()).toMatchObject([
    { kind: 'actor', from: { value: 's6' } },
    { kind: 'step', value: 's7' },
  ])
})
