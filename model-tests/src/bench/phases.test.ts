import { expect, test } from 'vitest'
import { phaseOf } from './phases.ts'

const loadedAt = 100
const click = { start: 1_000, visible: 40 }

test.each([
  [99, 'page'],
  [100, 'prepared'],
  [999, 'prepared'],
  [1_000, 'click'],
  [1_039, 'click'],
  [1_040, 'later'],
] as const)('a file requested at %d ms belongs to the phase %s', (start, phase) => {
  expect(phaseOf({ start }, loadedAt, click)).toBe(phase)
})

test('without a click, all files requested after the load event are prepared', () => {
  expect(phaseOf({ start: 5_000 }, loadedAt, null)).toBe('prepared')
})
