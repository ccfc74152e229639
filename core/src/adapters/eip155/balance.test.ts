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

async function chainWith(answers: Record<string, unknown>) {
  const asked: unknown[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const call: { id: number; method: string } = await new Request(input, init).json()
    asked.push(call)
    return Response.json({ jsonrpc: '2.0', id: call.id, result: answers[call.method] })
  }
  const { adapter } = startAdapter({ fetch })
  return { chain: await adapter.load(), adapter, asked }
}

test('a balance is exact text, in the network’s own currency', async () => {
  const { chain, asked } = await chainWith({
    eth_chainId: '0x7a69',
    eth_getBalance: '0x21e19e0c9bab2400001',
  })
  await expect(chain.balance({ network, address: ada.toLowerCase() }, signal)).resolves.toEqual({
    value: '10000000000000000000001',
    decimals: 18,
    symbol: 'ETH',
  })
  expect(asked).toMatchObject([
    { method: 'eth_chainId' },
    { method: 'eth_getBalance', params: [ada, 'latest'] },
  ])
})

test('what was learnt about a network’s endpoints is kept', async () => {
  const { chain, asked } = await chainWith({ eth_chainId: '0x7a69', eth_getBalance: '0x0' })
  await chain.balance({ network, address: ada }, signal)
  await chain.balance({ network, address: ada }, signal)
  expect(asked).toMatchObject([
    { method: 'eth_chainId' },
    { method: 'eth_getBalance' },
    { method: 'eth_getBalance' },
  ])
})

describe('H4: what is no amount is no balance', () => {
  test.each([[''], ['0x'], ['NaN'], ['1e-7'], [0], [true], [[]], [null], [`0x${'f'.repeat(65)}`]])(
    '%j',
    async (answer) => {
      const { chain } = await chainWith({ eth_chainId: '0x7a69', eth_getBalance: answer })
      await expect(chain.balance({ network, address: ada }, signal)).rejects.toMatchObject({
        code: 'endpoint/unreadable',
      })
    },
  )
})

test('K5: nothing is read from an endpoint of another chain', async () => {
  const { chain, asked } = await chainWith({ eth_chainId: '0x1', eth_getBalance: '0x5' })
  await expect(chain.balance({ network, address: ada }, signal)).rejects.toMatchObject({
    code: 'endpoint/wrong-chain',
  })
  expect(asked).toMatchObject([{ method: 'eth_chainId' }])
})

test('K4: nothing is read of a network without endpoints', async () => {
  const { chain, asked } = await chainWith({})
  const unknown = { ...network, rpcUrls: { default: [], public: [] } }
  await expect(chain.balance({ network: unknown, address: ada }, signal)).rejects.toMatchObject({
    code: 'endpoint/none',
  })
  expect(asked).toEqual([])
})

test('an address that is none is not asked for', async () => {
  const { chain } = await chainWith({ eth_chainId: '0x7a69', eth_getBalance: '0x5' })
  await expect(chain.balance({ network, address: 'somebody' }, signal)).rejects.toMatchObject({
    code: 'account/balance-unavailable',
  })
})

test('the adapter’s stop ends open reads', async () => {
  const { adapter } = startAdapter({ fetch: () => new Promise(() => {}) })
  const chain = await adapter.load()
  const reading = chain.balance({ network, address: ada }, signal)
  adapter.stop()
  await expect(reading).rejects.toMatchObject({ code: 'kit/stopped' })
})
