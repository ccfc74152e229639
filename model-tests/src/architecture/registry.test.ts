import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { knownNamespaces } from '../../../core/src/domain/caip/namespace.ts'
import { foldersImportedBy, machineFolders, missingFrom, styleImportsOf } from './registry.ts'
import { filesIn, parsedFile, textOf } from './repository.ts'
import { sourceOf } from './source.ts'

test('the kit creates every store', () => {
  // a machine nested in a store's folder is a child of that store
  const stores = machineFolders(filesIn('core/src/stores', ['.ts'])).filter(
    (folder) => folder.split('/').length === 4,
  )
  const created = foldersImportedBy(parsedFile('core/src/kit/runtime/stores.ts'))
  expect(missingFrom(created, stores)).toEqual([])
})

test('every adapter folder with an entry point is a known namespace', () => {
  const folders = filesIn('core/src/adapters', ['/index.ts']).map((path) =>
    posix.basename(posix.dirname(path)),
  )
  expect(missingFrom(knownNamespaces, folders)).toEqual([])
})

/** The sheets with rules that the code of a file adopts. */
const sheetsOfCode = (path: string): string[] =>
  parsedFile(path).imports.flatMap(({ target }) =>
    target?.endsWith('.css?inline') ? sheetsIn(target.replace('?inline', '')) : [],
  )
const classesIn = (path: string): string[] => textOf(path).match(/\blk-[a-z-]+/g) ?? []

/** The sheets with rules that a style sheet contains. */
const sheetsIn = (path: string): string[] => {
  const imported = styleImportsOf(path, textOf(path))
  return imported.length === 0 ? [path] : imported.flatMap(sheetsIn)
}

test('each style sheet is either in styles.css, or in views.css and adopted by code', () => {
  const rules = filesIn('react-ui/src', ['.css']).filter((path) => sheetsIn(path)[0] === path)
  const inPage = sheetsIn('react-ui/src/styles.css')
  const inViews = sheetsIn('react-ui/src/views.css')
  const inCode = filesIn('react-ui/src', ['.ts', '.tsx']).flatMap(sheetsOfCode)
  expect([...inPage, ...inViews].sort()).toEqual([...rules].sort())
  expect([...new Set(inCode)].sort()).toEqual([...inViews].sort())
})

test('each folder of views adopts the sheets of the classes that it draws, or imports components that do', () => {
  const files = filesIn('react-ui/src/views', ['.tsx']).filter((path) => !path.includes('.test.'))
  const sheets = filesIn('react-ui/src', ['.css']).filter((path) => sheetsIn(path)[0] === path)
  const inModal = ['styles.css', 'components/components.css', 'modal/dialog.css'].flatMap((path) =>
    sheetsIn(`react-ui/src/${path}`),
  )
  const importsOf = (path: string) => parsedFile(path).imports.map(({ target }) => target ?? '')
  const missing = files.flatMap((path) => {
    const folder = files.filter((file) => posix.dirname(file) === posix.dirname(path))
    const code = new Set([...folder, ...folder.flatMap(importsOf)])
    const adopted = [...code].filter((file) => file.endsWith('.tsx')).flatMap(sheetsOfCode)
    return [...new Set(classesIn(path))].filter((name) => {
      const styling = sheets.filter((sheet) => classesIn(sheet).includes(name))
      const isAdopted = [...inModal, ...adopted].some((sheet) => styling.includes(sheet))
      return styling.length > 0 && !isAdopted
    })
  })
  expect(missing).toEqual([])
})

test('missingFrom reports a store without a line in the registry', () => {
  const registry = sourceOf(
    'core/src/kit/runtime/stores.ts',
    "export const stores = { toast: { load: () => import('../../stores/toast/toast.store.ts') } }",
  )
  const folders = machineFolders([
    'core/src/stores/toast/toast.machine.ts',
    'core/src/stores/tip/tip.machine.ts',
    'core/src/stores/tip/tip.reactions.ts',
  ])
  expect(missingFrom(foldersImportedBy(registry), folders)).toEqual(['core/src/stores/tip'])
  expect(
    styleImportsOf('react-ui/src/styles.css', '@import "./components/row.css" layer(latchkit);'),
  ).toEqual(['react-ui/src/components/row.css'])
})
