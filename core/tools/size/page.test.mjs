import { expect, test } from 'vitest'
import { modulesIn } from './bundle.mjs'
import { measurePage } from './page.mjs'

test('an application loads at most 12 files for the first view, and 24 for all later views', async () => {
  const { chunks, first, view } = await measurePage()
  expect(first.size).toBeLessThanOrEqual(4)
  expect(view.size - first.size).toBeLessThanOrEqual(12)
  const ours = (chunk) => modulesIn([chunk]).some((path) => /^(core|react-ui)\/src\//.test(path))
  const later = chunks.filter((chunk) => !view.has(chunk) && ours(chunk))
  const afterOpening = later.filter(
    (chunk) => !modulesIn([chunk]).some((path) => /\/(adapters|connectors|devtools)\//.test(path)),
  )
  expect(afterOpening.length).toBeLessThanOrEqual(24)
})
