import { relative } from 'node:path'
import { root } from './paths.mjs'
import { isWithinLimits } from './size-table.mjs'

/**
 * The number of passed, failed and skipped checks. `failures`: a text for each failure, with the
 * command that runs its test alone, or null. `files`: the test files that ran, with their seconds.
 */
export const emptyTally = { passed: 0, failed: 0, skipped: 0, failures: [], files: [] }

/** The tally of one failed check. `command`: runs the check alone. */
export const failedTally = (text, command = null) => ({
  ...emptyTally,
  failed: 1,
  failures: [{ text, command }],
})

/** The tally of a program, which is one check that passes with the exit code 0. */
export const tallyOfExitCode = (code) =>
  code === 0 ? { ...emptyTally, passed: 1 } : failedTally(`exit code ${code}`)

/** Adds tallies. */
export const sum = (tallies) =>
  tallies.reduce(
    (total, tally) => ({
      passed: total.passed + tally.passed,
      failed: total.failed + tally.failed,
      skipped: total.skipped + tally.skipped,
      failures: [...total.failures, ...tally.failures],
      files: [...total.files, ...tally.files],
    }),
    emptyTally,
  )

/** Formats a tally as the last line of a run. */
export const formatTally = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`

/** Formats failures, each with the command that runs it alone. */
export const formatFailures = (failures) =>
  failures
    .flatMap(({ text, command }) => [`✗ ${text}`, ...(command === null ? [] : [`    ${command}`])])
    .join('\n')

/** Formats the files that took longest, with their seconds. */
export const formatSlowest = (files, most = 10) =>
  files
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(({ path, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${path}`)
    .join('\n')

/**
 * Adds a failure if a program failed although its checks passed, for example because it crashed.
 */
export const withExitCode = (tally, code) =>
  code !== 0 && tally.failed === 0
    ? {
        ...tally,
        failed: 1,
        failures: [{ text: `exit code ${code} although every check passed`, command: null }],
      }
    : tally

/**
 * The tally of Vitest's JSON report. A file that fails to load, and a report without tests, count
 * as one failure.
 */
export function tallyOfVitest(report) {
  const broken = report.testResults.filter(
    (file) =>
      file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  )
  const failed = report.numFailedTests + broken.length
  const skipped = report.numPendingTests + report.numTodoTests
  if (report.numPassedTests + failed === 0) return { ...failedTally('no tests'), skipped }
  const failures = [
    ...broken.map(({ name, message }) => ({
      text: `${pathOf(name)}: ${firstLine(message)}`,
      command: commandFor(name),
    })),
    ...report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map((test) => ({
          text: `${pathOf(name)}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`,
          command: commandFor(name, test.fullName),
        })),
    ),
  ]
  const files = report.testResults.map(({ name, startTime, endTime }) => ({
    path: pathOf(name),
    seconds: (endTime - startTime) / 1000,
  }))
  return { passed: report.numPassedTests, failed, skipped, failures, files }
}

const firstLine = (text = '') => text.split('\n')[0]
const pathOf = (file) => relative(root, file).replaceAll('\\', '/')

/** The npm script that runs a test file. */
const scriptOf = (path) =>
  /\.(browser|chromium)\.test\./.test(path)
    ? 'browser'
    : path.startsWith('model-tests/src/architecture/')
      ? 'arch'
      : 'unit'

/** The command that runs a test file alone, or one test of it; the walk of a machine as a whole. */
function commandFor(file, title) {
  const path = pathOf(file)
  if (path.endsWith('.walk.test.ts'))
    return ['npm run walk', /^walk of (?:\S+\/)?(\S+)/.exec(title)?.[1] ?? []].flat().join(' -- ')
  const command = `npm run ${scriptOf(path)} -- ${path}`
  if (title === undefined) return command
  const expression = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", "'\\''")
  return `${command} -t '${expression}'`
}

/** The tally of `vectors --json`. A vector is one check. Unsupported operations are skipped. */
export const tallyOfVectors = ({ passed, failed, unsupported }) => ({
  ...tallyOfChecks(
    [...passed, ...failed],
    failed.map((vector) => ({ text: toText(vector), command: 'npm run vectors' })),
  ),
  skipped: unsupported.length,
})

/** The tally of `size --json`. Each measured size is one check. */
export function tallyOfSize({ doors: sizes }) {
  const failures = sizes
    .filter((size) => !isWithinLimits(size))
    .map(({ name, gzip, limit, files, fileLimit }) => ({
      text: `${name}: ${gzip} bytes, limit ${limit}${files === undefined ? '' : `; ${files} files, limit ${fileLimit}`}`,
      command: 'npm run size',
    }))
  return tallyOfChecks(sizes, failures)
}

/** An empty list of checks counts as one failure. */
const tallyOfChecks = (checks, failures) =>
  checks.length === 0
    ? failedTally('no checks')
    : {
        ...emptyTally,
        passed: checks.length - failures.length,
        failed: failures.length,
        failures,
      }

/** An item of a JSON report as text. */
export const toText = (item) => (typeof item === 'string' ? item : JSON.stringify(item))
