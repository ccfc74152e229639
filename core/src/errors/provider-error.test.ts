import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { KitError } from './kit-error.ts'
import { toProviderError } from './provider-error.ts'

test.each([
  [new KitError(catalogue, 'rpc/user-rejected'), 4001],
  [new KitError(catalogue, 'rpc/unsupported-method'), 4200],
  [new KitError(catalogue, 'rpc/method-not-found'), -32601],
  [new KitError(catalogue, 'rpc/provider-disconnected'), 4900],
  [new KitError(catalogue, 'rpc/invalid-params'), -32602],
  [new KitError(catalogue, 'connector/chain-mismatch', { found: 'a', expected: 'b' }), 4901],
  [new KitError(catalogue, 'embedded/method-not-allowed'), 4200],
  [new KitError(catalogue, 'network/not-supported-by-wallet'), 4902],
  [new KitError(catalogue, 'rpc/account-changed'), 4100],
  [new KitError(catalogue, 'rpc/network-changed'), 4901],
  [new KitError(catalogue, 'embedded/request-aborted'), 4900],
  [new KitError(catalogue, 'sign/not-verified'), -32003],
  [new KitError(catalogue, 'rpc/result-invalid'), -32003],
  [new KitError(catalogue, 'embedded/frame-error'), -32003],
  [new KitError(catalogue, 'embedded/frame-refused', { text: 'no' }), -32003],
  [
    new KitError(catalogue, 'kit/aborted', {}, { cause: new DOMException('x', 'AbortError') }),
    -32003,
  ],
  [
    new KitError(catalogue, 'kit/timed-out', {}, { cause: new DOMException('x', 'TimeoutError') }),
    -32003,
  ],
  [new KitError(catalogue, 'remote/request-expired'), -32003],
  [new KitError(catalogue, 'remote/unreachable'), -32003],
])('toProviderError(%s) has the number %i, the text and the KitError [EM7]', (error, code) => {
  const converted = toProviderError(error)
  expect(converted).toMatchObject({ name: 'ProviderRpcError', code, message: error.message })
  expect(converted.cause).toBe(error)
  expect(toProviderError(converted)).toBe(converted)
})

test.each([
  [{ code: 4001, message: 'no' }, 4001, 'no'],
  [{ code: '4001', message: 'no' }, 4001, 'no'],
  [{ code: 5101, message: 'unsupported' }, -32004, 'unsupported'],
  [{ code: 'ACTION_REJECTED', message: 'no' }, 4001, 'no'],
  [{ code: -32603, message: 'x', data: { originalError: { code: 4902 } } }, 4902, 'x'],
  [{ code: 3, message: 'execution reverted', data: '0x08c379a0' }, -32003, 'execution reverted'],
  [{ code: -32000, message: 'insufficient funds' }, -32003, 'insufficient funds'],
  [new Error('nonce too low'), -32003, 'nonce too low'],
  [new Error(''), -32003, 'Something went wrong'],
  ['User rejected the request', 4001, 'User rejected the request'],
  [undefined, -32003, 'Something went wrong'],
])(
  'toProviderError(%j) of a wallet has a number and keeps the message [EM7]',
  (thrown, code, message) => {
    expect(toProviderError(thrown)).toMatchObject({ code, message, cause: { name: 'KitError' } })
  },
)

const reverted = { code: 3, message: 'execution reverted' }

test.each([
  [new Error('failed'), -32603],
  [new KitError(catalogue, 'kit/timed-out'), -32603],
  [{ code: -32005, message: 'later' }, -32005],
  [{ code: -32000, message: 'pruned' }, -32000],
  [reverted, 3],
  [new KitError(catalogue, 'kit/unknown', {}, { cause: reverted }), 3],
  [new KitError(catalogue, 'rpc/user-rejected'), 4001],
])('toProviderError(%j) of a request that reads has the number %i [EM7]', (thrown, code) =>
  expect(toProviderError(thrown, 'reads').code).toBe(code),
)

test('toProviderError keeps the data of a wallet or node [EM7]', () => {
  const thrown = { code: 3, message: 'execution reverted', data: '0x08c379a0' }
  expect(toProviderError(thrown).data).toBe('0x08c379a0')
  expect(toProviderError(new KitError(catalogue, 'rpc/internal', {}, { cause: thrown })).data).toBe(
    '0x08c379a0',
  )
  expect(toProviderError(new Error('x')).data).toBeUndefined()
})

test('toProviderError does not throw for a hostile value [B6]', () => {
  const fail = () => {
    throw new Error('no')
  }
  const hostile = new Proxy({}, { get: fail, has: fail, getPrototypeOf: fail, ownKeys: fail })
  expect(() => toProviderError(hostile)).not.toThrow()
})
