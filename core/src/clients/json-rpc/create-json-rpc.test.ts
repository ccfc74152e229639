import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import type { CustomRpcUrls } from '../../domain/network/network.ts'
import { createManualClock, createMemoryPlatform } from '../../testing/index.ts'
import { createJsonRpc } from './create-json-rpc.ts'
import { type Script, scriptedNodes } from './scripted-nodes.fixture.ts'

const { signal } = new AbortController()
const respondMainnet = () => '0x1'
const balance = { method: 'eth_getBalance', params: ['0xa', 'latest'] }
const rawTransaction = { method: 'eth_sendRawTransaction', params: ['0x02'] }

function start(
  nodes: Record<string, Record<string, Script>>,
  urls: readonly string[],
  customRpcUrls: CustomRpcUrls = {},
) {
  const clock = createManualClock()
  const network = scriptedNodes(nodes)
  const platform = createMemoryPlatform({ clock, fetch: network.fetch })
  const rpc = createJsonRpc({
    platform,
    caipNetworkId: toCaipNetworkId('eip155:1'),
    urls,
    projectId: 'p1',
    customRpcUrls,
  })
  return { clock, rpc, ...network }
}

test('createJsonRpc sends the headers of `customRpcUrls` only to their URL, and throws for invalid ones', async () => {
  const nodes = {
    a: { eth_chainId: () => '0x2' },
    b: { eth_chainId: respondMainnet, eth_getBalance: () => '0x5' },
  }
  const keyOf = (key: string) => ({ fetchOptions: { headers: { 'X-Key': key } } })
  const custom = [{ url: 'https://a', config: keyOf('secret') }, { url: 'https://b/other' }]
  const { rpc, requests } = start(nodes, ['https://a/', 'https://b'], { 'eip155:1': custom })
  await expect(rpc.request(balance, signal)).resolves.toBe('0x5')
  expect(requests.map(({ host, key }) => [host, key])).toEqual([
    ['a', 'secret'],
    ['b', null],
    ['b', null],
  ])
  rpc.stop()
  const invalid = [{ url: 'https://a', config: keyOf('line\nSECRET') }]
  expect(() => start(nodes, ['https://a'], { 'eip155:1': invalid })).toThrow(
    'Option "customRpcUrls.eip155:1" must be URLs with valid headers',
  )
})

test('the chain id probe is sent once, when an endpoint is first used', async () => {
  const { rpc, requests } = start(
    { a: { eth_chainId: respondMainnet, eth_getBalance: () => '0x5' } },
    ['https://a'],
  )
  expect(requests).toEqual([])
  await expect(
    Promise.all([rpc.request(balance, signal), rpc.request(balance, signal)]),
  ).resolves.toEqual(['0x5', '0x5'])
  await rpc.request(balance, signal)
  expect(requests.map(({ methods }) => methods[0])).toEqual([
    'eth_chainId',
    'eth_getBalance',
    'eth_getBalance',
    'eth_getBalance',
  ])
  rpc.stop()
})

test('the chain id probe excludes an endpoint of another chain; requests use the next endpoint [K5]', async () => {
  const nodes = {
    a: { eth_chainId: () => '0x2', eth_getBalance: () => '0xbad' },
    b: { eth_chainId: respondMainnet, eth_getBalance: () => '0x5' },
  }
  const { rpc, count, requests } = start(nodes, ['https://a', 'https://b'])
  await expect(rpc.request(balance, signal)).resolves.toBe('0x5')
  await expect(rpc.request(balance, signal)).resolves.toBe('0x5')
  expect(count('a', 'eth_getBalance')).toBe(0)
  expect(requests.filter(({ host }) => host === 'a')).toHaveLength(1)
  rpc.stop()
})

test('requests reject if every endpoint serves another chain [K5]', async () => {
  const { rpc, count } = start({ a: { eth_chainId: () => '0x2', eth_getBalance: () => '0xbad' } }, [
    'https://a',
  ])
  await expect(rpc.request(balance, signal)).rejects.toMatchObject({
    code: 'endpoint/wrong-chain',
    details: { found: 'eip155:2', expected: 'eip155:1' },
  })
  await expect(rpc.request(balance, signal)).rejects.toMatchObject({ code: 'endpoint/none' })
  expect(count('a', 'eth_getBalance')).toBe(0)
})

test.each([null, '0x', '0xZZ', -1, 'garbage'])(
  'a request rejects if the endpoint returns the chain id %j [B4]',
  async (chainId) => {
    const { rpc } = start({ a: { eth_chainId: () => chainId } }, ['https://a'])
    await expect(rpc.request(balance, signal)).rejects.toMatchObject({
      code: 'endpoint/unreadable',
    })
  },
)

test('a client with several endpoints skips an unreachable endpoint without waiting', async () => {
  const { rpc, clock } = start(
    { b: { eth_chainId: respondMainnet, eth_getBalance: () => '0x5' } },
    ['https://dead', 'https://b'],
  )
  await expect(rpc.request(balance, signal)).resolves.toBe('0x5')
  expect(clock.now()).toBe(0)
  rpc.stop()
})

test('a client with several endpoints skips an endpoint that lacks the method, but does not repeat a reverted call at the next one', async () => {
  const reverted = () => Response.json({ id: 2, error: { code: 3, message: 'execution reverted' } })
  const nodes = {
    a: { eth_chainId: respondMainnet, eth_call: reverted },
    b: { eth_chainId: respondMainnet, eth_getBalance: () => '0x5', eth_call: () => '0x' },
  }
  const { rpc, count } = start(nodes, ['https://a', 'https://b'])
  await expect(rpc.request(balance, signal)).resolves.toBe('0x5')
  await expect(rpc.request({ method: 'eth_call', params: [] }, signal)).rejects.toMatchObject({
    code: 'kit/unknown',
  })
  expect(count('b', 'eth_call')).toBe(0)
  rpc.stop()
})

test('a client with several endpoints skips an endpoint that responds with HTML and never quotes the HTML in an error [G1]', async () => {
  const html = () =>
    new Response('<h1>Maintenance</h1>', { headers: { 'content-type': 'text/html' } })
  const nodes = {
    a: { eth_chainId: respondMainnet, eth_getBalance: html },
    b: { eth_chainId: respondMainnet, eth_getBalance: () => '0x5' },
  }
  const withTwoEndpoints = start(nodes, ['https://a', 'https://b'])
  await expect(withTwoEndpoints.rpc.request(balance, signal)).resolves.toBe('0x5')
  withTwoEndpoints.rpc.stop()
  const withOneEndpoint = start(nodes, ['https://a'])
  await expect(withOneEndpoint.rpc.request(balance, signal)).rejects.toMatchObject({
    code: 'endpoint/unreadable',
    message: expect.not.stringContaining('<'),
  })
})

test('a client with several endpoints sends a transaction to one endpoint only, even if the connection is lost', async () => {
  const lost = () => {
    throw new TypeError('connection lost')
  }
  const nodes = {
    a: { eth_chainId: respondMainnet, eth_sendRawTransaction: lost },
    b: { eth_chainId: respondMainnet, eth_sendRawTransaction: () => '0xhash' },
  }
  const { rpc, count } = start(nodes, ['https://dead', 'https://a', 'https://b'])
  await expect(rpc.request(rawTransaction, signal)).rejects.toMatchObject({
    code: 'endpoint/unreachable',
  })
  expect([
    count('dead', rawTransaction.method),
    count('a', rawTransaction.method),
    count('b', rawTransaction.method),
  ]).toEqual([0, 1, 0])
  rpc.stop()
})

test('a client without endpoints rejects requests with `endpoint/none`', async () => {
  const { rpc } = start({}, [])
  await expect(rpc.request(balance, signal)).rejects.toMatchObject({ code: 'endpoint/none' })
})

test('createJsonRpc throws if one of its URLs is not http(s)', () => {
  expect(() => start({}, ['https://a', 'wss://b'])).toThrow(
    expect.objectContaining({ code: 'endpoint/url-not-supported' }),
  )
})

test('batch sends one request and returns the outcomes in the order of the calls', async () => {
  const { rpc, requests } = start(
    { a: { eth_chainId: respondMainnet, eth_getBalance: () => '0x5', eth_gasPrice: () => '0x6' } },
    ['https://a'],
  )
  const outcomes = await rpc.batch(
    [balance, { method: 'eth_none', params: [] }, { method: 'eth_gasPrice', params: [] }],
    signal,
  )
  expect(outcomes).toMatchObject([
    { ok: true, result: '0x5' },
    { ok: false, error: { code: 'rpc/method-not-found' } },
    { ok: true, result: '0x6' },
  ])
  expect(requests.map(({ methods }) => methods)).toEqual([
    ['eth_chainId'],
    ['eth_getBalance', 'eth_none', 'eth_gasPrice'],
  ])
})

test('batch sends nothing for an empty list', async () => {
  const { rpc, requests } = start({}, ['https://a'])
  await expect(rpc.batch([], signal)).resolves.toEqual([])
  expect(requests).toEqual([])
})

const unresponsive = {
  a: { eth_chainId: respondMainnet, eth_getBalance: () => new Promise(() => {}) },
}

test('an aborted call rejects at once while another call waits for the same probe', async () => {
  let respond = (_: string) => {}
  const chainId = new Promise<string>((resolve) => {
    respond = resolve
  })
  const { rpc } = start({ a: { eth_chainId: () => chainId, eth_getBalance: () => '0x5' } }, [
    'https://a',
  ])
  const caller = new AbortController()
  const aborted = rpc.request(balance, caller.signal)
  const other = rpc.request(balance, signal)
  caller.abort()
  await expect(aborted).rejects.toMatchObject({ code: 'kit/aborted' })
  respond('0x1')
  await expect(other).resolves.toBe('0x5')
})

test('stop() rejects open and later calls with `kit/stopped` and leaves no timer', async () => {
  const { rpc, clock } = start(unresponsive, ['https://a', 'https://b'])
  const open = rpc.request(balance, signal)
  rpc.stop()
  await expect(open).rejects.toMatchObject({ code: 'kit/stopped' })
  await expect(rpc.request(balance, signal)).rejects.toMatchObject({ code: 'kit/stopped' })
  expect(clock.pending()).toBe(0)
})
