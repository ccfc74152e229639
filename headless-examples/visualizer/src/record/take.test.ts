import type { Frame, Json } from '@latchkit/core/devtools'
import { expect, test } from 'vitest'
import { hear, type LiveKit, noKits } from '../live/kits.ts'
import { beginTake, heardBy, pausedTake, resumedTake, stoppedTake } from './take.ts'

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
  const [kit] = hear(
    noKits,
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
  if (kit === undefined) throw new Error('nobody said who they are')
  return kit
}
const introduction = (at: number, context: Json): Frame => ({
  ...born,
  at,
  from: { value: 'one', status: 'active', context },
  active: ['send.one'],
})

test('from now on, a recording begins with where everything is', () => {
  const kit = told([born, step(2, 'a')])
  const take = beginTake(kit, 'now', 50)
  expect(take.recording).toEqual({
    format: 'latchkit-recording',
    version: 1,
    kit: 'k',
    begun: 50,
    dropped: 0,
    charts: { send: 'aa' },
    frames: [introduction(50, 'a')],
  })
  const heard = heardBy(
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

test('with what is still known, it begins with the first of that', () => {
  const take = beginTake(told([born, step(2, 'a')]), [born, step(2, 'a')], 50)
  expect([take.recording.begun, take.recording.frames.length]).toEqual([1, 2])
})

test('what happens while it is paused is left out, and it goes on with where everything is by then', () => {
  const begun = beginTake(told([born, step(2, 'a')]), 'now', 50)
  const kit = told([born, step(2, 'a'), step(70, 'c')])
  const paused = heardBy(pausedTake(begun), { kit, frames: [step(70, 'c')], missed: false }, 70)
  expect(paused.recording.frames).toHaveLength(1)
  expect(resumedTake(paused, kit, 80).recording.frames).toEqual([
    introduction(50, 'a'),
    introduction(80, 'c'),
  ])
})

test('where something was missed, it goes on with where everything is', () => {
  const kit = told([born, step(2, 'a')])
  expect(
    heardBy(beginTake(kit, 'now', 50), { kit, frames: [born, step(2, 'a')], missed: true }, 60)
      .recording.frames,
  ).toEqual([introduction(50, 'a'), introduction(60, 'a')])
})

test('nothing is added once it is stopped, and nothing of another kit', () => {
  const kit = told([born, step(2, 'a')])
  const take = beginTake(kit, 'now', 50)
  const news = { kit, frames: [step(60, 'b')], missed: false }
  expect(heardBy(stoppedTake(take), news, 60)).toEqual(stoppedTake(take))
  expect(heardBy(take, { ...news, kit: { ...kit, key: 'another' } }, 60)).toBe(take)
})
