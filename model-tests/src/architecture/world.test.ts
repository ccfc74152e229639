import { expect, test } from 'vitest'
import { sourcesOf } from './repository.ts'
import { type Source, sourceOf } from './source.ts'

const mayName = (path: string): boolean =>
  /^core\/src\/(contracts|kit|testing)\//.test(path) || path.endsWith('.actors.ts')

/** Files that hold the world although they do not do anything with it. */
const namingWorld = (sources: readonly Source[]): string[] =>
  sources
    .filter(
      ({ path, imports }) =>
        !mayName(path) &&
        imports.some(({ names, target }) => names.includes('World') && target !== null),
    )
    .map(({ path }) => path)

test('of a chart, only its actors name the world', () => {
  expect(namingWorld(sourcesOf('core', 'react-ui'))).toEqual([])
})

test('the law can fail', () => {
  const line = "import type { World } from '../../protocol/deps.ts'"
  expect(namingWorld([sourceOf('core/src/flows/send/send.machine.ts', line)])).toEqual([
    'core/src/flows/send/send.machine.ts',
  ])
  expect(namingWorld([sourceOf('core/src/flows/send/send.actors.ts', line)])).toEqual([])
})
