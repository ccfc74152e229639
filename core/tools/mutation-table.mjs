import { emptyTally, failedTally } from './tally.mjs'

const metasOf = (report) =>
  report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ meta }) => (meta?.mutation ? [meta.mutation] : []))
    .sort((a, b) => (a.id < b.id ? -1 : 1))

const percent = (part, all) => `${((100 * part) / Math.max(all, 1)).toFixed(1)} %`

/** The score of each machine from Vitest's JSON report of the mutation tests. */
export const mutationScores = (report) =>
  metasOf(report).map(({ id, tried, survivors, unlisted, outdated }) => {
    const detected = tried - survivors.length
    return { id, tried, detected, survivors, unlisted, outdated, score: percent(detected, tried) }
  })

/** Formats the scores, with the survivors and the entries of the list that are outdated. */
export function mutationTable(scores) {
  const width = Math.max(0, ...scores.map(({ id }) => id.length))
  return scores
    .flatMap(({ id, tried, detected, score, survivors, unlisted, outdated }) => [
      `${unlisted.length + outdated.length === 0 ? '✓' : '✗'} ${id.padEnd(width)}  ${score.padStart(7)}  ${detected} of ${tried}`,
      ...survivors.map(
        (name) => `    ${unlisted.includes(name) ? 'survives' : 'equivalent'}: ${name}`,
      ),
      ...outdated.map((name) => `    listed as equivalent, but detected or unknown: ${name}`),
    ])
    .join('\n')
}

/**
 * The tally of the mutation tests. Each tried mutant is one check; an outdated entry of the list
 * and a test that failed before the first mutant are failures.
 */
export function tallyOfMutation(report) {
  const scores = mutationScores(report)
  const failures = [
    ...scores.flatMap(({ id, unlisted, outdated }) => [
      ...unlisted.map((name) => failureOf(id, `survives: ${name}`)),
      ...outdated.map((name) => failureOf(id, `is outdated: ${name}`)),
    ]),
    ...report.testResults.flatMap(({ name, message, status, assertionResults }) => [
      ...(status === 'failed' && assertionResults.length === 0
        ? [{ text: `${name}: ${message}`, command: null }]
        : []),
      ...assertionResults
        .filter((test) => test.status === 'failed' && !test.meta?.mutation)
        .map((test) => ({ text: `${test.fullName}: ${test.failureMessages[0]}`, command: null })),
    ]),
  ]
  if (scores.length === 0 && failures.length === 0) return failedTally('no machine was tried')
  const survived = scores.flatMap(({ unlisted }) => unlisted).length
  const tried = scores.reduce((all, score) => all + score.tried, 0)
  return { ...emptyTally, passed: tried - survived, failed: failures.length, failures }
}

const failureOf = (id, problem) => ({
  text: `${id} ${problem}`,
  command: `npm run mutate -- ${id.split('/').at(-1)}`,
})
