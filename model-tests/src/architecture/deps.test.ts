import { expect, test } from 'vitest'
import { sourcesOf } from './repository.ts'
import { type Source, sourceOf } from './source.ts'

const mayImport = (path: string): boolean =>
  /^core\/src\/(protocol|kit|testing)\//.test(path) || /\.(actors|flow|store)\.ts$/.test(path)

/** Paths of the files that import `Deps` and may not. */
const importsOfDeps = (sources: readonly Source[]): string[] =>
  sources
    .filter(
      ({ path, imports }) =>
        !mayImport(path) &&
        imports.some(({ names, target }) => names.includes('Deps') && target !== null),
    )
    .map(({ path }) => path)

test('only actors, definitions of flows and stores, protocol, kit and testing import Deps', () => {
  expect(importsOfDeps(sourcesOf('core', 'react-ui'))).toEqual([])
})

test('importsOfDeps returns a machine that imports Deps and accepts its actors', () => {
  const importLine = "import type { Deps } from '../../protocol/deps.ts'"
  expect(importsOfDeps([sourceOf('core/src/flows/send/send.machine.ts', importLine)])).toEqual([
    'core/src/flows/send/send.machine.ts',
  ])
  expect(importsOfDeps([sourceOf('core/src/flows/send/send.actors.ts', importLine)])).toEqual([])
})
