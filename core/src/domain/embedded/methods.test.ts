import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  approvedMethods,
  isAllowedMethod,
  isApprovedMethod,
  isReadMethod,
  readMethods,
} from './methods.ts'

test('the allow-list has 41 methods that read and 11 that the visitor approves, none twice [R4]', () => {
  const all: readonly string[] = [...readMethods, ...approvedMethods]
  expect([readMethods.length, approvedMethods.length, new Set(all).size]).toEqual([41, 11, 52])
})

test('isAllowedMethod accepts each method of the list, as one kind', () => {
  for (const method of readMethods)
    expect([isAllowedMethod(method), isReadMethod(method), isApprovedMethod(method)]).toEqual([
      true,
      true,
      false,
    ])
  for (const method of approvedMethods)
    expect([isAllowedMethod(method), isReadMethod(method), isApprovedMethod(method)]).toEqual([
      true,
      false,
      true,
    ])
})

test.each([
  'eth_sign',
  'eth_signTypedData',
  'eth_signTypedData_v3',
  'eth_signTransaction',
  'wallet_addEthereumChain',
  'constructor',
  '__proto__',
  'PERSONAL_SIGN',
  ' personal_sign',
  'personal_sign\u200b',
  '',
])('isAllowedMethod refuses %j [R4, F6]', (method) => {
  expect(isAllowedMethod(method)).toBe(false)
})

test('isAllowedMethod refuses each name that is not in the list [R4]', () => {
  const all: readonly string[] = [...readMethods, ...approvedMethods]
  fc.assert(
    fc.property(fc.string(), (method) => {
      expect(isAllowedMethod(method)).toBe(all.includes(method))
    }),
  )
})
