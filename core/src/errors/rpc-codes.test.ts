import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { KitError } from './kit-error.ts'
import { fromWallet, shouldAddChain } from './rpc-codes.ts'

const codeOf = (thrown: unknown) => fromWallet(thrown).code

test.each([
  [-32700, 'rpc/parse'],
  [-32600, 'rpc/invalid-request'],
  [-32601, 'rpc/method-not-found'],
  [-32602, 'rpc/invalid-params'],
  [-32603, 'rpc/internal'],
  [-32000, 'rpc/invalid-input'],
  [-32001, 'rpc/resource-not-found'],
  [-32002, 'rpc/resource-unavailable'],
  [-32003, 'rpc/transaction-rejected'],
  [-32004, 'rpc/method-not-supported'],
  [-32005, 'rpc/limit-exceeded'],
  [-32006, 'rpc/version-unsupported'],
  [4001, 'rpc/user-rejected'],
  [4100, 'rpc/unauthorized'],
  [4200, 'rpc/unsupported-method'],
  [4900, 'rpc/provider-disconnected'],
  [4901, 'rpc/chain-disconnected'],
  [4902, 'rpc/switch-chain'],
  [5700, 'rpc/unsupported-capability'],
  [5710, 'rpc/unsupported-chain-id'],
  [5720, 'rpc/duplicate-id'],
  [5730, 'rpc/unknown-bundle-id'],
  [5740, 'rpc/bundle-too-large'],
  [5750, 'rpc/atomic-upgrade-rejected'],
  [5760, 'rpc/atomicity-not-supported'],
])('fromWallet maps %d, as number and as text, to %s', (number, code) => {
  expect([codeOf({ code: number, message: 'x' }), codeOf({ code: String(number) })]).toEqual([
    code,
    code,
  ])
})

describe('rejections by the visitor', () => {
  test.each([
    { code: 4001 },
    { code: '4001' },
    { code: 'ACTION_REJECTED' },
    { code: -32603, data: { originalError: { code: 4001 } } },
    { code: 4902, cause: { code: 4001 } },
    { code: -32000, message: 'User rejected the request.' },
    { code: -32603, message: 'MetaMask Tx Signature: User denied transaction signature.' },
    { code: 5000, message: 'User disapproved requested methods' },
    { message: 'User cancelled' },
    { error: { message: 'Request was rejected by the user' } },
    new Error('outer', { cause: new Error('user rejected action') }),
    'User declined the request',
    new KitError(catalogue, 'rpc/user-rejected'),
  ])('fromWallet recognises the rejection %o [B5]', (thrown) => {
    expect(codeOf(thrown)).toBe('rpc/user-rejected')
    expect(shouldAddChain(thrown)).toBe(false)
  })
  test.each([
    { code: -32003, message: 'transaction rejected by user policy' },
    { code: -32000, message: 'execution reverted: rejected' },
    { code: -32602, message: 'user rejected is not a parameter' },
    { message: 'nonce too low' },
  ])('fromWallet does not mistake %o for a rejection [B5]', (thrown) => {
    expect(codeOf(thrown)).not.toBe('rpc/user-rejected')
  })
})

describe('errors of wallets', () => {
  test('fromWallet recognises a pending request [B7]', () => {
    expect(codeOf({ code: -32002, message: 'Request already pending' })).toBe(
      'rpc/resource-unavailable',
    )
  })
  test('fromWallet prefers the nested code if the outer one is generic', () => {
    expect(codeOf({ code: -32603, data: { originalError: { code: 4902 } } })).toBe(
      'rpc/switch-chain',
    )
    expect(codeOf({ code: -32603, data: { code: 3 } })).toBe('rpc/internal')
  })
  test('fromWallet sets the original error as cause', () => {
    const thrown = { code: 4100 }
    expect(fromWallet(thrown).cause).toBe(thrown)
  })
  test('fromWallet returns a KitError unchanged', () => {
    const kitError = new KitError(catalogue, 'network/not-found')
    expect(fromWallet(kitError)).toBe(kitError)
  })
  test('fromWallet does not trust a forged KitError', () => {
    const forged = Object.assign(new Error('<b>x</b>'), { name: 'KitError', code: 'no/such-code' })
    expect(fromWallet(forged).message).toBe('Something went wrong')
  })
  test('fromWallet recognises aborts and timeouts', () => {
    expect(codeOf(new DOMException('x', 'AbortError'))).toBe('kit/aborted')
    expect(codeOf(new DOMException('x', 'TimeoutError'))).toBe('kit/timed-out')
  })
})

describe('hostile and unknown values', () => {
  const circular: Record<string, unknown> = {}
  circular.cause = circular
  circular.data = { originalError: circular }
  const hostile = {
    get code(): never {
      throw new Error('no')
    },
    get message(): never {
      throw new Error('no')
    },
  }
  const fail = () => {
    throw new Error('no')
  }
  const proxy = new Proxy({}, { get: fail, has: fail, getPrototypeOf: fail, ownKeys: fail })
  const endless: object = new Proxy(
    {},
    { get: (_target, key) => (key === 'code' ? Number.NaN : endless) },
  )
  const deep = Array.from({ length: 1_000 }).reduce((inner) => ({ cause: inner }), { code: 4001 })

  test.each([
    ['undefined', undefined],
    ['null', null],
    ['text', 'boom'],
    ['a number', 7],
    ['a circular object', circular],
    ['an object with throwing getters', hostile],
    ['a throwing proxy', proxy],
    ['an endless proxy', endless],
    ['a very deep object', deep],
    ['a symbol', Symbol('x')],
    ['a function', () => 0],
    ['an object with an inherited name as code', { code: 'toString' }],
  ])('fromWallet of %s returns kit/unknown [B6]', (_name, thrown) => {
    const error = fromWallet(thrown)
    expect([error.code, error.message]).toEqual(['kit/unknown', 'Something went wrong'])
    expect(shouldAddChain(thrown)).toBe(false)
  })
  test("fromWallet uses the caller's fallback code", () => {
    expect(fromWallet(undefined, 'network/switch-failed').code).toBe('network/switch-failed')
  })
  test('fromWallet returns a KitError for any value, and shouldAddChain a boolean', () => {
    fc.assert(
      fc.property(
        fc.anything({
          withNullPrototype: true,
          withBigInt: true,
          withDate: true,
          withMap: true,
          withObjectString: true,
        }),
        (thrown) => {
          expect(fromWallet(thrown)).toBeInstanceOf(KitError)
          expect(typeof shouldAddChain(thrown)).toBe('boolean')
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

describe('shouldAddChain', () => {
  test.each([
    { code: 4902 },
    { code: -4902 },
    { code: '4902' },
    { code: 32603 },
    { code: -32603 },
    { code: 5000 },
    { code: -32000, data: { originalError: { code: 4902 } } },
    { code: 4902, message: 'Unbekannte Netzwerk-ID' },
    fromWallet({ code: 4902 }),
  ])('shouldAddChain is true for %o [K2]', (thrown) => {
    expect(shouldAddChain(thrown)).toBe(true)
  })
  test.each([
    { code: 4900 },
    { code: -32002 },
    { code: 4001, data: { originalError: { code: 4902 } } },
    undefined,
    'Unrecognized chain',
  ])('shouldAddChain is false for %o [K2]', (thrown) => {
    expect(shouldAddChain(thrown)).toBe(false)
  })
})
