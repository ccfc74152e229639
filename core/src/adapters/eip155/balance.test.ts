import { describe, expect, test } from 'vitest'
import { defineNetwork } from '../../domain/network/define-network.ts'
import { startAdapter } from './scripted-wallet.fixture.ts'

const { signal } = new AbortController()
const ada = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const network = defineNetwork({
  id: 31337,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://node.example'] } },
})

/** Creates a chain adapter whose node returns `results[method]`. Records the requests. */
async function createChain(results: Record<string, unknown>) {
  const requests: unknown[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const call: { id: number; method: string } = await new Request(input, init).json()
    requests.push(call)
    return Response.json({ jsonrpc: '2.0', id: call.id, result: results[call.method] })
  }
  const { adapter, clock } = startAdapter({ fetch })
  return { chain: await adapter.load(), adapter, clock, requests }
}

test('balance returns the exact amount in wei as text, with the decimals and symbol of the network', async () => {
  const { chain, requests } = await createChain({
    eth_chainId: '0x7a69',
    eth_getBalance: '0x21e19e0c9bab2400001',
  })
  await expect(chain.balance({ network, address: ada.toLowerCase() }, signal)).resolves.toEqual({
    value: '10000000000000000000001',
    decimals: 18,
    symbol: 'ETH',
  })
  expect(requests).toMatchObject([
    { method: 'eth_chainId' },
    { method: 'eth_blockNumber' },
    { method: 'eth_getBalance', params: [ada, 'latest'] },
  ])
})

test('balance verifies the chain id of an endpoint once', async () => {
  const { chain, requests } = await createChain({ eth_chainId: '0x7a69', eth_getBalance: '0x0' })
  await chain.balance({ network, address: ada }, signal)
  await chain.balance({ network, address: ada }, signal)
  expect(requests).toMatchObject([
    { method: 'eth_chainId' },
    ...Array(2)
      .fill([{ method: 'eth_blockNumber' }, { method: 'eth_getBalance' }])
      .flat(),
  ])
})

test('balance returns the balance of the newest block, also if a node is behind or reports no block [XH4]', async () => {
  const results: Record<string, unknown> = { eth_chainId: '0x7a69' }
  const { chain, clock } = await createChain(results)
  const read = async (block: unknown, value: string) => {
    Object.assign(results, { eth_blockNumber: block, eth_getBalance: value })
    return (await chain.balance({ network, address: ada }, signal)).value
  }
  expect(await read('0x65', '0x5')).toBe('5')
  expect(await read('0x64', '0xa')).toBe('5')
  expect(await read('0x65', '0x4')).toBe('4')
  expect(await read({}, '0x3')).toBe('3')
  clock.advance(300_000)
  expect(await read('0x1', '0x2')).toBe('2')
})

describe('invalid amounts', () => {
  test.each([[''], ['0x'], ['NaN'], ['1e-7'], [0], [true], [[]], [null], [`0x${'f'.repeat(65)}`]])(
    'balance throws endpoint/unreadable for the amount %j [H4]',
    async (result) => {
      const { chain } = await createChain({ eth_chainId: '0x7a69', eth_getBalance: result })
      await expect(chain.balance({ network, address: ada }, signal)).rejects.toMatchObject({
        code: 'endpoint/unreadable',
      })
    },
  )
})

test('balance throws endpoint/wrong-chain and does not read from an endpoint of another chain [K5]', async () => {
  const { chain, requests } = await createChain({ eth_chainId: '0x1', eth_getBalance: '0x5' })
  await expect(chain.balance({ network, address: ada }, signal)).rejects.toMatchObject({
    code: 'endpoint/wrong-chain',
  })
  expect(requests).toMatchObject([{ method: 'eth_chainId' }])
})

test('balance throws endpoint/none for a network without endpoints [K4]', async () => {
  const { chain, requests } = await createChain({})
  const withoutUrls = { ...network, rpcUrls: { default: [], public: [] } }
  await expect(chain.balance({ network: withoutUrls, address: ada }, signal)).rejects.toMatchObject(
    { code: 'endpoint/none' },
  )
  expect(requests).toEqual([])
})

test('balance throws account/balance-unavailable for an invalid address', async () => {
  const { chain } = await createChain({ eth_chainId: '0x7a69', eth_getBalance: '0x5' })
  await expect(chain.balance({ network, address: 'invalid' }, signal)).rejects.toMatchObject({
    code: 'account/balance-unavailable',
  })
})

test('balance rejects with kit/stopped when the adapter stops', async () => {
  const { adapter } = startAdapter({ fetch: () => new Promise(() => {}) })
  const chain = await adapter.load()
  const balance = chain.balance({ network, address: ada }, signal)
  adapter.stop()
  await expect(balance).rejects.toMatchObject({ code: 'kit/stopped' })
})
