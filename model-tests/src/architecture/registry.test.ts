import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { knownNamespaces } from '../../../core/src/domain/caip/namespace.ts'
import { foldersImportedBy, machineFolders, missingFrom, styleImportsOf } from './registry.ts'
import { filesIn, textOf } from './repository.ts'
import { sourceOf } from './source.ts'

const parseFile = (path: string) => sourceOf(path, textOf(path))

test('flow-registry.ts lists every flow', () => {
  const imported = foldersImportedBy(parseFile('core/src/kit/runtime/flow-registry.ts'))
  const definitions = filesIn('core/src/flows', ['.flow.ts']).filter((path) =>
    imported.includes(posix.dirname(path)),
  )
  // a flow may run a machine of another folder
  const shared = definitions.flatMap((path) => foldersImportedBy(parseFile(path)))
  const registered = [...imported, ...shared]
  const flows = machineFolders(filesIn('core/src/flows', ['.ts']))
  expect(missingFrom(registered, flows)).toEqual([])
})

test('the kit creates every store', () => {
  // a machine nested in a store's folder is a child of that store
  const stores = machineFolders(filesIn('core/src/stores', ['.ts'])).filter(
    (folder) => folder.split('/').length === 4,
  )
  const created = foldersImportedBy(parseFile('core/src/kit/runtime/stores.ts'))
  expect(missingFrom(created, stores)).toEqual([])
})

test('every adapter folder with an entry point is a known namespace', () => {
  const folders = filesIn('core/src/adapters', ['/index.ts']).map((path) =>
    posix.basename(posix.dirname(path)),
  )
  expect(missingFrom(knownNamespaces, folders)).toEqual([])
})

test('styles.css imports every style sheet', () => {
  const sheets = filesIn('react-ui/src', ['.css']).filter(
    (path) => path !== 'react-ui/src/styles.css',
  )
  const imported = styleImportsOf('react-ui/src/styles.css', textOf('react-ui/src/styles.css'))
  expect(missingFrom(imported, sheets)).toEqual([])
  expect(missingFrom(sheets, imported)).toEqual([])
})

test('missingFrom reports a flow without a line in the registry', () => {
  const registry = sourceOf(
    'core/src/kit/runtime/flow-registry.ts',
    "export const flows = { send: { load: () => import('../../flows/send/index.ts') } }",
  )
  const folders = machineFolders([
    'core/src/flows/send/send.machine.ts',
    'core/src/flows/tip/tip.machine.ts',
    'core/src/flows/tip/tip.view.ts',
  ])
  expect(missingFrom(foldersImportedBy(registry), folders)).toEqual(['core/src/flows/tip'])
  expect(
    styleImportsOf('react-ui/src/styles.css', '@import "./components/row.css" layer(latchkit);'),
  ).toEqual(['react-ui/src/components/row.css'])
})
