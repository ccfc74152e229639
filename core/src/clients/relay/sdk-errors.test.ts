import { expect, test } from 'vitest'
import { pairingError, requestError } from './sdk-errors.ts'

const failed = new Error('Failed to publish custom payload, please try again. id:17 tag:undefined')
const coded = (code: number, message: string) => Object.assign(new Error(message), { code })

test.each([
  ['remote/unreachable', failed],
  [
    'remote/unreachable',
    new Error('No internet connection detected. Please restart your network and try again.'),
  ],
  [
    'remote/unreachable',
    new Error("Couldn't establish socket connection to the relay server: wss://relay"),
  ],
  ['remote/unreachable', new Error('Socket stalled when trying to connect to wss://relay')],
  [
    'remote/refused',
    new Error('WebSocket connection closed abnormally with code: 3000 (Unauthorized: invalid key)'),
  ],
  ['remote/expired', coded(6, 'Proposal expired')],
  ['remote/expired', { code: 0, message: 'Proposal expired' }],
  ['rpc/user-rejected', { code: 5000, message: 'User rejected.' }],
  ['rpc/user-rejected', { code: 5001, message: 'User disapproved requested chains' }],
  ['rpc/user-rejected', { code: 5002, message: 'nope' }],
  ['rpc/user-rejected', { code: 5003, message: '' }],
  ['rpc/user-rejected', 'User rejected.'],
  ['rpc/user-rejected', { code: 4001 }],
  ['remote/failed', 'Session settlement failed. Signature verification failed'],
  ['remote/failed', undefined],
  ['remote/failed', {}],
])('pairingError maps to `%s`: %o', (code, thrown) => {
  const error = pairingError(thrown)
  expect([error.code, error.cause]).toEqual([code, thrown])
})

test.each([
  ['rpc/user-rejected', { code: 4001, message: 'no' }],
  ['rpc/user-rejected', { code: 5000, message: 'User rejected.' }],
  ['rpc/user-rejected', { code: 5000 }],
  ['remote/request-expired', new Error('Request expired. Please try again.')],
  ['rpc/chain-disconnected', new Error('Missing or invalid. request() chainId: eip155:999')],
  ['rpc/method-not-supported', new Error('Missing or invalid. request() method: eth_sign')],
  [
    'rpc/provider-disconnected',
    new Error(
      "Namespace 'solana' is not configured. Please call connect() first with namespace config.",
    ),
  ],
  ['rpc/provider-disconnected', new Error('Please call connect() before request()')],
  ['rpc/provider-disconnected', { code: 6000, message: 'User disconnected.' }],
  ['rpc/provider-disconnected', new Error("No matching key. session topic doesn't exist: abc")],
  ['remote/unreachable', new Error('Failed to publish payload, please try again. id:1 tag:1108')],
  ['endpoint/unreachable', new Error('Unavailable HTTP RPC url at https://rpc')],
  ['rpc/invalid-params', { code: -32602, message: 'bad' }],
  ['rpc/internal', { code: -32603, message: 'bad' }],
  ['rpc/internal', 'something'],
  ['rpc/internal', null],
])('requestError maps to `%s`: %o', (code, thrown) => {
  expect(requestError(thrown, 'personal_sign').code).toBe(code)
})

test('requestError maps code 5000 of a chain method to `rpc/internal`, because wallets send it for an unknown network', () => {
  expect(
    requestError({ code: 5000, message: 'Unknown chain' }, 'wallet_switchEthereumChain').code,
  ).toBe('rpc/internal')
})
