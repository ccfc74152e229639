import { expect, test } from 'vitest'
import { fileCycles, folderCycles } from './cycles.ts'
import { isTest, packages, sourcesOf } from './repository.ts'
import { type Source, sourceOf } from './source.ts'

const files = (record: Record<string, string>) =>
  Object.entries(record).map(([path, text]) => sourceOf(path, text))

/** The texts of a view count as part of `locales`, which lists them. */
const inLocales = (path: string) => path.replace(/\/views\/(.+)\/texts\//, '/locales/$1/')
const withTextsInLocales = (source: Source): Source => ({
  ...source,
  path: inLocales(source.path),
  imports: source.imports.map((each) => ({
    ...each,
    target: each.target && inLocales(each.target),
  })),
})

test('no files import each other in a cycle, types included', () => {
  expect(fileCycles(sourcesOf(...packages()))).toEqual([])
})

test('no folders import each other in a cycle, types included', () => {
  const shipped = sourcesOf(...packages()).filter(({ path }) => !isTest(path))
  expect(folderCycles(shipped.map(withTextsInLocales))).toEqual([])
})

test('fileCycles reports a cycle of three files that a type import closes', () => {
  const cycle = files({
    'core/src/domain/a.ts': "import { b } from './b.ts'\nexport const a = b",
    'core/src/domain/b.ts': "import { c } from './inner/c.ts'\nexport const b = c",
    'core/src/domain/inner/c.ts':
      "import type { A } from '../a.ts'\nexport const c: A | null = null",
    'core/src/domain/d.ts': "import { a } from './a.ts'\nexport const d = a",
  })
  expect(fileCycles(cycle)).toEqual([
    ['core/src/domain/a.ts', 'core/src/domain/b.ts', 'core/src/domain/inner/c.ts'],
  ])
})

test('fileCycles accepts two paths to the same file', () => {
  const diamond = files({
    'core/src/a.ts': "import './b.ts'\nimport './c.ts'",
    'core/src/b.ts': "import './d.ts'",
    'core/src/c.ts': "import './d.ts'",
    'core/src/d.ts': 'export const d = 1',
  })
  expect(fileCycles(diamond)).toEqual([])
})

test('folderCycles reports two folders whose different files import each other', () => {
  const cycle = files({
    'core/src/domain/wallet/list.ts': "import '../token/price.ts'",
    'core/src/domain/wallet/wallet.ts': 'export const wallet = 1',
    'core/src/domain/token/price.ts': 'export const price = 1',
    'core/src/domain/token/deep/holder.ts': "import type { W } from '../../wallet/wallet.ts'",
  })
  expect(folderCycles(cycle)).toEqual([['core/src/domain/token', 'core/src/domain/wallet']])
})

test('folderCycles ignores imports between a folder and its sub-folder', () => {
  const nested = files({
    'core/src/adapters/eip155/chain.ts': "const load = () => import('./transfer/client.ts')",
    'core/src/adapters/eip155/transfer/client.ts': "import '../reads.ts'",
  })
  expect(folderCycles(nested)).toEqual([])
})
