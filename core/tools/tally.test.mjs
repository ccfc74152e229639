import { expect, test } from 'vitest'
import {
  emptyTally,
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

test('sum lists the failures of all parts', () => {
  const tallies = ['a', 'b'].map((name) => ({ ...emptyTally, failed: 1, failures: [name] }))
  expect(sum(tallies)).toEqual({ passed: 0, failed: 2, skipped: 0, failures: ['a', 'b'] })
})

test('sum adds the tallies of all parts', () => {
  expect(
    formatTally(sum([tallyOfExitCode(0), tallyOfExitCode(1), tallyOfVitest(report({}))])),
  ).toBe('4 passed, 1 failed, 2 skipped')
})

test('tallyOfVitest counts a file that fails to load as a failure', () => {
  const broken = { name: 'a.test.ts', status: 'failed', message: 'No\nat b', assertionResults: [] }
  expect(tallyOfVitest(report({ testResults: [broken] }))).toEqual({
    passed: 3,
    failed: 1,
    skipped: 2,
    failures: ['a.test.ts: No'],
  })
})

test('tallyOfVitest does not count the file of a failed test as another failure', () => {
  const failed = { status: 'failed', fullName: 'adds', failureMessages: ['1 is not 2\nat b'] }
  const file = {
    name: 'a.test.ts',
    status: 'failed',
    assertionResults: [{ status: 'passed' }, failed],
  }
  expect(tallyOfVitest(report({ numFailedTests: 1, testResults: [file] }))).toEqual({
    passed: 3,
    failed: 1,
    skipped: 2,
    failures: ['a.test.ts: adds: 1 is not 2'],
  })
})

test('the tally of a report without checks has one failure', () => {
  expect(tallyOfVitest(report({ numPassedTests: 0 })).failed).toBe(1)
  expect(tallyOfWalk({ charts: [] }).failed).toBe(1)
  expect(tallyOfSize({ doors: [] }).failed).toBe(1)
  expect(tallyOfVectors({ passed: [], failed: [], unsupported: ['send.amount'] }).failed).toBe(1)
})

test('withExitCode counts a crash after passed tests as one failure', () => {
  expect(withExitCode({ ...emptyTally, passed: 3 }, 1)).toMatchObject({
    failed: 1,
    failures: ['exit code 1 although every check passed'],
  })
  expect(withExitCode({ ...emptyTally, passed: 3, failed: 2 }, 1).failed).toBe(2)
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
  expect(tallyOfWalk({ charts })).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: ['modal: not covered by the walk'],
  })
})

test('tallyOfVectors counts unsupported vectors as skipped', () => {
  expect(tallyOfVectors({ passed: ['a', 'b'], failed: ['d'], unsupported: ['c'] })).toEqual({
    passed: 2,
    failed: 1,
    skipped: 1,
    failures: ['d'],
  })
})

test('tallyOfSize passes a size of exactly its limit', () => {
  const sizes = [
    { name: 'core', gzip: 100, limit: 100 },
    { name: 'react-ui', gzip: 101, limit: 100 },
  ]
  expect(tallyOfSize({ doors: sizes })).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: ['react-ui: 101 bytes, limit 100'],
  })
})
