import { describe, expect, test } from 'vitest'
import { until } from '../../clients/http/until.fixture.ts'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { defineNetwork } from '../../domain/network/define-network.ts'
import { bitcoin, bitcoinTestnet } from '../../domain/networks/index.ts'
import { mainnetPayment, payment, startAdapter, testnet } from './scripted-wallet.fixture.ts'

const { signal } = new AbortController()
const network = defineNetwork(bitcoinTestnet)
const utxo = (value: unknown, vout = 0, txid = 'ab'.repeat(32)) => ({
  txid,
  vout,
  value,
  status: { confirmed: true },
})

const genesis = '000000000933ea01ad0ee984209779baaec3ced90fa3f408719526f8d77f4943'

/** `respondGenesis`: the service's response to the hash of the first block. */
async function setup(
  respond: (url: string) => unknown,
  api: Record<string, string> = {},
  respondGenesis = () => new Response(genesis),
) {
  const verifications: string[] = []
  const calls: string[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const { url } = new Request(input, init)
    if (url.endsWith('/block-height/0')) {
      verifications.push(url)
      return respondGenesis()
    }
    calls.push(url)
    const body = await respond(url)
    return body instanceof Response ? body : Response.json(body)
  }
  const started = startAdapter({}, { fetch, api })
  return { ...started, calls, verifications, chain: await started.adapter.load() }
}

test('balance() returns the exact sum of the unspent outputs', async () => {
  const { chain, calls } = await setup(() => [utxo(2_099_999_999_999_998), utxo(1, 1), utxo(1, 2)])
  await expect(chain.balance({ network, address: payment.toUpperCase() }, signal)).resolves.toEqual(
    {
      value: '2100000000000000',
      decimals: 8,
      symbol: 'BTC',
    },
  )
  expect(calls).toEqual([`https://mempool.space/testnet/api/address/${payment}/utxo`])
})

test('balance() returns 0 without outputs and uses a configured service', async () => {
  const { chain, calls } = await setup(() => [], { [testnet]: 'https://esplora.example/api/' })
  await expect(chain.balance({ network, address: payment }, signal)).resolves.toMatchObject({
    value: '0',
  })
  expect(calls).toEqual([`https://esplora.example/api/address/${payment}/utxo`])
})

describe('the chain of a service', () => {
  test('is verified once [K5]', async () => {
    const { chain, calls, verifications } = await setup(() => [])
    await chain.balance({ network, address: payment }, signal)
    await chain.balance({ network, address: payment }, signal)
    expect([verifications, calls.length]).toEqual([
      ['https://mempool.space/testnet/api/block-height/0'],
      2,
    ])
  })

  test.each([
    [
      'that is another one',
      '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f',
      'endpoint/wrong-chain',
    ],
    ['in an invalid response', '<html>', 'endpoint/unreadable'],
  ])('%s rejects before a balance is read [K5]', async (_, genesisBlock, code) => {
    const { chain, calls } = await setup(
      () => [],
      {},
      () => new Response(genesisBlock),
    )
    await expect(chain.balance({ network, address: payment }, signal)).rejects.toMatchObject({
      code,
    })
    expect(calls).toEqual([])
  })
})

describe('balance() rejects a list with', () => {
  test.each([
    ['a text value', [utxo('5')]],
    ['a negative value', [utxo(5), utxo(-5, 1)]],
    ['a fraction', [utxo(0.5)]],
    ['a value above 2^53', [utxo(2 ** 53)]],
    ['a sum above the supply', [utxo(2_000_000_000_000_000), utxo(2_000_000_000_000_000, 1)]],
    ['no value', [utxo(undefined)]],
    ['a repeated output', [utxo(5), utxo(5)]],
    ['an invalid transaction id', [utxo(5, 0, 'x')]],
    ['a null row', [utxo(5), null]],
    ['an object in place of the list', { utxo: [] }],
    ['null in place of the list', null],
  ])('%s [H4]', async (_, body) => {
    const { chain } = await setup(() => body)
    await expect(chain.balance({ network, address: payment }, signal)).rejects.toMatchObject({
      code: 'endpoint/unreadable',
    })
  })
})

test.each([
  ['an invalid address', '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'],
  ['an address of another network', mainnetPayment],
])('balance() rejects %s without a request', async (_, address) => {
  const { chain, calls } = await setup(() => [])
  await expect(chain.balance({ network, address }, signal)).rejects.toMatchObject({
    code: 'account/balance-unavailable',
  })
  expect(calls).toEqual([])
})

test('balance() rejects a network without a service [K4]', async () => {
  const { chain, calls } = await setup(() => [])
  const unknown = {
    ...defineNetwork(bitcoin),
    caipNetworkId: toCaipNetworkId('bip122:ffffffffffffffffffffffffffffffff'),
    name: 'Moon',
  }
  await expect(chain.balance({ network: unknown, address: payment }, signal)).rejects.toMatchObject(
    { code: 'endpoint/none' },
  )
  expect(calls).toEqual([])
})

test('balance() retries after status 503 and rejects after status 400', async () => {
  let attempts = 0
  const { chain, clock } = await setup(() => {
    attempts += 1
    if (attempts === 1) return new Response('busy', { status: 503 })
    return attempts === 2 ? [utxo(7)] : new Response('Invalid Bitcoin address', { status: 400 })
  })
  const balance = chain.balance({ network, address: payment }, signal)
  await until(() => clock.pending() > 1)
  clock.advance(150)
  await expect(balance).resolves.toMatchObject({ value: '7' })
  await expect(chain.balance({ network, address: payment }, signal)).rejects.toMatchObject({
    code: 'endpoint/refused',
  })
})

test('stop() of the adapter aborts open reads', async () => {
  const { chain, adapter } = await setup(() => new Promise(() => {}))
  const balance = chain.balance({ network, address: payment }, signal)
  adapter.stop()
  await expect(balance).rejects.toMatchObject({ code: 'kit/stopped' })
})
