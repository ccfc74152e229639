/** The number of passed, failed and skipped checks, and a line for each failed test. */
export const emptyTally = { passed: 0, failed: 0, skipped: 0, failures: [] }

/** The tally of a program, which is one check that passes with the exit code 0. */
export const tallyOfExitCode = (code) =>
  code === 0 ? { ...emptyTally, passed: 1 } : { ...emptyTally, failed: 1 }

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
  code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally

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
  const empty = report.numPassedTests + failed === 0
  return {
    passed: report.numPassedTests,
    failed: empty ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...broken.map(({ name, message }) => formatFailure(name, [message])),
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map((test) => formatFailure(`${name}: ${test.fullName}`, test.failureMessages)),
      ),
    ],
  }
}

const formatFailure = (name, [message = '']) => `${name}\n    ${message.split('\n')[0]}`

/**
 * The tally of `walk --json`. A machine is one check, which passes if all states, transitions and
 * guard outcomes are covered.
 */
export function tallyOfWalk({ charts }) {
  const passed = charts.filter((machine) => missingIn(machine).length === 0).length
  return charts.length === 0
    ? { ...emptyTally, failed: 1 }
    : { ...emptyTally, passed, failed: charts.length - passed }
}

/** The states, transitions and guard outcomes of a machine that the walk did not cover. */
export const missingIn = ({ states, transitions, guards }) => [
  ...states.missing,
  ...transitions.missing,
  ...guards.missing,
]

/** The tally of `vectors --json`. A vector is one check. Unsupported operations are skipped. */
export const tallyOfVectors = ({ passed, failed, unsupported }) => ({
  ...emptyTally,
  passed: passed.length,
  failed: passed.length + failed.length === 0 ? 1 : failed.length,
  skipped: unsupported.length,
})

/** The tally of `size --json`. Each measured size is one check. */
export function tallyOfSize({ doors: sizes }) {
  const passed = sizes.filter(({ gzip, limit }) => gzip <= limit).length
  return sizes.length === 0
    ? { ...emptyTally, failed: 1 }
    : { ...emptyTally, passed, failed: sizes.length - passed }
}
