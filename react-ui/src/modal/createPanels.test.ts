import { expect, test } from 'vitest'
import { createTestEnvironment } from '../testing/environment.ts'
import { createPanels } from './createPanels.ts'

test.each(['Elsewhere', 'constructor', '__proto__'])(
  'the unknown view %s has the panel of Connect',
  (name) => {
    const panels = createPanels(createTestEnvironment().kit)
    expect(panels.get(JSON.parse(JSON.stringify(name)))).toBe(panels.get('Connect'))
  },
)
