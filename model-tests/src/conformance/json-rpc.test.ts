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

async function startServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return `http://127.0.0.1:${address.port}`
}

/** Starts a proxy of the node. `fail` answers the first `times` requests; later ones are forwarded. */
async function startProxy(
  times: number,
  fail: RequestListener,
): Promise<{ url: string; urls: string[] }> {
  const urls: string[] = []
  const url = await startServer(async (request, response) => {
    urls.push(request.url ?? '')
    if (urls.length <= times) return fail(request, response)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const nodeResponse = await fetch(node.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.concat(chunks),
    })
    response.setHeader('content-type', 'application/json')
    response.end(await nodeResponse.text())
  })
  return { url, urls }
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
  const url = await startServer(() => {})
  const closedServer = servers.pop()
  await new Promise((closed) => closedServer?.close(closed))
  await expect(clientOf(url, node.url).request(block, signal)).resolves.toMatch(/^0x/)
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

test('request retries after a 429 response [G3]', async () => {
  const { url, urls } = await startProxy(2, (_, response) => {
    response.writeHead(429, { 'retry-after': '0' }).end('slow down')
  })
  await expect(clientOf(url).request(block, signal)).resolves.toMatch(/^0x/)
  expect(urls).toHaveLength(4)
})

test('request throws endpoint/unreadable for an HTML response, without its text [G1]', async () => {
  const { url } = await startProxy(1, (_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end('<!doctype html><h1>Sign in to the airport</h1>')
  })
  await expect(clientOf(url).request(block, signal)).rejects.toMatchObject({
    code: 'endpoint/unreadable',
    message: expect.not.stringContaining('airport'),
  })
})

test('request uses the URL of a private endpoint unchanged, without chainId and projectId', async () => {
  const { url, urls } = await startProxy(0, () => {})
  await clientOf(`${url}/my/key?x=1`).request(block, signal)
  expect(urls).toEqual(['/my/key?x=1', '/my/key?x=1'])
})

test('request to a server that never responds rejects when the caller aborts', async () => {
  let requestCount = 0
  const url = await startServer(() => {
    requestCount += 1
  })
  const caller = new AbortController()
  const request = clientOf(url).request(block, caller.signal)
  await expect.poll(() => requestCount).toBe(1)
  caller.abort()
  await expect(request).rejects.toMatchObject({ code: 'kit/aborted' })
  servers.at(-1)?.closeAllConnections()
})
