import type { Frame, Json, RequestRecord } from '@latchkit/core/devtools'
import { expect, test } from 'vitest'
import { applyMessage, emptyKits, type LiveKit } from '../live/kits.ts'
import {
  appendToRecording,
  pauseRecording,
  resumeRecording,
  startRecording,
  stopRecording,
} from './open-recording.ts'

const actorFrame: Frame = {
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
const kitWith = (frames: readonly Frame[], next = 0): LiveKit => {
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
  ...actorFrame,
  at,
  from: { value: 'one', status: 'active', context },
  active: ['send.one'],
})

test('startRecording from now starts with the state of all actors', () => {
  const kit = kitWith([actorFrame, step(2, 'a')])
  const current = startRecording(kit, 'now', 50)
  expect(current.recording).toEqual({
    format: 'latchkit-recording',
    version: 1,
    kit: 'k',
    begun: 50,
    dropped: 0,
    charts: { send: 'aa' },
    frames: [introduction(50, 'a')],
    requests: [],
  })
  const heard = appendToRecording(
    current,
    {
      kit: { ...kit, charts: { send: 'aa', toast: 'bb' } },
      frames: [step(60, 'b')],
      requests: [],
      missed: false,
    },
    60,
  )
  expect(heard.recording.frames).toEqual([introduction(50, 'a'), step(60, 'b')])
  expect(heard.recording.charts).toEqual({ send: 'aa', toast: 'bb' })
})

test('startRecording with the last steps starts with the first of these steps', () => {
  const current = startRecording(
    kitWith([actorFrame, step(2, 'a')]),
    [actorFrame, step(2, 'a')],
    50,
  )
  expect([current.recording.begun, current.recording.frames.length]).toEqual([1, 2])
})

test('appendToRecording adds requests and replaces them by their answers', () => {
  const kit = kitWith([actorFrame])
  const sent: RequestRecord = {
    id: '1',
    at: 60,
    to: 'wallet',
    target: '',
    method: 'eth_accounts',
    params: null,
    duration: null,
    status: null,
    error: null,
  }
  const answered = { ...sent, duration: 5 }
  const none = { kit, frames: [], missed: false }
  const current = startRecording(kit, 'now', 50)
  const pending = appendToRecording(current, { ...none, requests: [sent] }, 60)
  expect(pending.recording.requests).toEqual([sent])
  expect(
    appendToRecording(pending, { ...none, requests: [answered] }, 65).recording.requests,
  ).toEqual([answered])
  expect(startRecording({ ...kit, requests: [answered] }, [], 70).recording.requests).toEqual([
    answered,
  ])
})

test('pauseRecording omits steps, and resumeRecording continues with the state of all actors', () => {
  const begun = startRecording(kitWith([actorFrame, step(2, 'a')]), 'now', 50)
  const kit = kitWith([actorFrame, step(2, 'a'), step(70, 'c')])
  const paused = appendToRecording(
    pauseRecording(begun),
    { kit, frames: [step(70, 'c')], requests: [], missed: false },
    70,
  )
  expect(paused.recording.frames).toHaveLength(1)
  expect(resumeRecording(paused, kit, 80).recording.frames).toEqual([
    introduction(50, 'a'),
    introduction(80, 'c'),
  ])
})

test('appendToRecording continues with the state of all actors after missed frames', () => {
  const kit = kitWith([actorFrame, step(2, 'a')])
  expect(
    appendToRecording(
      startRecording(kit, 'now', 50),
      { kit, frames: [actorFrame, step(2, 'a')], requests: [], missed: true },
      60,
    ).recording.frames,
  ).toEqual([introduction(50, 'a'), introduction(60, 'a')])
})

test('appendToRecording ignores frames for a stopped recording and of other kits', () => {
  const kit = kitWith([actorFrame, step(2, 'a')])
  const current = startRecording(kit, 'now', 50)
  const kitMessage = { kit, frames: [step(60, 'b')], requests: [], missed: false }
  expect(appendToRecording(stopRecording(current), kitMessage, 60)).toEqual(stopRecording(current))
  expect(appendToRecording(current, { ...kitMessage, kit: { ...kit, key: 'another' } }, 60)).toBe(
    current,
  )
})
