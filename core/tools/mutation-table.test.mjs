import { expect, test } from 'vitest'
import { mutationScores, mutationTable, tallyOfMutation } from './mutation-table.mjs'
import { emptyTally } from './tally.mjs'

const toast = { id: 'stores/toast', tried: 4, survivors: ['a', 'b'], unlisted: ['b'], outdated: [] }
const reportOf = (...assertionResults) => ({
  testResults: [{ name: 'machines.mutation.ts', status: 'failed', message: '', assertionResults }],
})
const textsOf = ({ failures }) => failures.map(({ text }) => text)
const measured = { status: 'failed', fullName: 'every mutant', meta: { mutation: toast } }

test('mutationScores counts the detected mutants of each machine', () =>
  expect(mutationScores(reportOf(measured))).toMatchObject([
    { id: 'stores/toast', tried: 4, detected: 2, score: '50.0 %' },
  ]))

test('mutationTable marks the survivors that are listed as equivalent', () =>
  expect(mutationTable(mutationScores(reportOf(measured))).split('\n')).toEqual([
    '✗ stores/toast   50.0 %  2 of 4',
    '    equivalent: a',
    '    survives: b',
  ]))

test('tallyOfMutation fails each unlisted survivor and each outdated entry once', () => {
  const mutation = { ...toast, outdated: ['gone'] }
  const command = 'npm run mutate -- toast'
  expect(tallyOfMutation(reportOf({ ...measured, meta: { mutation } }))).toEqual({
    ...emptyTally,
    passed: 3,
    failed: 2,
    failures: [
      { text: 'stores/toast survives: b', command },
      { text: 'stores/toast is outdated: gone', command },
    ],
  })
})

test('tallyOfMutation fails a machine whose own tests fail before the first mutant', () => {
  const failed = { ...measured, meta: {}, failureMessages: ['1 is not 2'] }
  expect(textsOf(tallyOfMutation(reportOf(failed)))).toEqual(['every mutant: 1 is not 2'])
})

test('tallyOfMutation fails a run without a machine', () =>
  expect(textsOf(tallyOfMutation({ testResults: [] }))).toEqual(['no machine was tried']))
