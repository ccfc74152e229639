import { expect, test } from 'vitest'
import { dependentsOf, importsIn } from './import-graph.mjs'

const importers = new Map(
  Object.entries({
    'a/base.ts': [{ path: 'a/view.ts', isLazy: false }],
    'a/view.ts': [{ path: 'a/view.test.ts', isLazy: false }],
    'a/view.test.ts': [],
    'a/samples.json': [],
    'a/view.css': [{ path: 'b/page.ts', isLazy: true }],
    'b/page.ts': [{ path: 'a/base.ts', isLazy: false }],
  }),
)

test('importsIn lists imports, exports, lazy imports and URLs, without types', () => {
  const text = `import type { A } from './a.ts'
import { b } from './b.ts'
import './c.css'
export type { D } from './d.ts'
export type E = 'e'
export { f } from './f.ts'
const g = await import('./g.ts')
const h = new URL('./h.ts', import.meta.url)`
  expect(importsIn(text)).toEqual([
    { specifier: './b.ts', isLazy: false },
    { specifier: './c.css', isLazy: false },
    { specifier: './f.ts', isLazy: false },
    { specifier: './g.ts', isLazy: true },
    { specifier: './h.ts', isLazy: false },
  ])
})

test('dependentsOf follows imports, also in a circle', () => {
  expect(dependentsOf(['b/page.ts'], importers)).toEqual([
    'b/page.ts',
    'a/base.ts',
    'a/view.ts',
    'a/view.test.ts',
  ])
})

test('dependentsOf counts a file that no module imports as a change of the modules beside it', () => {
  expect(dependentsOf(['a/samples.json'], importers).sort()).toEqual([
    'a/base.ts',
    'a/samples.json',
    'a/view.test.ts',
    'a/view.ts',
  ])
})

test('dependentsOf omits the imports that the caller does not follow', () => {
  expect(dependentsOf(['a/view.css'], importers, ({ isLazy }) => !isLazy)).toEqual(['a/view.css'])
})
