import { join } from 'node:path'
import { expect, test } from 'vitest'
import { citationsIn, definedIds, withTests } from './citations.ts'
import { filesIn, isTest, packages, root, textOf } from './repository.ts'

const faultsPath = 'core/docs/faults.md'
const suffixes = ['.ts', '.tsx', '.mts', '.mjs', '.css']
/** This test and the code under test cite example ids that are not defined. */
const isExample = (path: string) => path.startsWith('model-tests/src/architecture/citations')

const cited = packages()
  .flatMap((folder) => filesIn(folder, suffixes))
  .filter((path) => !isExample(path))
  .map((path) => ({ path, citations: citationsIn(textOf(path)) }))

test('every cited fault, rule, oracle and decision is defined in core/docs', () => {
  const defined = definedIds(textOf(faultsPath), textOf('core/docs/decisions.md'))
  const unknown = cited.flatMap(({ path, citations }) =>
    citations.filter(({ id }) => !defined.has(id)).map(({ kind, id }) => `${path}: ${kind} ${id}`),
  )
  expect(unknown).toEqual([])
})

test('faults.md lists the tests that cite each fault, rule and oracle', async () => {
  const tests = cited.filter(({ path }) => isTest(path) || path.startsWith('model-tests/'))
  const testsOf = (id: string) =>
    tests
      .filter(({ citations }) =>
        citations.some((citation) => citation.kind !== 'decision' && citation.id === id),
      )
      .map(({ path }) => path)
  const updated = withTests(textOf(faultsPath), testsOf)
  await expect(updated).toMatchFileSnapshot(join(root, faultsPath))
})

test('no file cites a specification that the repository does not contain', () => {
  const sources = packages().flatMap((folder) => filesIn(folder, suffixes))
  const matches = sources
    .filter((path) => !isExample(path))
    .filter((path) =>
      /\bspecification('s)?,? (\w+ )?sections?\b|\(sections? \d/i.test(textOf(path)),
    )
  expect(matches).toEqual([])
})

test('citationsIn returns the ids of single citations, lists, titles and wrapped comments', () => {
  expect(citationsIn('// fault K1, rules R13 and R14; decision 16')).toEqual([
    { kind: 'fault', id: 'K1' },
    { kind: 'rule', id: 'R13' },
    { kind: 'rule', id: 'R14' },
    { kind: 'decision', id: '16' },
  ])
  expect(citationsIn("test('ignores a late answer [B1, XE1, O3]', () => {")).toEqual([
    { kind: 'fault', id: 'B1' },
    { kind: 'fault', id: 'XE1' },
    { kind: 'oracle', id: 'O3' },
  ])
  expect(citationsIn(' * as described in fault\n * O-2.')).toEqual([{ kind: 'fault', id: 'O-2' }])
  expect(citationsIn("test('keeps the window open [R-B1, R13]', () => {")).toEqual([
    { kind: 'fault', id: 'R-B1' },
    { kind: 'rule', id: 'R13' },
  ])
  expect(citationsIn('const list = [A1]\nfault tolerance, by default 3')).toEqual([])
})

test('definedIds returns the ids of table rows and numbered decisions', () => {
  const defined = definedIds(
    '| K1 | Switch | fails | – |\n| R-B1 | a | b | – |',
    '16. **Amounts** are bigint',
  )
  expect([...defined]).toEqual(['K1', 'R-B1', '16'])
})

test('withTests replaces only the last column', () => {
  expect(withTests('| Id | Fault | Tests |\n| K1 | a \\| b | old |', () => ['x.test.ts'])).toBe(
    '| Id | Fault | Tests |\n| K1 | a \\| b | `x.test.ts` |',
  )
})
