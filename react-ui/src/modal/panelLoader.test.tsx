import { expect, test } from 'vitest'
import { createTestContext } from '../testing/context.ts'
import { createTestEnvironment } from '../testing/environment.ts'
import { panelLoader } from './panelLoader.ts'

test.each(['Elsewhere', 'constructor', '__proto__'])(
  'the unknown view %s has the panel of Connect',
  (name) => {
    const { kit } = createTestEnvironment()
    const context = createTestContext(kit)
    const unknown = panelLoader(context, JSON.parse(JSON.stringify(name)))
    expect(unknown).toBe(panelLoader(context, 'Connect'))
  },
)
