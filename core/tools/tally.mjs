/** The number of passed, failed and skipped checks, and a line for each failure. */
export const emptyTally = { passed: 0, failed: 0, skipped: 0, failures: [] }

/** The tally of a program, which is one check that passes with the exit code 0. */
export const tallyOfExitCode = (code) =>
  code === 0
    ? { ...emptyTally, passed: 1 }
    : { ...emptyTally, failed: 1, failures: [`exit code ${code}`] }

/** Adds tallies. */
export const sum = (tallies) =>
  tallies.reduce(
    (total, tally) => ({
      passed: total.passed + tally.passed,
      failed: total.failed + tally.failed,
      skipped: total.skipped + tally.skipped,
      failures: [...total.failures, ...tally.failures],
    }),
    emptyTally,
  )

/** Formats a tally as the last line of a run. */
export const formatTally = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`

/**
 * Adds a failure if a program failed although its checks passed, for example because it crashed.
 */
export const withExitCode = (tally, code) =>
  code !== 0 && tally.failed === 0
    ? { ...tally, failed: 1, failures: [`exit code ${code} although every check passed`] }
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
  if (report.numPassedTests + failed === 0)
    return { ...emptyTally, failed: 1, skipped, failures: ['no tests'] }
  const failures = [
    ...broken.map(({ name, message }) => `${name}: ${firstLine(message)}`),
    ...report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map((test) => `${name}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`),
    ),
  ]
  return { passed: report.numPassedTests, failed, skipped, failures }
}

const firstLine = (text = '') => text.split('\n')[0]

/**
 * The tally of `walk --json`. A machine is one check, which passes if all states, transitions and
 * guard outcomes are covered.
 */
export function tallyOfWalk({ charts }) {
  const failures = charts
    .filter((machine) => missingIn(machine).length > 0)
    .map(({ id }) => `${id}: not covered by the walk`)
  return tallyOfChecks(charts, failures)
}

/** The states, transitions and guard outcomes of a machine that the walk did not cover. */
export const missingIn = ({ states, transitions, guards }) => [
  ...states.missing,
  ...transitions.missing,
  ...guards.missing,
]

/** The tally of `vectors --json`. A vector is one check. Unsupported operations are skipped. */
export const tallyOfVectors = ({ passed, failed, unsupported }) => ({
  ...tallyOfChecks([...passed, ...failed], failed.map(toText)),
  skipped: unsupported.length,
})

/** The tally of `size --json`. Each measured size is one check. */
export function tallyOfSize({ doors: sizes }) {
  const failures = sizes
    .filter(({ gzip, limit }) => gzip > limit)
    .map(({ name, gzip, limit }) => `${name}: ${gzip} bytes, limit ${limit}`)
  return tallyOfChecks(sizes, failures)
}

/** An empty list of checks counts as one failure. */
const tallyOfChecks = (checks, failures) =>
  checks.length === 0
    ? { ...emptyTally, failed: 1, failures: ['no checks'] }
    : {
        ...emptyTally,
        passed: checks.length - failures.length,
        failed: failures.length,
        failures,
      }

/** An item of a JSON report as text. */
export const toText = (item) => (typeof item === 'string' ? item : JSON.stringify(item))
