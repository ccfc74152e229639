import type { Frame, Json } from '@latchkit/core/devtools'
import { expect, test } from 'vitest'
import { applyMessage, emptyKits, type LiveKit } from '../live/kits.ts'
import { appendToTake, pauseTake, resumeTake, startTake, stopTake } from './take.ts'

const born: Frame = {
  kind: 'actor',
  actor: '1',
  chart: 'send',
  name: 'send',
  parent: null,
  at: 1,
  from: null,
  active: [],
}
const step = (at: number, context: Json): Frame => ({
  kind: 'step',
  actor: '1',
  at,
  event: { type: 'go' },
  value: 'one',
  status: 'active',
  active: ['send.one'],
  taken: [],
  context,
})
const told = (frames: readonly Frame[], next = 0): LiveKit => {
  const address = { page: 'p', kit: 'k' }
  const [kit] = applyMessage(
    emptyKits,
    {
      v: 1,
      kind: 'kit',
      ...address,
      title: 'T',
      url: '/',
      begun: 1,
      next,
      charts: { send: 'aa' },
      frames,
    },
    1,
  ).kits.kits
  if (kit === undefined) throw new Error('The kit sent no hello message')
  return kit
}
const introduction = (at: number, context: Json): Frame => ({
  ...born,
  at,
  from: { value: 'one', status: 'active', context },
  active: ['send.one'],
})

test('a recording from now starts with the state of all actors', () => {
  const kit = told([born, step(2, 'a')])
  const take = startTake(kit, 'now', 50)
  expect(take.recording).toEqual({
    format: 'latchkit-recording',
    version: 1,
    kit: 'k',
    begun: 50,
    dropped: 0,
    charts: { send: 'aa' },
    frames: [introduction(50, 'a')],
  })
  const heard = appendToTake(
    take,
    {
      kit: { ...kit, charts: { send: 'aa', toast: 'bb' } },
      frames: [step(60, 'b')],
      missed: false,
    },
    60,
  )
  expect(heard.recording.frames).toEqual([introduction(50, 'a'), step(60, 'b')])
  expect(heard.recording.charts).toEqual({ send: 'aa', toast: 'bb' })
})

test('a recording with kept steps starts with the first of them', () => {
  const take = startTake(told([born, step(2, 'a')]), [born, step(2, 'a')], 50)
  expect([take.recording.begun, take.recording.frames.length]).toEqual([1, 2])
})

test('a paused recording omits steps and resumes with the state of all actors', () => {
  const begun = startTake(told([born, step(2, 'a')]), 'now', 50)
  const kit = told([born, step(2, 'a'), step(70, 'c')])
  const paused = appendToTake(pauseTake(begun), { kit, frames: [step(70, 'c')], missed: false }, 70)
  expect(paused.recording.frames).toHaveLength(1)
  expect(resumeTake(paused, kit, 80).recording.frames).toEqual([
    introduction(50, 'a'),
    introduction(80, 'c'),
  ])
})

test('a recording with missed frames resumes with the state of all actors', () => {
  const kit = told([born, step(2, 'a')])
  expect(
    appendToTake(startTake(kit, 'now', 50), { kit, frames: [born, step(2, 'a')], missed: true }, 60)
      .recording.frames,
  ).toEqual([introduction(50, 'a'), introduction(60, 'a')])
})

test('a stopped recording adds no frames, and a recording none of other kits', () => {
  const kit = told([born, step(2, 'a')])
  const take = startTake(kit, 'now', 50)
  const news = { kit, frames: [step(60, 'b')], missed: false }
  expect(appendToTake(stopTake(take), news, 60)).toEqual(stopTake(take))
  expect(appendToTake(take, { ...news, kit: { ...kit, key: 'another' } }, 60)).toBe(take)
})
