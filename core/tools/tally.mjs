/** How many checks passed, failed and were left out. */
export const nothing = { passed: 0, failed: 0, skipped: 0 }

/** One check: a program that says yes or no by its exit code. */
export const ofCode = (code) => (code === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 })

/** Several tallies as one. */
export const sum = (tallies) =>
  tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    nothing,
  )

/** The line that a run ends with. */
export const line = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`

/** An exit code of its own failure counts, should nothing that was counted have failed: a crash is never green. */
export const withCode = (tally, code) =>
  code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally

/** Vitest's JSON report. A file that could not be loaded holds no test and counts as one failure; so does a report without any test. */
export function ofVitest(report) {
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
  }
}

/** `walk --json`: a chart is one check, passed when no state, transition or guard outcome is missing. */
export function ofWalk({ charts }) {
  const complete = charts.filter((chart) => missingIn(chart).length === 0).length
  return charts.length === 0
    ? { ...nothing, failed: 1 }
    : { ...nothing, passed: complete, failed: charts.length - complete }
}

/** What the walks of one chart never reached, named. */
export const missingIn = ({ states, transitions, guards }) => [
  ...states.missing,
  ...transitions.missing,
  ...guards.missing,
]

/** `vectors --json`: each vector is one check; an operation that nothing answers yet is left out, and is printed. */
export const ofVectors = ({ passed, failed, unsupported }) => ({
  passed: passed.length,
  failed: passed.length + failed.length === 0 ? 1 : failed.length,
  skipped: unsupported.length,
})

/** `size --json`: each door is one check. */
export function ofSize({ doors }) {
  const passed = doors.filter((door) => door.gzip <= door.limit).length
  return doors.length === 0
    ? { ...nothing, failed: 1 }
    : { ...nothing, passed, failed: doors.length - passed }
}
