import { expect, test } from 'vitest'
import { isAllowedMethod, readMethods } from '../embedded/methods.ts'
import { requireResult } from './method-results.ts'

const hash = `0x${'ab'.repeat(32)}`
const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

test.each<[method: string, results: readonly unknown[]]>([
  ['eth_sendTransaction', [hash]],
  ['wallet_sendTransaction', [hash]],
  ['wallet_prepareCalls', [{ type: 'user-operation-v07' }]],
  ['personal_sign', [`0x${'ab'.repeat(65)}`, '0x']],
  ['eth_signTransaction', ['0x02', { raw: '0x02', tx: {} }]],
  ['wallet_sendCalls', ['id', { id: 'id', capabilities: {} }]],
  ['eth_accounts', [[], [address]]],
  ['eth_getBalance', ['0x0', '0x00']],
  ['eth_call', ['0x', '0x0']],
  ['eth_getBlockByHash', [null, {}]],
  ['eth_syncing', [false, {}]],
  ['wallet_switchEthereumChain', [null, undefined, true, {}]],
  ['wallet_revokePermissions', [null, '0x']],
  ['constructor', [5]],
  ['solana_signTransaction', [{ transaction: 'x' }, { signature: '2Z' }]],
  ['sendTransfer', [{ txid: 'ab' }]],
])('requireResult returns fitting results of %s [EM6]', (method, results) => {
  for (const result of results) expect(requireResult({ method }, result)).toBe(result)
})

test.each<[method: string, results: readonly unknown[]]>([
  ['eth_accounts', [null, address, [1], ['x']]],
  ['eth_getBalance', [null, 5, '5', '0x', {}]],
  ['eth_getBlockByHash', [undefined, [], 'x']],
  ['eth_getLogs', [null, {}]],
])(
  'requireResult throws rpc/internal for other results of the read %s [EM6]',
  (method, results) => {
    for (const result of results)
      expect(() => requireResult({ method }, result)).toThrow(
        expect.objectContaining({ code: 'rpc/internal', cause: result }),
      )
  },
)

test.each<[method: string, results: readonly unknown[]]>([
  ['eth_sendTransaction', [{ a: 1 }, null, 5, '0x12', `${hash}00`, hash.slice(2)]],
  ['wallet_sendTransaction', [{ a: 1 }, null, 5, '0x12']],
  ['wallet_prepareCalls', [null, 5, 'x', []]],
  ['personal_sign', [null, {}, 'x', '0x1', hash.slice(2)]],
  ['solana_signMessage', [null, '2Z', { signature: '0OIl' }]],
  ['cosmos_signDirect', [null, { signature: 'x' }]],
])('requireResult throws rpc/result-invalid for other results of %s [EM6]', (method, results) => {
  for (const result of results)
    expect(() => requireResult({ method }, result)).toThrow(
      expect.objectContaining({ code: 'rpc/result-invalid', cause: result }),
    )
})

test('requireResult expects one signed Solana transaction for each of the request [EM6]', () => {
  const request = { method: 'solana_signAllTransactions', params: { transactions: ['a', 'b'] } }
  const result = { transactions: ['c', 'd'] }
  expect(requireResult(request, result)).toBe(result)
  for (const transactions of [['c'], ['c', 'd', 'e'], ['c', 7], 'cd'])
    expect(() => requireResult(request, { transactions })).toThrow()
})

test('requireResult knows every read method of the frame but eth_chainId [EM6]', () => {
  const unchecked = readMethods.filter((method) => {
    try {
      return requireResult({ method }, Symbol('not a result')) !== undefined
    } catch {
      return false
    }
  })
  expect(unchecked.filter(isAllowedMethod)).toEqual(['eth_chainId'])
})
