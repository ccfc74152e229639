import { assert, test } from 'vitest'
import { bundleFrame } from './service/bundle-frame.ts'

test('bundleFrame returns one script for browsers, without imports of files or of Node', async () => {
  const script = await bundleFrame()
  assert.include(script, '@w3m-frame/')
  assert.notMatch(script, /(^|[;\n])\s*import[\s{"']/)
  assert.notInclude(script, 'node:')
})
