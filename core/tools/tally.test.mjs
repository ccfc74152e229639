import { expect, test } from 'vitest'
import {
  formatTally,
  sum,
  tallyOfExitCode,
  tallyOfSize,
  tallyOfVectors,
  tallyOfVitest,
  tallyOfWalk,
  withExitCode,
} from './tally.mjs'

const report = (more) => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [],
  ...more,
})
const all = { covered: ['a'], missing: [] }

test('tallyOfExitCode counts a program as one check', () => {
  expect([tallyOfExitCode(0), tallyOfExitCode(2)].map(formatTally)).toEqual([
    '1 passed, 0 failed, 0 skipped',
    '0 passed, 1 failed, 0 skipped',
  ])
})

test('sum adds the tallies of all parts', () => {
  expect(
    formatTally(sum([tallyOfExitCode(0), tallyOfExitCode(1), tallyOfVitest(report({}))])),
  ).toBe('4 passed, 1 failed, 2 skipped')
})

test('tallyOfVitest counts a file that fails to load as a failure', () => {
  const broken = { status: 'failed', assertionResults: [] }
  expect(tallyOfVitest(report({ testResults: [broken] }))).toEqual({
    passed: 3,
    failed: 1,
    skipped: 2,
  })
})

test('tallyOfVitest does not count the file of a failed test as another failure', () => {
  const file = { status: 'failed', assertionResults: [{ status: 'failed' }] }
  expect(tallyOfVitest(report({ numFailedTests: 1, testResults: [file] })).failed).toBe(1)
})

test('the tally of a report without checks has one failure', () => {
  expect(tallyOfVitest(report({ numPassedTests: 0 })).failed).toBe(1)
  expect(tallyOfWalk({ charts: [] }).failed).toBe(1)
  expect(tallyOfSize({ doors: [] }).failed).toBe(1)
  expect(tallyOfVectors({ passed: [], failed: [], unsupported: ['send.amount'] }).failed).toBe(1)
})

test('withExitCode counts a crash after passed tests as one failure', () => {
  expect(withExitCode({ passed: 3, failed: 0, skipped: 0 }, 1).failed).toBe(1)
  expect(withExitCode({ passed: 3, failed: 2, skipped: 0 }, 1).failed).toBe(2)
})

test('tallyOfWalk fails a machine with an uncovered guard outcome', () => {
  const charts = [
    { id: 'router', states: all, transitions: all, guards: all },
    {
      id: 'modal',
      states: all,
      transitions: all,
      guards: { covered: [], missing: ['canClose false'] },
    },
  ]
  expect(tallyOfWalk({ charts })).toEqual({ passed: 1, failed: 1, skipped: 0 })
})

test('tallyOfVectors counts unsupported vectors as skipped', () => {
  expect(tallyOfVectors({ passed: ['a', 'b'], failed: [], unsupported: ['c'] })).toEqual({
    passed: 2,
    failed: 0,
    skipped: 1,
  })
})

test('tallyOfSize passes a size of exactly its limit', () => {
  const sizes = [
    { name: 'core', gzip: 100, limit: 100 },
    { name: 'react-ui', gzip: 101, limit: 100 },
  ]
  expect(tallyOfSize({ doors: sizes })).toEqual({ passed: 1, failed: 1, skipped: 0 })
})
