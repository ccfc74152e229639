import { expect, test } from 'vitest'
import { UsageError } from './arguments.mjs'
import { affectedParts, changedSince } from './changes.mjs'
import { listMachines } from './machines.mjs'

const namesOf = (parts) => Object.keys(parts).sort()

test('changedSince throws a UsageError for an unknown commit', () => {
  expect(() => changedSince('no-such-commit')).toThrow(
    new UsageError('git knows no commit "no-such-commit".'),
  )
})

test('changedSince lists paths relative to the repository, and none twice', () => {
  const changed = changedSince('HEAD')
  expect(changed.filter((path) => path.startsWith('/'))).toEqual([])
  expect(new Set(changed).size).toBe(changed.length)
})

test('no change affects no part', () => expect(affectedParts([])).toEqual({}))

test('a change of the lockfile affects all parts', () =>
  expect(affectedParts(['README.md', 'package-lock.json'])).toBeNull())

test('a change of a document affects the architecture tests and the checks of all files', () => {
  const parts = affectedParts(['README.md'])
  expect(namesOf(parts)).toEqual(['lint', 'tests', 'types', 'unused'])
  expect(parts.tests).toEqual({ filters: ['model-tests/src/architecture/'], machines: [] })
})

test('a change of the cases of a machine affects its specs, its walk and its mutants only', () => {
  const { tests, mutate, browser } = affectedParts(['model-tests/src/flows/send/send.cases.ts'])
  expect(mutate.machines).toEqual(['send'])
  expect(tests.machines).toEqual(['send'])
  expect(browser.filters).toEqual(['model-tests/src/flows/send/send.browser.test.tsx'])
  expect(tests.filters.filter((path) => !path.startsWith('model-tests/src/flows/send/'))).toEqual([
    'model-tests/src/walker/machines.walk.test.ts',
    'model-tests/src/architecture/',
  ])
})

test('a change of a style affects the tests of its view, the journeys and the sizes', () => {
  const parts = affectedParts(['react-ui/src/views/send/send.css'])
  expect(parts.tests.filters).toContain('react-ui/src/views/send/SendStep.test.tsx')
  expect(parts.browser.filters).toContain('model-tests/src/browser/')
  expect(namesOf(parts)).toEqual(expect.arrayContaining(['browser', 'consumers', 'size']))
})

test('a change of a vector affects the vectors', () =>
  expect(namesOf(affectedParts(['model-tests/src/vectors/data/caip.json']))).toContain('vectors'))

test('a change of a machine affects its own walk, not those of machines that can load it', () => {
  const { tests } = affectedParts(['core/src/flows/send/send.guards.ts'])
  expect(tests.machines).toEqual(['send'])
})

test('a change of the walker affects the walks of all machines', () => {
  const { tests } = affectedParts(['model-tests/src/walker/walk.ts'])
  expect(tests.machines).toEqual(listMachines().map(({ name }) => name))
})
