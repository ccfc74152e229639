import { createServer, type RequestListener, type Server } from 'node:http'
import { type Chain, startChain } from '@latchkit/sandbox/chain'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createJsonRpc } from '../../../core/src/clients/json-rpc/create-json-rpc.ts'
import type { JsonRpc } from '../../../core/src/clients/json-rpc/json-rpc.types.ts'
import { toCaipNetworkId } from '../../../core/src/domain/caip/caip.ts'
import { nodePlatform } from './page.fixture.ts'

let node: Chain
let other: Chain
const servers: Server[] = []
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
afterEach(async () => {
  for (const client of clients.splice(0)) client.stop()
  for (const server of servers.splice(0)) await new Promise((closed) => server.close(closed))
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

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const at = server.address()
  if (at === null || typeof at === 'string') throw new Error('The server has no port')
  return `http://127.0.0.1:${at.port}`
}

/** A real node behind a proxy that fails `times` times and then forwards everything. */
async function behind(
  times: number,
  shut: RequestListener,
): Promise<{ url: string; seen: string[] }> {
  const seen: string[] = []
  const url = await serve(async (request, response) => {
    seen.push(request.url ?? '')
    if (seen.length <= times) return shut(request, response)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const answer = await fetch(node.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.concat(chunks),
    })
    response.setHeader('content-type', 'application/json')
    response.end(await answer.text())
  })
  return { url, seen }
}

test('requests are sent one by one and as a batch', async () => {
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

test('a dead first endpoint falls back to the next', async () => {
  const url = await serve(() => {})
  const gone = servers.pop()
  await new Promise((closed) => gone?.close(closed))
  await expect(clientOf(url, node.url).request(block, signal)).resolves.toMatch(/^0x/)
})

test('a node of another chain is skipped, and rejected if it is the only one [K5]', async () => {
  await expect(
    clientOf(other.url, node.url).request({ method: 'eth_chainId', params: [] }, signal),
  ).resolves.toBe('0x7a69')
  await expect(clientOf(other.url).request(block, signal)).rejects.toMatchObject({
    code: 'endpoint/wrong-chain',
    details: { found: 'eip155:31338', expected: 'eip155:31337' },
  })
})

test('a 429 response is retried after a delay [G3]', async () => {
  const { url, seen } = await behind(2, (_, response) => {
    response.writeHead(429, { 'retry-after': '0' }).end('slow down')
  })
  await expect(clientOf(url).request(block, signal)).resolves.toMatch(/^0x/)
  expect(seen).toHaveLength(4)
})

test('an HTML response is rejected [G1]', async () => {
  const { url } = await behind(1, (_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end('<!doctype html><h1>Sign in to the airport</h1>')
  })
  await expect(clientOf(url).request(block, signal)).rejects.toMatchObject({
    code: 'endpoint/unreadable',
    message: expect.not.stringContaining('airport'),
  })
})

test('a private endpoint is requested unchanged, without chainId and projectId', async () => {
  const { url, seen } = await behind(0, () => {})
  await clientOf(`${url}/my/key?x=1`).request(block, signal)
  expect(seen).toEqual(['/my/key?x=1', '/my/key?x=1'])
})

test('a request to a silent server can be aborted', async () => {
  let asks = 0
  const url = await serve(() => {
    asks += 1
  })
  const caller = new AbortController()
  const asked = clientOf(url).request(block, caller.signal)
  await expect.poll(() => asks).toBe(1)
  caller.abort()
  await expect(asked).rejects.toMatchObject({ code: 'kit/aborted' })
  servers.at(-1)?.closeAllConnections()
})
