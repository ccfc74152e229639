import { expect, test } from 'vitest'
import type { Sample } from './measures.ts'
import { reportOf, tableOf } from './report.ts'

const sample = (app: Sample['app'], speed: number, values: Sample['values']): Sample => ({
  app,
  speed,
  values,
})
const report = reportOf(
  2,
  [
    sample('ours', 1, { 'open.visible': 100, 'open.dropped': 0, 'load.size': 23.44 }),
    sample('ours', 1, { 'open.visible': 120, 'open.dropped': 0 }),
    sample('floor', 1, { 'open.visible': 80, 'open.dropped': 0 }),
    sample('floor', 1, { 'open.visible': 20, 'open.dropped': 0, 'cold.visible': 20 }),
    sample('ours', 4, { 'open.visible': 400 }),
  ],
  { appkit: 'no network' },
)
const line = (id: string, speed: number) =>
  report.measures.find((entry) => entry.id === id && entry.speed === speed)

test('reportOf returns the median and the values of a measure by app', () => {
  expect(line('open.visible', 1)).toEqual({
    id: 'open.visible',
    name: 'click to visible, ms',
    digits: 0,
    speed: 1,
    medians: { ours: 110, rainbowkit: null, appkit: null, floor: 50 },
    values: { ours: [100, 120], rainbowkit: [], appkit: [], floor: [80, 20] },
  })
})

test('reportOf omits the values of apps that do not have a measure', () => {
  expect(line('cold.visible', 1)?.medians.floor).toBeNull()
})

test('a report is unchanged by a JSON round trip', () => {
  expect(JSON.parse(JSON.stringify(report))).toEqual(report)
})

test('tableOf has one row per measure, with the slow CPU in brackets and dashes without values', () => {
  const [, absent, , ...rows] = tableOf(report).split('\n')
  expect(absent).toBe('appkit not measured: no network')
  expect(rows.length).toBe(new Set(report.measures.map(({ id }) => id)).size + 1)
  expect(new Set(rows.map(({ length }) => length)).size).toBe(1)
  expect(rows.find((row) => row.startsWith('click to visible, ms '))).toMatch(
    / 110 \(400\) +– \(–\) +– \(–\) +50 \(–\) +2\.20 \(–\) +– \(–\)$/,
  )
  expect(rows.find((row) => row.startsWith('own JS'))).toMatch(/ 23\.4 +– +– +– +– +–$/)
})
