import { posix } from 'node:path'
import { expect, test } from 'vitest'
import {
  deepImports,
  doorsOf,
  indexesWithoutDoor,
  withoutExtension,
  wrongExports,
} from './doors.ts'
import { filesIn, manifestOf, packages, sourcesOf } from './repository.ts'
import { sourceOf } from './source.ts'

const doors = packages().flatMap((folder) => doorsOf(folder, manifestOf(folder)))
const styles = packages().flatMap((folder) => {
  const { name, exports = {} } = manifestOf(folder)
  return Object.keys(exports).map((path) => posix.join(name, path))
})

test('every door of an exports map leads to a source that is there, and to the build of that source', () => {
  expect(packages().flatMap((folder) => wrongExports(folder, manifestOf(folder)))).toEqual([])
})

test('a file is called index only where an exports map points to it', () => {
  const published = ['core', 'react-ui', 'headless-examples/sandbox']
  expect(
    indexesWithoutDoor(
      published.flatMap((folder) => filesIn(`${folder}/src`, ['.ts', '.tsx'])),
      doors,
    ),
  ).toEqual([])
})

test('packages meet at their doors', () => {
  expect(deepImports(sourcesOf(...packages()), packages(), doors, styles)).toEqual([])
})

test('relative imports carry their extension', () => {
  expect(withoutExtension(sourcesOf(...packages()))).toEqual([])
  expect(
    withoutExtension([sourceOf('core/src/a.ts', "import './b'\nimport './c.ts'\nimport 'xstate'")]),
  ).toEqual(['core/src/a.ts:1: ./b'])
})

test('the law on exports can fail', () => {
  const right = {
    'latchkit-source': './src/flows/send/index.ts',
    types: './dist/flows/send/index.d.ts',
    default: './dist/flows/send/index.js',
  }
  const law = (target: Record<string, string>, exists = true) =>
    wrongExports(
      'core',
      { name: '@latchkit/core', exports: { './flows/send': target } },
      () => exists,
    ).length
  expect(law(right)).toBe(0)
  expect(law(right, false)).toBe(1)
  expect(law({ ...right, types: './dist/flows/sent/index.d.ts' })).toBe(1)
  expect(
    law({
      default: right.default,
      types: right.types,
      'latchkit-source': right['latchkit-source'],
    }),
  ).toBe(1)
})

test('one line with a star is many doors', () => {
  const { exports } = { exports: { './flows/*': { 'latchkit-source': './src/flows/*/index.ts' } } }
  const files = [
    'core/src/flows/connect/index.ts',
    'core/src/flows/connect/external/index.ts',
    'core/src/flows/connect/connect.view.ts',
  ]
  expect(
    doorsOf('core', { name: '@latchkit/core', exports }, files).map(({ name }) => name),
  ).toEqual(['@latchkit/core/flows/connect', '@latchkit/core/flows/connect/external'])
})

test('the law on index files can fail', () => {
  const door = { folder: 'core', name: '@latchkit/core', source: 'core/src/index.ts' }
  expect(indexesWithoutDoor(['core/src/index.ts', 'core/src/utils.ts'], [door])).toEqual([
    'core/src/utils.ts',
  ])
})

test('the law on deep imports can fail', () => {
  const door = { folder: 'core', name: '@latchkit/core', source: 'core/src/index.ts' }
  const law = (path: string, specifier: string) =>
    deepImports(
      [sourceOf(path, `import '${specifier}'`)],
      ['core', 'react-ui', 'model-tests'],
      [door],
      [],
    ).length
  expect(law('react-ui/src/kit/useKit.ts', '@latchkit/core')).toBe(0)
  expect(law('react-ui/src/kit/useKit.ts', '@latchkit/core/src/kit/kit.ts')).toBe(1)
  expect(law('react-ui/src/kit/useKit.ts', '../../../core/src/kit/api/kit.ts')).toBe(1)
  expect(
    law(
      'model-tests/src/stores/router/router.cases.ts',
      '../../../../core/src/stores/router/router.machine.ts',
    ),
  ).toBe(0)
  expect(law('model-tests/src/browser/connect.test.tsx', '../../../react-ui/src/index.ts')).toBe(1)
})
