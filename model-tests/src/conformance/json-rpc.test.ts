import { type Chain, startChain } from '@latchkit/sandbox/chain'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createJsonRpc } from '../../../core/src/clients/json-rpc/create-json-rpc.ts'
import type { JsonRpc } from '../../../core/src/clients/json-rpc/json-rpc.types.ts'
import { toCaipNetworkId } from '../../../core/src/domain/caip/caip.ts'
import { nodePlatform } from './page.fixture.ts'

let node: Chain
let other: Chain
const clients: JsonRpc[] = []
const { signal } = new AbortController()
const block = { method: 'eth_blockNumber', params: [] }

beforeAll(async () => {
  node = await startChain({ chainId: 31337 })
  other = await startChain({ chainId: 31338 })
})
afterAll(async () => {
  await Promise.all([node.stop(), other.stop()])
})
afterEach(() => {
  for (const client of clients.splice(0)) client.stop()
})

function clientOf(...urls: string[]): JsonRpc {
  const client = createJsonRpc({
    platform: nodePlatform(),
    caipNetworkId: toCaipNetworkId('eip155:31337'),
    urls,
    projectId: 'p1',
  })
  clients.push(client)
  return client
}

test('request and batch return the results of a node, with an error code for each failed call', async () => {
  const client = clientOf(node.url)
  await expect(client.request(block, signal)).resolves.toMatch(/^0x[0-9a-f]+$/)
  await expect(client.request({ method: 'eth_nothing', params: [] }, signal)).rejects.toMatchObject(
    { code: 'rpc/method-not-found' },
  )
  const bad = { method: 'eth_getBalance', params: ['nonsense', 'latest'] }
  await expect(
    client.batch([block, bad, { method: 'eth_chainId', params: [] }], signal),
  ).resolves.toMatchObject([
    { ok: true },
    { ok: false, error: { code: 'rpc/invalid-params' } },
    { ok: true, result: '0x7a69' },
  ])
})

test('request uses the next endpoint when the first is closed', async () => {
  const closed = await startChain({ chainId: 31337 })
  await closed.stop()
  await expect(clientOf(closed.url, node.url).request(block, signal)).resolves.toMatch(/^0x/)
})

test('request skips a node of another chain and throws endpoint/wrong-chain if it is the only one [K5]', async () => {
  await expect(
    clientOf(other.url, node.url).request({ method: 'eth_chainId', params: [] }, signal),
  ).resolves.toBe('0x7a69')
  await expect(clientOf(other.url).request(block, signal)).rejects.toMatchObject({
    code: 'endpoint/wrong-chain',
    details: { found: 'eip155:31338', expected: 'eip155:31337' },
  })
})
