import { expect, test } from 'vitest'
import { isTest, sourcesOf } from './repository.ts'
import { type Source, sourceOf } from './source.ts'

/** The names of XState that the product uses, which an upgrade of XState must check. */
const allowedNames: readonly string[] = [
  ...[
    'setup',
    'assign',
    'emit',
    'raise',
    'sendTo',
    'enqueueActions',
    'and',
    'or',
    'not',
    'stateIn',
  ],
  ...[
    'fromPromise',
    'fromCallback',
    'createActor',
    'createEmptyActor',
    'SimulatedClock',
    'transition',
    'initialTransition',
  ],
]
/** Whether a name is that of a type. Types may be imported without being listed. */
const isTypeName = (name: string): boolean =>
  /^(Any|Actor|Snapshot|Event|Machine|State|Context|Input|Output|Emitted|Callback|Promise|Clock|Inspection)/.test(
    name,
  )

const unlisted = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ path, imports }) =>
    imports
      .filter(({ specifier }) => specifier === 'xstate' || specifier.startsWith('xstate/'))
      .flatMap(({ specifier, names, types, line }) =>
        names
          .filter(
            (name) =>
              specifier !== 'xstate' ||
              !(allowedNames.includes(name) || (types.includes(name) && isTypeName(name))),
          )
          .map((name) => `${path}:${line}: ${name} of ${specifier}`),
      ),
  )

test('core and react-ui import only the listed names of XState', () => {
  expect(unlisted(sourcesOf('core', 'react-ui').filter(({ path }) => !isTest(path)))).toEqual([])
})

test('unlisted reports other names, namespaces and subpaths of XState', () => {
  const check = (line: string) => unlisted([sourceOf('core/src/kit/create-kit.ts', line)])
  expect(check("import { spawnChild } from 'xstate'")).toHaveLength(1)
  expect(check("import * as everything from 'xstate'")).toHaveLength(1)
  expect(check("import { getShortestPaths } from 'xstate/graph'")).toHaveLength(1)
  expect(check("import { setup, AnyActorRef } from 'xstate'")).toHaveLength(1)
  expect(
    check(
      "import { setup, type SnapshotFrom } from 'xstate'\nimport type { AnyActorRef } from 'xstate'",
    ),
  ).toEqual([])
})
