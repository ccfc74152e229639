import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { knownNamespaces } from '../../../core/src/domain/caip/namespace.ts'
import { viewNames } from '../../../core/src/domain/routing/view-name.ts'
import { chartFolders, foldersImportedBy, gatheredBy, keysOf, without } from './registry.ts'
import { filesIn, textOf } from './repository.ts'
import { sourceOf } from './source.ts'

const read = (path: string) => sourceOf(path, textOf(path))

test('every flow has its line in flow-registry.ts', () => {
  const registered = foldersImportedBy(read('core/src/kit/runtime/flow-registry.ts'))
  expect(without(chartFolders(filesIn('core/src/flows', ['.ts'])), registered)).toEqual([])
})

test('every standing chart is made by the kit', () => {
  // one inside another's folder is that chart's own child
  const charts = chartFolders(filesIn('core/src/stores', ['.ts'])).filter(
    (folder) => folder.split('/').length === 4,
  )
  expect(without(charts, foldersImportedBy(read('core/src/kit/runtime/stores.ts')))).toEqual([])
})

test('every view name has a panel, and every panel a view name', () => {
  const panels = keysOf(read('react-ui/src/modal/panels.ts'), 'panels')
  expect(without(viewNames, panels)).toEqual([])
  expect(without(panels, viewNames)).toEqual([])
})

test('every folder of adapters is a known namespace', () => {
  const folders = filesIn('core/src/adapters', ['/index.ts']).map((path) =>
    posix.basename(posix.dirname(path)),
  )
  expect(without(folders, knownNamespaces)).toEqual([])
})

test('styles.css gathers every style sheet', () => {
  const sheets = filesIn('react-ui/src', ['.css']).filter(
    (path) => path !== 'react-ui/src/styles.css',
  )
  const gathered = gatheredBy('react-ui/src/styles.css', textOf('react-ui/src/styles.css'))
  expect(without(sheets, gathered)).toEqual([])
  expect(without(gathered, sheets)).toEqual([])
})

test('the laws can fail: what has no line is named', () => {
  const registry = sourceOf(
    'core/src/kit/runtime/flow-registry.ts',
    "export const flows = { send: { load: () => import('../flows/send/index.ts') } }",
  )
  const folders = chartFolders([
    'core/src/flows/send/send.machine.ts',
    'core/src/flows/tip/tip.machine.ts',
    'core/src/flows/tip/tip.view.ts',
  ])
  expect(without(folders, foldersImportedBy(registry))).toEqual(['core/src/flows/tip'])
  expect(keysOf(registry, 'flows')).toEqual(['send'])
  expect(
    gatheredBy('react-ui/src/styles.css', '@import "./parts/row.css" layer(latchkit);'),
  ).toEqual(['react-ui/src/components/row.css'])
})
