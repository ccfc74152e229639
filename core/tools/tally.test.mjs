import { expect, test } from 'vitest'
import { at } from './paths.mjs'
import {
  emptyTally,
  failedTally,
  formatFailures,
  formatSlowest,
  formatTally,
  sum,
  tallyOfExitCode,
  tallyOfSize,
  tallyOfVectors,
  tallyOfVitest,
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

test('tallyOfExitCode counts a program as one check', () => {
  expect([tallyOfExitCode(0), tallyOfExitCode(2)].map(formatTally)).toEqual([
    '1 passed, 0 failed, 0 skipped',
    '0 passed, 1 failed, 0 skipped',
  ])
})

test('sum lists the failures of all parts', () => {
  expect(sum([failedTally('a'), failedTally('b', 'npm run b')])).toEqual({
    ...emptyTally,
    failed: 2,
    failures: [
      { text: 'a', command: null },
      { text: 'b', command: 'npm run b' },
    ],
  })
})

test('sum adds the tallies of all parts', () => {
  expect(
    formatTally(sum([tallyOfExitCode(0), tallyOfExitCode(1), tallyOfVitest(report({}))])),
  ).toBe('4 passed, 1 failed, 2 skipped')
})

const fileOf = (path, more) => ({
  name: at(path),
  startTime: 1_000,
  endTime: 3_500,
  assertionResults: [],
  ...more,
})

test('tallyOfVitest counts a file that fails to load as a failure', () => {
  const broken = fileOf('core/src/a.test.ts', { status: 'failed', message: 'No\nat b' })
  expect(tallyOfVitest(report({ testResults: [broken] }))).toEqual({
    passed: 3,
    failed: 1,
    skipped: 2,
    failures: [{ text: 'core/src/a.test.ts: No', command: 'npm run unit -- core/src/a.test.ts' }],
    files: [{ path: 'core/src/a.test.ts', seconds: 2.5 }],
  })
})

test('tallyOfVitest does not count the file of a failed test as another failure', () => {
  const failed = { status: 'failed', fullName: 'adds', failureMessages: ['1 is not 2\nat b'] }
  const file = fileOf('core/src/a.test.ts', {
    status: 'failed',
    assertionResults: [{ status: 'passed' }, failed],
  })
  expect(tallyOfVitest(report({ numFailedTests: 1, testResults: [file] }))).toMatchObject({
    failed: 1,
    failures: [{ text: 'core/src/a.test.ts: adds: 1 is not 2' }],
  })
})

test.each([
  ['core/src/a.test.ts', 'unit'],
  ['model-tests/src/flows/send/send.spec.test.ts', 'unit'],
  ['model-tests/src/flows/send/send.browser.test.tsx', 'browser'],
  ['model-tests/src/browser/send.browser.test.ts', 'browser'],
  ['model-tests/src/conformance/namespaces/solana.chromium.test.ts', 'browser'],
  ['model-tests/src/architecture/cycles.test.ts', 'arch'],
])('the command of a failed test in %s runs it alone', (path, script) => {
  const failed = { status: 'failed', fullName: "a visitor's send (1) fails", failureMessages: [] }
  const file = fileOf(path, { status: 'failed', assertionResults: [failed] })
  const { failures } = tallyOfVitest(report({ numFailedTests: 1, testResults: [file] }))
  expect(failures.map(({ command }) => command)).toEqual([
    `npm run ${script} -- ${path} -t 'a visitor'\\''s send \\(1\\) fails'`,
  ])
})

test('the command of a failed walk walks its machine', () => {
  const fullName = 'walk of flows/connect/email every path of flows/connect/email passes'
  const failed = { status: 'failed', fullName, failureMessages: [] }
  const path = 'model-tests/src/walker/machines.walk.test.ts'
  const file = fileOf(path, { status: 'failed', assertionResults: [failed] })
  const { failures } = tallyOfVitest(report({ numFailedTests: 1, testResults: [file] }))
  expect(failures.map(({ command }) => command)).toEqual(['npm run walk -- email'])
})

test('formatFailures prints the command of a failure below it', () => {
  expect(
    formatFailures([...failedTally('a').failures, ...failedTally('b', 'run b').failures]),
  ).toBe('✗ a\n✗ b\n    run b')
})

test('formatSlowest prints the files that took longest first', () => {
  const files = [1, 12.25, 3].map((seconds) => ({ path: `${seconds}.ts`, seconds }))
  expect(formatSlowest(files, 2)).toBe('   12.3 s  12.25.ts\n    3.0 s  3.ts')
})

test('the tally of a report without checks has one failure', () => {
  expect(tallyOfVitest(report({ numPassedTests: 0 })).failed).toBe(1)
  expect(tallyOfSize({ doors: [] }).failed).toBe(1)
  expect(tallyOfVectors({ passed: [], failed: [], unsupported: ['send.amount'] }).failed).toBe(1)
})

test('withExitCode counts a crash after passed tests as one failure', () => {
  expect(withExitCode({ ...emptyTally, passed: 3 }, 1)).toMatchObject({
    failed: 1,
    failures: [{ text: 'exit code 1 although every check passed', command: null }],
  })
  expect(withExitCode({ ...emptyTally, passed: 3, failed: 2 }, 1).failed).toBe(2)
})

test('tallyOfVectors counts unsupported vectors as skipped', () => {
  expect(tallyOfVectors({ passed: ['a', 'b'], failed: ['d'], unsupported: ['c'] })).toEqual({
    ...failedTally('d', 'npm run vectors'),
    passed: 2,
    skipped: 1,
  })
})

test('tallyOfSize passes a size of exactly its limit', () => {
  const sizes = [
    { name: 'core', gzip: 100, limit: 100 },
    { name: 'react-ui', gzip: 101, limit: 100 },
  ]
  expect(tallyOfSize({ doors: sizes })).toEqual({
    ...failedTally('react-ui: 101 bytes, limit 100', 'npm run size'),
    passed: 1,
  })
})

test('tallyOfSize fails a size with more files than their limit', () => {
  const size = { name: 'prepared', gzip: 100, limit: 100, fileLimit: 6 }
  expect(tallyOfSize({ doors: [{ ...size, files: 6 }] }).failed).toBe(0)
  expect(tallyOfSize({ doors: [{ ...size, files: 7 }] }).failures).toMatchObject([
    { text: 'prepared: 100 bytes, limit 100; 7 files, limit 6' },
  ])
})
