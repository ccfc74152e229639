import { posix } from 'node:path'
import { expect, test } from 'vitest'
import {
  deepImports,
  entryPointsOf,
  unlistedIndexFiles,
  withoutExtension,
  wrongExports,
} from './entry-points.ts'
import { filesIn, manifestOf, packages, sourcesOf } from './repository.ts'
import { sourceOf } from './source.ts'

const entryPoints = packages().flatMap((folder) => entryPointsOf(folder, manifestOf(folder)))
const styles = packages().flatMap((folder) => {
  const { name, exports = {} } = manifestOf(folder)
  return Object.keys(exports).map((path) => posix.join(name, path))
})

test('every entry point of an exports map has an existing source and points to the build of that source', () => {
  expect(packages().flatMap((folder) => wrongExports(folder, manifestOf(folder)))).toEqual([])
})

test('only entry points are named index', () => {
  const published = ['core', 'react-ui', 'headless-examples/sandbox']
  expect(
    unlistedIndexFiles(
      published.flatMap((folder) => filesIn(`${folder}/src`, ['.ts', '.tsx'])),
      entryPoints,
    ),
  ).toEqual([])
})

test('packages import each other through entry points only', () => {
  expect(deepImports(sourcesOf(...packages()), packages(), entryPoints, styles)).toEqual([])
})

test('relative imports have a file extension', () => {
  expect(withoutExtension(sourcesOf(...packages()))).toEqual([])
  expect(
    withoutExtension([sourceOf('core/src/a.ts', "import './b'\nimport './c.ts'\nimport 'xstate'")]),
  ).toEqual(['core/src/a.ts:1: ./b'])
})

test('wrongExports reports a missing source, a wrong target and a wrong order', () => {
  const valid = {
    'latchkit-source': './src/flows/send/index.ts',
    types: './dist/flows/send/index.d.ts',
    default: './dist/flows/send/index.js',
  }
  const problems = (target: Record<string, string>, exists = true) =>
    wrongExports(
      'core',
      { name: '@latchkit/core', exports: { './flows/send': target } },
      () => exists,
    ).length
  expect(problems(valid)).toBe(0)
  expect(problems(valid, false)).toBe(1)
  expect(problems({ ...valid, types: './dist/flows/sent/index.d.ts' })).toBe(1)
  expect(
    problems({
      default: valid.default,
      types: valid.types,
      'latchkit-source': valid['latchkit-source'],
    }),
  ).toBe(1)
})

test('entryPointsOf expands an exports path with a star to the existing folders', () => {
  const { exports } = { exports: { './flows/*': { 'latchkit-source': './src/flows/*/index.ts' } } }
  const files = [
    'core/src/flows/connect/index.ts',
    'core/src/flows/connect/external/index.ts',
    'core/src/flows/connect/connect.view.ts',
  ]
  expect(
    entryPointsOf('core', { name: '@latchkit/core', exports }, files).map(({ name }) => name),
  ).toEqual(['@latchkit/core/flows/connect', '@latchkit/core/flows/connect/external'])
})

test('unlistedIndexFiles reports an index file that no exports map lists', () => {
  const entryPoint = { folder: 'core', name: '@latchkit/core', source: 'core/src/index.ts' }
  expect(unlistedIndexFiles(['core/src/index.ts', 'core/src/kit/index.ts'], [entryPoint])).toEqual([
    'core/src/kit/index.ts',
  ])
})

test('deepImports reports imports that bypass the entry points', () => {
  const entryPoint = { folder: 'core', name: '@latchkit/core', source: 'core/src/index.ts' }
  const problems = (path: string, specifier: string) =>
    deepImports(
      [sourceOf(path, `import '${specifier}'`)],
      ['core', 'react-ui', 'model-tests'],
      [entryPoint],
      [],
    ).length
  expect(problems('react-ui/src/kit/useKit.ts', '@latchkit/core')).toBe(0)
  expect(problems('react-ui/src/kit/useKit.ts', '@latchkit/core/src/kit/kit.ts')).toBe(1)
  expect(problems('react-ui/src/kit/useKit.ts', '../../../core/src/kit/api/kit.ts')).toBe(1)
  const tool = '../../../core/tools/install-cached.mjs'
  expect(problems('react-ui/src/components/icons.test.tsx', tool)).toBe(0)
  expect(problems('react-ui/src/components/icons.ts', tool)).toBe(1)
  expect(
    problems(
      'model-tests/src/stores/router/router.cases.ts',
      '../../../../core/src/stores/router/router.machine.ts',
    ),
  ).toBe(0)
  expect(
    problems('model-tests/src/browser/connect.test.tsx', '../../../react-ui/src/index.ts'),
  ).toBe(1)
})
