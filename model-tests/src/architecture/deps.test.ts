import { expect, test } from 'vitest'
import { sourcesOf } from './repository.ts'
import { type Source, sourceOf } from './source.ts'

const mayImport = (path: string): boolean =>
  /^core\/src\/(protocol|kit|testing)\//.test(path) || path.endsWith('.actors.ts')

/** Files that import `Deps` although they perform no side effects. */
const importsOfDeps = (sources: readonly Source[]): string[] =>
  sources
    .filter(
      ({ path, imports }) =>
        !mayImport(path) &&
        imports.some(({ names, target }) => names.includes('Deps') && target !== null),
    )
    .map(({ path }) => path)

test('only *.actors.ts of a machine imports Deps', () => {
  expect(importsOfDeps(sourcesOf('core', 'react-ui'))).toEqual([])
})

test('importsOfDeps reports a machine that imports Deps', () => {
  const line = "import type { Deps } from '../../protocol/deps.ts'"
  expect(importsOfDeps([sourceOf('core/src/flows/send/send.machine.ts', line)])).toEqual([
    'core/src/flows/send/send.machine.ts',
  ])
  expect(importsOfDeps([sourceOf('core/src/flows/send/send.actors.ts', line)])).toEqual([])
})
