import { expect, test } from 'vitest'
import { root } from '../paths.mjs'
import {
  bundle,
  chunkOf,
  firstLoad,
  modulesIn,
  reachableWithout,
  totalSize,
  withStaticImports,
} from './bundle.mjs'

const staticModule = 'core/src/errors/areas/kit.ts'
const dynamicModule = 'core/src/domain/caip/caip.ts'

test('firstLoad excludes dynamic imports, and withStaticImports returns the chunk of one', async () => {
  const chunks = await bundle(
    `export { kitErrors } from '${root}/${staticModule}'\nexport const load = () => import('${root}/${dynamicModule}')`,
  )
  const first = firstLoad(chunks)
  expect(modulesIn(first)).toContain(staticModule)
  expect(modulesIn(first)).not.toContain(dynamicModule)
  expect(modulesIn(withStaticImports(chunkOf(dynamicModule, chunks), chunks))).toContain(
    dynamicModule,
  )
  expect(totalSize(first)).toBeGreaterThan(100)
})

test('an import without used exports adds less than 60 bytes', async () => {
  expect(totalSize(firstLoad(await bundle(`import '${root}/${staticModule}'`)))).toBeLessThan(60)
})

test('chunkOf throws for a module that is not imported', async () => {
  const chunks = await bundle(`export { kitErrors } from '${root}/${staticModule}'`)
  expect(() => chunkOf(dynamicModule, chunks)).toThrow(/No chunk contains/)
})

test('reachableWithout omits chunks that only one dynamic import loads', async () => {
  const chunks = await bundle(
    `export const read = () => import('${root}/${dynamicModule}')\nexport { kitErrors } from '${root}/${staticModule}'`,
  )
  const omitted = chunkOf(dynamicModule, chunks)
  expect(
    [...reachableWithout(dynamicModule, chunks)].map(({ fileName }) => fileName),
  ).not.toContain(omitted.fileName)
  expect(reachableWithout(staticModule, chunks)).toContain(omitted)
})

test('the entry point of all views costs a page what it imports', async () => {
  const codeFrom = async (name) => {
    const chunks = firstLoad(await bundle(`export { Send } from '@latchkit/react-ui/${name}'`))
    return [...chunks].reduce((length, { code }) => length + code.length, 0)
  }
  // Not gzipped: gzip compresses the same code better or worse in another order.
  expect(await codeFrom('views')).toBeLessThanOrEqual((await codeFrom('views/send')) + 50)
})
