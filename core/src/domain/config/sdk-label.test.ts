import { expect, test } from 'vitest'
import { sdkLabel } from './sdk-label.ts'

test.each([
  [['eip155'], 'html-eip155-1.7.7'],
  [['eip155', 'solana'], 'html-eip155,solana-1.7.7'],
  [[], 'html-universal-1.7.7'],
])('sdkLabel for the adapters %j returns %s', (adapters, label) => {
  expect(sdkLabel({ platform: 'html', adapters, version: '1.7.7' })).toBe(label)
})
