import { expect, test } from 'vitest'
import { bundle, chunkOf, everWithout, firstOf, modulesIn, weigh, withStatic } from './bundle.mjs'

const near = 'core/src/domain/constants.ts'
const far = 'core/src/domain/caip/caip.ts'

test('what is imported at need weighs nothing until then, and all it leans on afterwards', async () => {
  const chunks = await bundle(
    `export { limits } from './${near}'\nexport const later = () => import('./${far}')`,
  )
  const first = firstOf(chunks)
  expect(modulesIn(first)).toContain(near)
  expect(modulesIn(first)).not.toContain(far)
  expect(modulesIn(withStatic(chunkOf(far, chunks), chunks))).toContain(far)
  expect(weigh(first)).toBeGreaterThan(100)
})

test('an import that is not used leaves next to nothing', async () => {
  expect(weigh(firstOf(await bundle(`import './${near}'`)))).toBeLessThan(60)
})

test('a module that nothing imports is asked for in vain', async () => {
  const chunks = await bundle(`export { limits } from './${near}'`)
  expect(() => chunkOf(far, chunks)).toThrow(/is in no chunk/)
})

test('what a page can ever load leaves out what only one import brings', async () => {
  const chunks = await bundle(
    `export const read = () => import('./${far}')\nexport { limits } from './${near}'`,
  )
  const left = chunkOf(far, chunks)
  expect([...everWithout(far, chunks)].map(({ fileName }) => fileName)).not.toContain(left.fileName)
  expect(everWithout(near, chunks)).toContain(left)
})
