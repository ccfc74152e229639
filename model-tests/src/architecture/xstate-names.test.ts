import { expect, test } from 'vitest'
import { isTest, sourcesOf } from './repository.ts'
import { type Source, sourceOf } from './source.ts'

/** All that we use of XState. Its next major version has to keep these, or change them in chart folders and the kit only. */
const used: readonly string[] = [
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
/** Types by their names; they weigh nothing and end in what they are. */
const isTypeName = (name: string): boolean =>
  /^(Any|Actor|Snapshot|Event|Machine|State|Input|Output|Emitted|Callback|Promise|Clock|Inspection)/.test(
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
              !(used.includes(name) || (types.includes(name) && isTypeName(name))),
          )
          .map((name) => `${path}:${line}: ${name} of ${specifier}`),
      ),
  )

test('charts and the kit use a short list of XState', () => {
  expect(unlisted(sourcesOf('core', 'react-ui').filter(({ path }) => !isTest(path)))).toEqual([])
})

test('the law can fail', () => {
  const law = (line: string) => unlisted([sourceOf('core/src/kit/create-kit.ts', line)])
  expect(law("import { spawnChild } from 'xstate'")).toHaveLength(1)
  expect(law("import * as everything from 'xstate'")).toHaveLength(1)
  expect(law("import { getShortestPaths } from 'xstate/graph'")).toHaveLength(1)
  expect(law("import { setup, AnyActorRef } from 'xstate'")).toHaveLength(1)
  expect(
    law(
      "import { setup, type SnapshotFrom } from 'xstate'\nimport type { AnyActorRef } from 'xstate'",
    ),
  ).toEqual([])
})
