import { describe, expect, test } from 'vitest'
import { scriptedNodes } from '../../../clients/json-rpc/scripted-nodes.fixture.ts'
import { type CaipNetworkId, toCaipNetworkId } from '../../../domain/caip/caip.ts'
import { defineNetwork } from '../../../domain/network/define-network.ts'
import type { Network } from '../../../domain/network/network.ts'
import { startWithWallet } from '../scripted-wallet.fixture.ts'
import {
  ada,
  bob,
  coin,
  ether,
  hash,
  hex,
  network,
  prepareTransfer,
} from './scripted-chain.fixture.ts'

const other = defineNetwork({
  id: 137,
  name: 'Other',
  nativeCurrency: network.nativeCurrency,
  rpcUrls: { default: { http: ['https://other.example'] } },
})
const elsewhere = toCaipNetworkId('eip155:4242')
/** The transfer of one Ether from `ada` to `bob`, on the other network. */
const transaction = {
  hash,
  from: ada.toLowerCase(),
  to: bob.toLowerCase(),
  value: hex(ether),
  input: '0x',
  nonce: '0x4',
  chainId: '0x89',
}
const entryPoint = '0x0000000071727de22e5e9d8baf0edac6f37da032'

type Setup = {
  /** The response of the wallet to `eth_chainId`. */
  walletChain?: () => unknown
  found?: () => unknown
  visited?: readonly CaipNetworkId[]
  /** The hash that the wallet returned. */
  sentHash?: string
  networks?: () => readonly Network[]
}

/** Looks for a transfer whose wallet is, by default, on the other network. */
async function locate({
  walletChain = () => '0x89',
  found = () => transaction,
  visited = [],
  sentHash = hash,
  networks = () => [network, other],
}: Setup = {}) {
  const nodes = scriptedNodes({
    'other.example': { eth_chainId: () => '0x89', eth_getTransactionByHash: found },
    'silent.example': {
      eth_chainId: () => '0xa',
      eth_getTransactionByHash: () => new Promise(() => {}),
    },
  })
  const { chain } = await startWithWallet(
    { eth_chainId: walletChain },
    { fetch: nodes.fetch, networks },
  )
  const client = await chain.transfer?.()
  const prepared = await prepareTransfer()
  const request = { connectorId: 'dev.foxglove', network, prepared, hash: sentHash, visited }
  const location = await client?.locate(request, new AbortController().signal)
  return { location, requests: nodes.requests.length }
}

describe('locate', () => {
  test('locate finds the transfer on the network of the wallet [V4]', async () => {
    expect((await locate()).location).toEqual({ network: other, result: 'sent' })
  })

  test('locate finds the transfer on a network that the wallet has left [V4]', async () => {
    const { location } = await locate({
      walletChain: () => '0x7a69',
      visited: [other.caipNetworkId],
    })
    expect(location).toEqual({ network: other, result: 'sent' })
  })

  test('locate finds the transfer whose hash the wallet returned in capitals [V4]', async () => {
    const { location } = await locate({ sentHash: `0x${hash.slice(2).toUpperCase()}` })
    expect(location).toEqual({ network: other, result: 'sent' })
  })

  test('locate asks no node while the wallet is on the network of the transfer [V4]', async () => {
    expect(await locate({ walletChain: () => '0x7a69' })).toEqual({ location: null, requests: 0 })
  })

  test.each([
    ['another receiver', { to: coin }],
    ['another amount', { value: '0x1' }],
    ['another call', { input: '0x00' }],
    ['the chain id of a third network', { chainId: '0x1' }],
  ])('locate reports a transaction with %s as altered [V4, R14]', async (_, change) => {
    const { location } = await locate({ found: () => ({ ...transaction, ...change }) })
    expect(location).toEqual({ network: other, result: 'altered' })
  })

  test.each([
    ['is one of another account', { from: coin }],
    ['has another hash', { hash: `0x${'0b'.repeat(32)}` }],
  ])('locate ignores a transaction that %s [V4, R14]', async (_, change) => {
    const { location } = await locate({ found: () => ({ ...transaction, ...change }) })
    expect(location).toBeNull()
  })

  test('locate asks all networks at once: one whose node does not respond delays no other [V4]', async () => {
    const silent = defineNetwork({
      id: 10,
      name: 'Silent',
      nativeCurrency: network.nativeCurrency,
      rpcUrls: { default: { http: ['https://silent.example'] } },
    })
    const visited = [silent.caipNetworkId, other.caipNetworkId]
    const networks = () => [network, silent, other]
    const waiting = locate({ walletChain: () => new Promise(() => {}), visited, networks })
    await expect(waiting).resolves.toMatchObject({ location: { network: other, result: 'sent' } })
  })

  test('locate accepts the operation of a contract account, which another account sends [V4]', async () => {
    const input = `0x${ada.slice(2).toLowerCase()}`
    const operation = { ...transaction, from: coin, to: entryPoint, input }
    const { location } = await locate({ found: () => operation })
    expect(location).toEqual({ network: other, result: 'sent' })
  })

  test.each([
    ['does not know the hash', () => null],
    ['fails', () => new Response('', { status: 404 })],
    ['returns an invalid transaction', () => ({ hash })],
  ])('locate finds nothing if the node of the other network %s [V4]', async (_, found) => {
    expect((await locate({ found })).location).toBeNull()
  })

  test('locate names a network that the page did not configure by its chain id [V4]', async () => {
    const { location } = await locate({ walletChain: () => hex(4242n) })
    expect(location).toMatchObject({
      network: { id: '4242', caipNetworkId: elsewhere, rpcUrls: { default: [] } },
      result: 'notConfigured',
    })
  })

  test('locate prefers a network on which it finds the transfer to an unknown one [V4]', async () => {
    const { location } = await locate({ visited: [elsewhere] })
    expect(location).toEqual({ network: other, result: 'sent' })
  })

  test.each([
    ['fails', () => Promise.reject(new Error('x'))],
    ['answers nonsense', () => 'mainnet'],
  ])('locate continues with the earlier networks if the wallet %s [V4]', async (_, walletChain) => {
    expect((await locate({ walletChain })).location).toBeNull()
    const { location } = await locate({ walletChain, visited: [other.caipNetworkId] })
    expect(location).toEqual({ network: other, result: 'sent' })
  })
})
