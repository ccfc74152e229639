import { expect, test } from 'vitest'
import { until } from '../../clients/http/until.fixture.ts'
import { timeouts } from '../../domain/constants.ts'
import { ada, hub, local, startAdapter } from './scripted-keplr.fixture.ts'

const { signal } = new AbortController()
const address = ada.addressOn('cosmos')

/** `nodeNetwork`: the chain id in the node info of each endpoint. */
async function setup(
  responses: (() => Response)[],
  options = {},
  nodeNetwork = (_: string) => 'cosmoshub-4',
) {
  const calls: string[] = []
  const verifications: string[] = []
  const fetch = async (input: RequestInfo | URL) => {
    const { url } = new Request(input)
    const isNodeInfo = url.endsWith('/cosmos/base/tendermint/v1beta1/node_info')
    if (isNodeInfo) verifications.push(url)
    else calls.push(url)
    if (isNodeInfo) return Response.json({ default_node_info: { network: nodeNetwork(url) } })
    return (responses.shift() ?? Response.error)()
  }
  const started = startAdapter({ fetch, options })
  return { ...started, chain: await started.adapter.load(), calls, verifications }
}
const withBalance = (amount: unknown, denom = 'uatom') => [
  () => Response.json({ balance: { denom, amount } }),
]

test('balance() returns the exact amount from the network’s REST endpoint', async () => {
  const { chain, calls } = await setup(withBalance('00123456789012345678901234567'))
  await expect(chain.balance({ network: hub, address }, signal)).resolves.toEqual({
    value: '123456789012345678901234567',
    decimals: 6,
    symbol: 'ATOM',
  })
  expect(calls).toEqual([
    `https://rest.cosmoshub-4.example/cosmos/bank/v1beta1/balances/${address}/by_denom?denom=uatom`,
  ])
})

test('balance() uses a configured endpoint with a path', async () => {
  const chains = {
    'cosmos:cosmoshub-4': { prefix: 'cosmos', denom: 'ibc/27', rest: 'https://lcd.example/hub/' },
  }
  const { chain, calls } = await setup(withBalance('5', 'ibc/27'), { chains })
  await expect(
    chain.balance({ network: hub, address: address.toUpperCase() }, signal),
  ).resolves.toMatchObject({ value: '5' })
  expect(calls).toEqual([
    `https://lcd.example/hub/cosmos/bank/v1beta1/balances/${address}/by_denom?denom=ibc%2F27`,
  ])
})

test('balance() retries after status 503', async () => {
  const { chain, clock, calls } = await setup([
    () => new Response('', { status: 503 }),
    ...withBalance('7'),
  ])
  const read = chain.balance({ network: hub, address }, signal)
  await until(() => calls.length === 1 && clock.pending() === 2)
  clock.advance(timeouts.rpcRetryDelay)
  await expect(read).resolves.toMatchObject({ value: '7' })
})

test.each([[''], ['-1'], ['NaN'], ['1e6'], ['1.5'], [7], [null], ['9'.repeat(79)]])(
  'balance() rejects the amount %j [H4]',
  async (amount) => {
    const { chain } = await setup(withBalance(amount))
    await expect(chain.balance({ network: hub, address }, signal)).rejects.toMatchObject({
      code: 'endpoint/unreadable',
    })
  },
)

test.each([
  ['the balance of another coin', withBalance('7', 'uosmo')],
  ['HTML', [() => new Response('<html>')]],
  ['an empty object', [() => Response.json({})]],
])('balance() rejects %s [H4]', async (_, responses) => {
  const { chain } = await setup(responses)
  await expect(chain.balance({ network: hub, address }, signal)).rejects.toMatchObject({
    code: 'endpoint/unreadable',
  })
})

test.each([400, 404, 501])('balance() does not retry after status %d', async (status) => {
  const { chain, calls } = await setup([() => new Response('', { status })])
  await expect(chain.balance({ network: hub, address }, signal)).rejects.toMatchObject({
    code: 'endpoint/refused',
  })
  expect(calls).toHaveLength(1)
})

test.each([
  ['an invalid address', hub, 'invalid'],
  ['an address of another chain', hub, ada.addressOn('osmo')],
  ['a chain that the adapter does not know', local, ada.addressOn('test')],
])('balance() rejects %s without a request', async (_, network, owner) => {
  const { chain, calls } = await setup([])
  await expect(chain.balance({ network, address: owner }, signal)).rejects.toMatchObject({
    code: 'account/balance-unavailable',
  })
  expect(calls).toEqual([])
})

test.each([
  ['no endpoint', {}, 'endpoint/none'],
  ['an unsafe endpoint', { rest: 'javascript:alert(1)' }, 'endpoint/url-not-supported'],
])('balance() rejects a network with %s [K4]', async (_, overrides, code) => {
  const { chain, calls } = await setup([], {
    chains: { 'cosmos:cosmoshub-4': { prefix: 'cosmos', denom: 'uatom', ...overrides } },
  })
  const network = { ...hub, rpcUrls: { default: [], public: [] } }
  await expect(chain.balance({ network, address }, signal)).rejects.toMatchObject({ code })
  expect(calls).toEqual([])
})

const hubWithTwoEndpoints = {
  ...hub,
  rpcUrls: { default: ['https://other.example', 'https://hub.example'], public: [] },
}
const networkOfNode = (url: string) => (url.includes('other') ? 'osmosis-1' : 'cosmoshub-4')

test('balance() skips an endpoint of another chain and uses the next one [K5]', async () => {
  const { chain, calls } = await setup(withBalance('7'), {}, networkOfNode)
  await expect(
    chain.balance({ network: hubWithTwoEndpoints, address }, signal),
  ).resolves.toMatchObject({ value: '7' })
  expect(calls).toMatchObject([expect.stringContaining('https://hub.example/')])
})

test('balance() rejects if the only endpoint is of another chain [K5]', async () => {
  const { chain, calls } = await setup([], {}, () => 'osmosis-1')
  await expect(chain.balance({ network: hub, address }, signal)).rejects.toMatchObject({
    code: 'endpoint/wrong-chain',
    details: { found: 'osmosis-1', expected: 'cosmoshub-4' },
  })
  expect(calls).toEqual([])
})

test('balance() verifies the chain of an endpoint once [K5]', async () => {
  const { chain, verifications } = await setup([...withBalance('7'), ...withBalance('8')])
  await chain.balance({ network: hub, address }, signal)
  await expect(chain.balance({ network: hub, address }, signal)).resolves.toMatchObject({
    value: '8',
  })
  expect(verifications).toHaveLength(1)
})

test('stop() of the adapter aborts a pending balance()', async () => {
  const { adapter } = startAdapter({ fetch: () => new Promise(() => {}) })
  const read = (await adapter.load()).balance({ network: hub, address }, signal)
  adapter.stop()
  await expect(read).rejects.toMatchObject({ code: 'kit/stopped' })
})
