import { describe, expect, test } from 'vitest'
import { until } from '../../clients/http/until.fixture.ts'
import { timeouts } from '../../domain/constants.ts'
import { ada, hub, local, startAdapter } from './scripted-keplr.fixture.ts'

const { signal } = new AbortController()
const address = ada.addressOn('cosmos')

/** `node`: which chain each endpoint says it is of. */
async function reading(answers: (() => Response)[], own = {}, node = (_: string) => 'cosmoshub-4') {
  const asked: string[] = []
  const proofs: string[] = []
  const fetch = async (input: RequestInfo | URL) => {
    const { url } = new Request(input)
    const isProof = url.endsWith('/cosmos/base/tendermint/v1beta1/node_info')
    ;(isProof ? proofs : asked).push(url)
    if (isProof) return Response.json({ default_node_info: { network: node(url) } })
    return (answers.shift() ?? Response.error)()
  }
  const started = startAdapter({ fetch, own })
  return { ...started, chain: await started.adapter.load(), asked, proofs }
}
const coin = (amount: unknown, denom = 'uatom') => [
  () => Response.json({ balance: { denom, amount } }),
]

test('a balance is exact text, read from the network’s REST endpoint', async () => {
  const { chain, asked } = await reading(coin('00123456789012345678901234567'))
  await expect(chain.balance({ network: hub, address }, signal)).resolves.toEqual({
    value: '123456789012345678901234567',
    decimals: 6,
    symbol: 'ATOM',
  })
  expect(asked).toEqual([
    `https://rest.cosmoshub-4.example/cosmos/bank/v1beta1/balances/${address}/by_denom?denom=uatom`,
  ])
})

test('the page may name another endpoint, below a path', async () => {
  const chains = {
    'cosmos:cosmoshub-4': { prefix: 'cosmos', denom: 'ibc/27', rest: 'https://lcd.example/hub/' },
  }
  const { chain, asked } = await reading(coin('5', 'ibc/27'), { chains })
  await expect(
    chain.balance({ network: hub, address: address.toUpperCase() }, signal),
  ).resolves.toMatchObject({ value: '5' })
  expect(asked).toEqual([
    `https://lcd.example/hub/cosmos/bank/v1beta1/balances/${address}/by_denom?denom=ibc%2F27`,
  ])
})

test('a server that is busy is asked again', async () => {
  const { chain, clock, asked } = await reading([
    () => new Response('', { status: 503 }),
    ...coin('7'),
  ])
  const read = chain.balance({ network: hub, address }, signal)
  await until(() => asked.length === 1 && clock.pending() === 2)
  clock.advance(timeouts.rpcRetryDelay)
  await expect(read).resolves.toMatchObject({ value: '7' })
})

describe('H4: what is no amount is no balance', () => {
  test.each([[''], ['-1'], ['NaN'], ['1e6'], ['1.5'], [7], [null], ['9'.repeat(79)]])(
    '%j',
    async (amount) => {
      const { chain } = await reading(coin(amount))
      await expect(chain.balance({ network: hub, address }, signal)).rejects.toMatchObject({
        code: 'endpoint/unreadable',
      })
    },
  )

  test.each([
    ['another coin', coin('7', 'uosmo')],
    ['HTML', [() => new Response('<html>')]],
    ['nothing', [() => Response.json({})]],
  ])('%s', async (_, answers) => {
    const { chain } = await reading(answers)
    await expect(chain.balance({ network: hub, address }, signal)).rejects.toMatchObject({
      code: 'endpoint/unreadable',
    })
  })
})

test.each([400, 404, 501])('a server that says %d is not asked again', async (status) => {
  const { chain, asked } = await reading([() => new Response('', { status })])
  await expect(chain.balance({ network: hub, address }, signal)).rejects.toMatchObject({
    code: 'endpoint/refused',
  })
  expect(asked).toHaveLength(1)
})

test.each([
  ['an address that is none', hub, 'somebody'],
  ['an address of another chain', hub, ada.addressOn('osmo')],
  ['a chain that nobody describes', local, ada.addressOn('test')],
])('%s is not asked for', async (_, network, owner) => {
  const { chain, asked } = await reading([])
  await expect(chain.balance({ network, address: owner }, signal)).rejects.toMatchObject({
    code: 'account/balance-unavailable',
  })
  expect(asked).toEqual([])
})

test.each([
  ['no endpoint', {}, 'endpoint/none'],
  ['an endpoint that is none', { rest: 'javascript:alert(1)' }, 'endpoint/url-not-supported'],
])('K4: nothing is read of a network with %s', async (_, more, code) => {
  const { chain, asked } = await reading([], {
    chains: { 'cosmos:cosmoshub-4': { prefix: 'cosmos', denom: 'uatom', ...more } },
  })
  const network = { ...hub, rpcUrls: { default: [], public: [] } }
  await expect(chain.balance({ network, address }, signal)).rejects.toMatchObject({ code })
  expect(asked).toEqual([])
})

describe('K5: an endpoint', () => {
  const network = {
    ...hub,
    rpcUrls: { default: ['https://other.example', 'https://mine.example'], public: [] },
  }
  const node = (url: string) => (url.includes('other') ? 'osmosis-1' : 'cosmoshub-4')

  test('of another chain is left for the next', async () => {
    const { chain, asked } = await reading(coin('7'), {}, node)
    await expect(chain.balance({ network, address }, signal)).resolves.toMatchObject({ value: '7' })
    expect(asked).toMatchObject([expect.stringContaining('https://mine.example/')])
  })

  test('that is the only one is named as what it is', async () => {
    const { chain, asked } = await reading([], {}, () => 'osmosis-1')
    await expect(chain.balance({ network: hub, address }, signal)).rejects.toMatchObject({
      code: 'endpoint/wrong-chain',
      details: { found: 'osmosis-1', wanted: 'cosmoshub-4' },
    })
    expect(asked).toEqual([])
  })

  test('says once which chain it is of', async () => {
    const { chain, proofs } = await reading([...coin('7'), ...coin('8')])
    await chain.balance({ network: hub, address }, signal)
    await expect(chain.balance({ network: hub, address }, signal)).resolves.toMatchObject({
      value: '8',
    })
    expect(proofs).toHaveLength(1)
  })
})

test('the adapter’s stop ends open reads', async () => {
  const { adapter } = startAdapter({ fetch: () => new Promise(() => {}) })
  const read = (await adapter.load()).balance({ network: hub, address }, signal)
  adapter.stop()
  await expect(read).rejects.toMatchObject({ code: 'kit/stopped' })
})
