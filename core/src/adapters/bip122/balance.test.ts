import { expect, test } from 'vitest'
import { until } from '../../clients/http/until.fixture.ts'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { defineNetwork } from '../../domain/network/define-network.ts'
import { bitcoin, bitcoinTestnet } from '../../domain/networks/index.ts'
import type { AdapterHost } from '../adapter.ts'
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

/** `respondGenesis`: the service's response to the request for the genesis block's hash. */
async function setup(
  respond: (url: string) => unknown,
  api: Record<string, string> = {},
  respondGenesis = () => new Response(genesis),
  customRpcUrls: AdapterHost['customRpcUrls'] = {},
) {
  const verifications: string[] = []
  const calls: string[] = []
  const keys: (string | null)[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const { url, headers } = new Request(input, init)
    keys.push(headers.get('x-key'))
    if (url.endsWith('/block-height/0')) {
      verifications.push(url)
      return respondGenesis()
    }
    calls.push(url)
    const body = await respond(url)
    return body instanceof Response ? body : Response.json(body)
  }
  const started = startAdapter({}, { fetch, api, customRpcUrls })
  return { ...started, calls, keys, verifications, chain: await started.adapter.load() }
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

const own = {
  [testnet]: [
    { url: 'https://one.example/api', config: { fetchOptions: { headers: { 'x-key': 'one' } } } },
    { url: 'https://two.example/api' },
  ],
}

test('balance() reads from the services of `customRpcUrls` alone, with their headers, in order [FH1]', async () => {
  const { chain, calls, keys } = await setup(
    (url) => (url.includes('one') ? new Response('', { status: 404 }) : [utxo(7)]),
    {},
    undefined,
    own,
  )
  const read = chain.balance({ network, address: payment }, signal)
  await expect(read).resolves.toMatchObject({ value: '7' })
  expect(new Set(calls)).toEqual(
    new Set(['one', 'two'].map((name) => `https://${name}.example/api/address/${payment}/utxo`)),
  )
  expect([keys[0], keys.at(-1)]).toEqual(['one', null])
})

test('balance() rejects, and asks no hosted service, if those of `customRpcUrls` fail [FH1]', async () => {
  const { chain, calls } = await setup(() => new Response('', { status: 404 }), {}, undefined, own)
  await expect(chain.balance({ network, address: payment }, signal)).rejects.toMatchObject({
    code: 'endpoint/refused',
  })
  expect(calls.filter((url) => url.includes('mempool.space'))).toEqual([])
})

test('balance() prefers the option `api` to `customRpcUrls`, and ignores an empty list [FH1]', async () => {
  const api = { [testnet]: 'https://esplora.example/api/' }
  const preferred = await setup(() => [], api, undefined, own)
  await preferred.chain.balance({ network, address: payment }, signal)
  expect(preferred.calls).toEqual([`https://esplora.example/api/address/${payment}/utxo`])
  const empty = await setup(() => [], {}, undefined, { [testnet]: [] })
  await empty.chain.balance({ network, address: payment }, signal)
  expect(empty.calls).toEqual([`https://mempool.space/testnet/api/address/${payment}/utxo`])
})

test('balance() verifies the chain of a service once [K5]', async () => {
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
    'a service of another chain',
    '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f',
    'endpoint/wrong-chain',
  ],
  ['an invalid genesis hash', '<html>', 'endpoint/unreadable'],
])('balance() rejects %s before it reads outputs [K5]', async (_, genesisBlock, code) => {
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

test.each([
  ['an output with a text value', [utxo('5')]],
  ['an output with a negative value', [utxo(5), utxo(-5, 1)]],
  ['an output with a fractional value', [utxo(0.5)]],
  ['an output with a value above 2^53', [utxo(2 ** 53)]],
  [
    'outputs whose sum exceeds the supply',
    [utxo(2_000_000_000_000_000), utxo(2_000_000_000_000_000, 1)],
  ],
  ['an output without a value', [utxo(undefined)]],
  ['a repeated output', [utxo(5), utxo(5)]],
  ['an output with an invalid transaction id', [utxo(5, 0, 'x')]],
  ['a null row', [utxo(5), null]],
  ['an object instead of a list', { utxo: [] }],
  ['null instead of a list', null],
])('balance() rejects %s [H4]', async (_, body) => {
  const { chain } = await setup(() => body)
  await expect(chain.balance({ network, address: payment }, signal)).rejects.toMatchObject({
    code: 'endpoint/unreadable',
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
  const unknownNetwork = {
    ...defineNetwork(bitcoin),
    caipNetworkId: toCaipNetworkId('bip122:ffffffffffffffffffffffffffffffff'),
    name: 'Moon',
  }
  await expect(
    chain.balance({ network: unknownNetwork, address: payment }, signal),
  ).rejects.toMatchObject({ code: 'endpoint/none' })
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

test('stop() of the adapter aborts a pending balance()', async () => {
  const { chain, adapter } = await setup(() => new Promise(() => {}))
  const balance = chain.balance({ network, address: payment }, signal)
  adapter.stop()
  await expect(balance).rejects.toMatchObject({ code: 'kit/stopped' })
})
