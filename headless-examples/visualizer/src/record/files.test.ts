import { expect, test } from 'vitest'
import { fileName, openRecording } from './files.ts'

test('a file is named after its kit and when it begins, whatever the kit is called', () => {
  expect(fileName({ kit: 'shop', begun: Date.UTC(2026, 0, 2, 3, 4, 5) })).toBe(
    'latchkit-shop-2026-01-02-03-04-05.json',
  )
  expect(fileName({ kit: '../\u202egnp.exe', begun: Number.POSITIVE_INFINITY })).toBe(
    'latchkit--gnp-exe-undated.json',
  )
})

test('a file that is no recording is told what is wrong with it', async () => {
  expect(await openRecording(new File(['{'], 'broken.json'))).toEqual({
    problem: expect.stringContaining('JSON'),
  })
})

test('a recording is read from its file', async () => {
  const recording = {
    format: 'latchkit-recording',
    version: 1,
    kit: 'k',
    begun: 1,
    dropped: 0,
    charts: {},
    frames: [],
  }
  expect(await openRecording(new File([JSON.stringify(recording)], 'good.json'))).toEqual({
    recording,
  })
})
