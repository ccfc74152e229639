import { expect, test } from 'vitest'
import { networkLabel } from './network-label.ts'

test("networkLabel returns the network's name, switch, unknown or select", () => {
  const label = (
    name: string | null,
    supported: boolean,
    allowUnsupported: boolean,
    connected: boolean,
  ) => networkLabel({ name, supported, allowUnsupported, connected })
  expect(label('Lisk', true, false, true)).toEqual({ is: 'name', name: 'Lisk' })
  expect(label('Lisk', false, true, true)).toEqual({ is: 'name', name: 'Lisk' })
  expect(label('Lisk', false, false, true)).toEqual({ is: 'switch' })
  expect(label(null, false, false, true)).toEqual({ is: 'unknown' })
  expect(label(null, false, false, false)).toEqual({ is: 'select' })
})
