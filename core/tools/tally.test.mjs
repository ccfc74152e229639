import { expect, test } from 'vitest'
import { line, ofCode, ofSize, ofVectors, ofVitest, ofWalk, sum, withCode } from './tally.mjs'

const report = (more) => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [],
  ...more,
})
const all = { covered: ['a'], missing: [] }

test('a program is one check', () => {
  expect([ofCode(0), ofCode(2)].map(line)).toEqual([
    '1 passed, 0 failed, 0 skipped',
    '0 passed, 1 failed, 0 skipped',
  ])
})

test('the last line adds up every part', () => {
  expect(line(sum([ofCode(0), ofCode(1), ofVitest(report({}))]))).toBe(
    '4 passed, 1 failed, 2 skipped',
  )
})

test('a test file that could not be loaded is a failure', () => {
  const broken = { status: 'failed', assertionResults: [] }
  expect(ofVitest(report({ testResults: [broken] }))).toEqual({ passed: 3, failed: 1, skipped: 2 })
})

test('a failed test is counted once, not again with its file', () => {
  const file = { status: 'failed', assertionResults: [{ status: 'failed' }] }
  expect(ofVitest(report({ numFailedTests: 1, testResults: [file] })).failed).toBe(1)
})

test('a part that ran nothing is not green', () => {
  expect(ofVitest(report({ numPassedTests: 0 })).failed).toBe(1)
  expect(ofWalk({ charts: [] }).failed).toBe(1)
  expect(ofSize({ doors: [] }).failed).toBe(1)
  expect(ofVectors({ passed: [], failed: [], unsupported: ['send.amount'] }).failed).toBe(1)
})

test('a crash after green tests is a failure, and a failure is not counted twice', () => {
  expect(withCode({ passed: 3, failed: 0, skipped: 0 }, 1).failed).toBe(1)
  expect(withCode({ passed: 3, failed: 2, skipped: 0 }, 1).failed).toBe(2)
})

test('a chart with one unreached guard outcome failed', () => {
  const charts = [
    { id: 'router', states: all, transitions: all, guards: all },
    {
      id: 'modal',
      states: all,
      transitions: all,
      guards: { covered: [], missing: ['mayClose false'] },
    },
  ]
  expect(ofWalk({ charts })).toEqual({ passed: 1, failed: 1, skipped: 0 })
})

test('a vector nothing answers yet is skipped, in the open', () => {
  expect(ofVectors({ passed: ['a', 'b'], failed: [], unsupported: ['c'] })).toEqual({
    passed: 2,
    failed: 0,
    skipped: 1,
  })
})

test('a door may weigh exactly its limit', () => {
  const doors = [
    { name: 'core', gzip: 100, limit: 100 },
    { name: 'react-ui', gzip: 101, limit: 100 },
  ]
  expect(ofSize({ doors })).toEqual({ passed: 1, failed: 1, skipped: 0 })
})
