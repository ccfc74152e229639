import { describe, expect, test } from 'vitest'
import { until } from '../../clients/http/until.fixture.ts'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { defineNetwork } from '../../domain/network/define-network.ts'
import { bitcoin, bitcoinTestnet } from '../../domain/networks/index.ts'
import { onMainnet, payment, startAdapter, testnet } from './scripted-wallet.fixture.ts'

const { signal } = new AbortController()
const network = defineNetwork(bitcoinTestnet)
const coin = (value: unknown, vout = 0, txid = 'ab'.repeat(32)) => ({
  txid,
  vout,
  value,
  status: { confirmed: true },
})

const genesis = '000000000933ea01ad0ee984209779baaec3ced90fa3f408719526f8d77f4943'

/** `first`: what the service says its chain's first block is. */
async function reading(
  answer: (url: string) => unknown,
  api: Record<string, string> = {},
  first = () => new Response(genesis),
) {
  const proofs: string[] = []
  const asked: string[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const { url } = new Request(input, init)
    if (url.endsWith('/block-height/0')) {
      proofs.push(url)
      return first()
    }
    asked.push(url)
    const answered = await answer(url)
    return answered instanceof Response ? answered : Response.json(answered)
  }
  const started = startAdapter({}, { fetch, api })
  return { ...started, asked, proofs, chain: await started.adapter.load() }
}

test('a balance is the sum of what is not spent, exactly', async () => {
  const { chain, asked } = await reading(() => [
    coin(2_099_999_999_999_998),
    coin(1, 1),
    coin(1, 2),
  ])
  await expect(chain.balance({ network, address: payment.toUpperCase() }, signal)).resolves.toEqual(
    {
      value: '2100000000000000',
      decimals: 8,
      symbol: 'BTC',
    },
  )
  expect(asked).toEqual([`https://mempool.space/testnet/api/address/${payment}/utxo`])
})

test('nothing unspent is nothing; the page names the service', async () => {
  const { chain, asked } = await reading(() => [], { [testnet]: 'https://esplora.example/api/' })
  await expect(chain.balance({ network, address: payment }, signal)).resolves.toMatchObject({
    value: '0',
  })
  expect(asked).toEqual([`https://esplora.example/api/address/${payment}/utxo`])
})

describe('K5: a service says first which chain it answers for', () => {
  test('once', async () => {
    const { chain, asked, proofs } = await reading(() => [])
    await chain.balance({ network, address: payment }, signal)
    await chain.balance({ network, address: payment }, signal)
    expect([proofs, asked.length]).toEqual([
      ['https://mempool.space/testnet/api/block-height/0'],
      2,
    ])
  })

  test.each([
    [
      'another chain',
      '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f',
      'endpoint/wrong-chain',
    ],
    ['nothing that is one', '<html>', 'endpoint/unreadable'],
  ])('%s is not read from', async (_, said, code) => {
    const { chain, asked } = await reading(
      () => [],
      {},
      () => new Response(said),
    )
    await expect(chain.balance({ network, address: payment }, signal)).rejects.toMatchObject({
      code,
    })
    expect(asked).toEqual([])
  })
})

describe('H4: a sum that may be wrong is never given', () => {
  test.each([
    ['a value that is text', [coin('5')]],
    ['a negative value', [coin(5), coin(-5, 1)]],
    ['a fraction', [coin(0.5)]],
    ['a value nobody can hold exactly', [coin(2 ** 53)]],
    ['more than there is', [coin(2_000_000_000_000_000), coin(2_000_000_000_000_000, 1)]],
    ['no value', [coin(undefined)]],
    ['the same coin twice', [coin(5), coin(5)]],
    ['no id', [coin(5, 0, 'x')]],
    ['a row of nothing', [coin(5), null]],
    ['no list', { utxo: [] }],
    ['nothing', null],
  ])('%s', async (_, answer) => {
    const { chain } = await reading(() => answer)
    await expect(chain.balance({ network, address: payment }, signal)).rejects.toMatchObject({
      code: 'endpoint/unreadable',
    })
  })
})

test.each([
  ['none', '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'],
  ['one of another network', onMainnet],
])('an address that is %s is not asked for', async (_, address) => {
  const { chain, asked } = await reading(() => [])
  await expect(chain.balance({ network, address }, signal)).rejects.toMatchObject({
    code: 'account/balance-unavailable',
  })
  expect(asked).toEqual([])
})

test('K4: nothing is read of a network without a service', async () => {
  const { chain, asked } = await reading(() => [])
  const unknown = {
    ...defineNetwork(bitcoin),
    caipNetworkId: toCaipNetworkId('bip122:ffffffffffffffffffffffffffffffff'),
    name: 'Moon',
  }
  await expect(chain.balance({ network: unknown, address: payment }, signal)).rejects.toMatchObject(
    { code: 'endpoint/none' },
  )
  expect(asked).toEqual([])
})

test('a service that is busy is asked again, one that refuses is told as such', async () => {
  let calls = 0
  const { chain, clock } = await reading(() => {
    calls += 1
    if (calls === 1) return new Response('busy', { status: 503 })
    return calls === 2 ? [coin(7)] : new Response('Invalid Bitcoin address', { status: 400 })
  })
  const balance = chain.balance({ network, address: payment }, signal)
  await until(() => clock.pending() > 1)
  clock.advance(150)
  await expect(balance).resolves.toMatchObject({ value: '7' })
  await expect(chain.balance({ network, address: payment }, signal)).rejects.toMatchObject({
    code: 'endpoint/refused',
  })
})

test('the adapter’s stop ends open reads', async () => {
  const { chain, adapter } = await reading(() => new Promise(() => {}))
  const balance = chain.balance({ network, address: payment }, signal)
  adapter.stop()
  await expect(balance).rejects.toMatchObject({ code: 'kit/stopped' })
})
