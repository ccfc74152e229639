import { expect, test } from 'vitest'
import { at, exists } from './paths.mjs'
import { walkJson, walkTable, walkTests } from './walk-report.mjs'

const part = (covered, missing = []) => ({ covered, missing })
const chartOf = (id, guards) => ({ id, states: part(2), transitions: part(3), guards })
const reportOf = (...charts) => ({
  testResults: [
    { assertionResults: [{ meta: {} }, ...charts.map((chart) => ({ meta: { walk: { chart } } }))] },
  ],
})
const toast = chartOf('stores/toast', part(4))
const send = chartOf('flows/send', part(0, ['a --b[0]--> c never true']))

test('walkTests is a file', () => expect(exists(at(walkTests))).toBe(true))

test('walkJson has the coverage of each machine, sorted by machine', () =>
  expect(walkJson(reportOf(toast, send))).toEqual({ charts: [send, toast] }))

test('walkTable names what a walk did not cover', () =>
  expect(walkTable(reportOf(toast, send)).split('\n')).toEqual([
    '✗ flows/send: 2 states, 3 transitions, 0 guard outcomes',
    '    not covered: a --b[0]--> c never true',
    '✓ stores/toast: 2 states, 3 transitions, 4 guard outcomes',
  ]))
