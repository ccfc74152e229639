import { expect, test } from 'vitest'
import { filesIn, textOf } from './repository.ts'
import { type Source, sourceOf } from './source.ts'

/** Where decimals are read from a chain, their test double, and the entry point for other adapters. */
const allowed = /^core\/src\/(adapters\/|testing\/|utils\.ts$)/

/** Files that turn a number into verified decimals without having read it from a chain (fault V1). */
const wrongSources = (sources: readonly Source[]): readonly string[] =>
  sources
    .filter(({ path, imports }) =>
      imports.some(({ names }) => names.includes('isChainDecimals') && !allowed.test(path)),
    )
    .map(({ path }) => path)

const use = "import { isChainDecimals } from '../../domain/token/chain-token.ts'"

test('only adapters create decimals that a review scales amounts with [V1]', () => {
  const paths = ['core/src', 'react-ui/src'].flatMap((folder) => filesIn(folder, ['.ts', '.tsx']))
  const sources = paths.map((path) => sourceOf(path, textOf(path)))
  expect(wrongSources(sources)).toEqual([])
  const example = 'core/src/clients/data-api/balances.ts'
  expect(wrongSources([sourceOf(example, use)])).toEqual([example])
})
