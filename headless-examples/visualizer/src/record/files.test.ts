import { expect, test } from 'vitest'
import { fileName, openRecording } from './files.ts'

test('fileName contains the kit id and the start time, and only safe characters', () => {
  expect(fileName({ kit: 'shop', begun: Date.UTC(2026, 0, 2, 3, 4, 5) })).toBe(
    'latchkit-shop-2026-01-02-03-04-05.json',
  )
  expect(fileName({ kit: '../\u202egnp.exe', begun: Number.POSITIVE_INFINITY })).toBe(
    'latchkit--gnp-exe-undated.json',
  )
})

test('openRecording returns the reason if a file is not a recording', async () => {
  expect(await openRecording(new File(['{'], 'broken.json'))).toEqual({
    problem: expect.stringContaining('JSON'),
  })
})

test('openRecording returns the recording of a file', async () => {
  const recording = {
    format: 'latchkit-recording',
    version: 1,
    kit: 'k',
    begun: 1,
    dropped: 0,
    charts: {},
    frames: [],
    requests: [],
  }
  expect(await openRecording(new File([JSON.stringify(recording)], 'good.json'))).toEqual({
    recording,
  })
})
