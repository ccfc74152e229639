import { expect, test } from 'vitest'
import type { Sample } from './measures.ts'
import { reportOf, tableOf } from './report.ts'

const sample = (app: Sample['app'], speed: number, values: Sample['values']): Sample => ({
  app,
  speed,
  values,
})
const report = reportOf(2, [
  sample('ours', 1, { button: 100, 'warm.dropped': 0 }),
  sample('ours', 1, { button: 120, 'warm.dropped': 0 }),
  sample('floor', 1, { button: 80, 'warm.dropped': 0 }),
  sample('floor', 1, { button: 20, 'warm.dropped': 0 }),
  sample('ours', 4, { button: 400 }),
])
const line = (id: string, speed: number) =>
  report.measures.find((entry) => entry.id === id && entry.speed === speed)

test('reportOf returns both medians of a measure, their ratio and the values', () => {
  expect(line('button', 1)).toEqual({
    id: 'button',
    name: 'button visible',
    unit: 'ms',
    speed: 1,
    ours: 110,
    floor: 50,
    ratio: 2.2,
    values: { ours: [100, 120], floor: [80, 20] },
  })
})

test('reportOf returns a null ratio for a floor of 0, and null for a measure without samples', () => {
  expect(line('warm.dropped', 1)).toMatchObject({ ours: 0, floor: 0, ratio: null })
  expect(line('button', 4)).toMatchObject({ ours: 400, floor: null, ratio: null })
})

test('a report is unchanged by a JSON round trip', () => {
  expect(JSON.parse(JSON.stringify(report))).toEqual(report)
})

test('tableOf has one row per measure and aligned columns for both speeds', () => {
  const rows = tableOf(report).split('\n').slice(2)
  expect(rows.length).toBe(new Set(report.measures.map(({ id }) => id)).size + 1)
  expect(new Set(rows.map(({ length }) => length)).size).toBe(1)
  expect(rows[1]).toMatch(/^button visible +ms +110 +50 +2\.20 +400 +– +–$/)
  expect(rows.find((row) => row.startsWith('frames dropped on opening '))).toMatch(
    / frames +0 +0 +– /,
  )
})
