import { assert, expect, test } from 'vitest'
import { parseChain, sandboxRemoteChains } from './chains.ts'

test('sandboxRemoteChains returns chains of all namespaces, with the nodes of the sandbox', () => {
  const token = '0x0000000000000000000000000000000000000000'
  const local = {
    chainId: 31337,
    name: 'Local',
    rpc: 'http://127.0.0.1:1',
    token,
    tokens: [],
    collections: [],
    market: null,
  } as const
  const svm = { rpc: 'http://svm', ws: 'ws://svm', tokens: [] }
  const chains = sandboxRemoteChains({ chains: [local], svm, balances: 'http://balances' }).map(
    parseChain,
  )
  expect(new Set(chains.map(({ namespace }) => namespace))).toEqual(
    new Set(['eip155', 'solana', 'bip122', 'polkadot', 'cosmos']),
  )
  const nodes = Object.fromEntries(
    chains.flatMap(({ name, rpc }) => (rpc === null ? [] : [[name, rpc]])),
  )
  expect(nodes).toEqual({
    Local: 'http://127.0.0.1:1',
    'Solana Devnet': 'http://svm',
    'Bitcoin Testnet': 'http://balances/bip122/api',
    Bitcoin: 'http://balances/bip122/api',
  })
})

test('parseChain throws for an unknown namespace and for a missing reference', () => {
  for (const caip2 of ['near:mainnet', 'solana:', 'solana'])
    assert.throws(() => parseChain({ caip2 }), 'no keys')
})
