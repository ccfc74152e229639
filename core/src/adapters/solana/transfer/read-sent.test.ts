import { getBase58Decoder } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { defineNetwork } from '../../../domain/network/define-network.ts'
import type { RpcClients } from '../../shared/rpc-clients.ts'
import { toBase64 } from '../codecs.ts'
import { readSent } from './read-sent.ts'
import { encodeWire } from './wire.ts'

const from = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
const to = '4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS'
const network = defineNetwork({
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  chainNamespace: 'solana',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['https://node.example'] } },
})
const rpcClients: RpcClients = {
  for() {
    throw new Error('A payment in the native token needs no node.')
  },
}
const bytes = encodeWire({ from, to, amount: 7n, token: null, blockhash: to })
const read = (method: string, params: unknown) =>
  readSent(rpcClients)({ network, from, method, params }, new AbortController().signal)

test.each([
  ['base58', getBase58Decoder().decode(bytes)],
  ['base64', toBase64(bytes)],
])('readSent describes a payment in %s [EM3]', async (_, transaction) => {
  expect(await read('solana_signAndSendTransaction', { transaction })).toMatchObject({
    payload: { from, transaction: toBase64(bytes) },
    review: { from, to, asset: null, amount: '7', decimals: 9, symbol: 'SOL' },
  })
})

test.each([
  ['solana_signMessage', { transaction: toBase64(bytes) }],
  ['solana_signAndSendTransaction', { transaction: toBase64(bytes.slice(1)) }],
  ['solana_signAndSendTransaction', null],
])('readSent returns null for %s with %o [EM3]', async (method, params) => {
  expect(await read(method, params)).toBeNull()
})
