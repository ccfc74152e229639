import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { limits, timeouts } from '../../domain/constants.ts'
import { createManualClock, createMemoryPlatform } from '../../testing/index.ts'
import { until } from '../http/until.fixture.ts'
import { createJsonRpc } from './create-json-rpc.ts'
import { scoresOf } from './ranking.ts'
import { type Script, scriptedNodes } from './scripted-nodes.fixture.ts'

test('scoresOf weighs the share of successful pings by 0.7 and the latency by 0.3', () => {
  expect(scoresOf([[100], [400]])).toEqual([0.7 + 0.3 * 0.75, 0.7])
  expect(
    scoresOf([
      [0, 0],
      [0, null],
    ]),
  ).toEqual([1, 0.35 + 0.3 * 0.5])
})

test('scoresOf scores a slow, reliable endpoint above a fast, unreliable one', () => {
  const [steady = 0, flaky = 0] = scoresOf([
    [900, 900, 900, 900],
    [10, null, 10, null],
  ])
  expect(steady).toBeGreaterThan(flaky)
})

test('scoresOf returns 0 for an endpoint without a successful ping', () => {
  expect(scoresOf([[null, null], []])).toEqual([0, 0])
})

const { signal } = new AbortController()
const balance = { method: 'eth_getBalance', params: ['0xa', 'latest'] }

function start(nodes: Record<string, Record<string, Script>>, isInUse = () => true) {
  const clock = createManualClock()
  const network = scriptedNodes(nodes)
  const platform = createMemoryPlatform({ clock, fetch: network.fetch })
  const urls = Object.keys(nodes).map((host) => `https://${host}`)
  const rpc = createJsonRpc({
    platform,
    caipNetworkId: toCaipNetworkId('eip155:1'),
    urls,
    projectId: null,
    isInUse,
  })
  const pings = (host: string) => network.count(host, 'eth_chainId')
  /** Advances the clock to the next round of pings and waits until the round is over. */
  const round = async (ms: number = timeouts.rankInterval) => {
    const before = network.requests.length
    clock.advance(ms)
    await until(() => network.requests.length > before && clock.pending() === 1)
  }
  return { clock, rpc, pings, round, ...network }
}
const node = (response: string, chainId: Script = () => '0x1') => ({
  eth_chainId: chainId,
  eth_getBalance: () => response,
})

test('the ranking pings every endpoint every four seconds after the first request', async () => {
  const { rpc, pings, round, clock, requests } = start({ a: node('0xa'), b: node('0xb') })
  clock.advance(60_000)
  expect(requests).toEqual([])
  await rpc.request(balance, signal)
  await round()
  await round()
  expect([pings('a'), pings('b')]).toEqual([3, 2])
  rpc.stop()
  expect(clock.pending()).toBe(0)
})

test('the ranking pings only while the network is in use, and resumes with the next request [FH1]', async () => {
  let inUse = true
  const { rpc, pings, round, clock } = start({ a: node('0xa'), b: node('0xb') }, () => inUse)
  await rpc.request(balance, signal)
  await round()
  expect(pings('b')).toBe(1)
  inUse = false
  clock.advance(timeouts.rankInterval)
  expect(clock.pending()).toBe(0)
  await rpc.request(balance, signal)
  clock.advance(timeouts.rankIdle)
  expect([pings('b'), clock.pending()]).toEqual([1, 0])
  inUse = true
  await rpc.request(balance, signal)
  await round()
  expect(pings('b')).toBe(2)
  rpc.stop()
})

test('the ranking prefers another endpoint after failed pings', async () => {
  let isDown = false
  const flaky = () => {
    if (isDown) throw new TypeError('Failed to fetch')
    return '0x1'
  }
  const { rpc, round } = start({ a: node('0xa', flaky), b: node('0xb') })
  await expect(rpc.request(balance, signal)).resolves.toBe('0xa')
  isDown = true
  await round()
  await expect(rpc.request(balance, signal)).resolves.toBe('0xb')
  isDown = false
  for (let count = 0; count < limits.rankSamples; count += 1) {
    await expect(rpc.request(balance, signal)).resolves.toBe('0xb')
    await round()
  }
  await expect(rpc.request(balance, signal)).resolves.toBe('0xa')
  rpc.stop()
})

test('the ranking counts a ping that takes longer than a second as failed', async () => {
  const { rpc, clock, pings } = start({
    a: node('0xa'),
    b: node('0xb', () => new Promise(() => {})),
  })
  await rpc.request(balance, signal)
  clock.advance(timeouts.rankInterval)
  await until(() => pings('b') === 1)
  clock.advance(timeouts.rankTimeout)
  await until(() => clock.pending() === 1)
  await expect(rpc.request(balance, signal)).resolves.toBe('0xa')
  rpc.stop()
  expect(clock.pending()).toBe(0)
})

test('the ranking stops pinging thirty seconds after the last request and resumes with the next', async () => {
  const { rpc, round, clock, pings } = start({ a: node('0xa'), b: node('0xb') })
  await rpc.request(balance, signal)
  for (let count = 0; count < 7; count += 1) await round()
  const before = pings('b')
  clock.advance(timeouts.rankInterval)
  await until(() => pings('b') === before + 1 && clock.pending() === 0)
  clock.advance(600_000)
  expect(pings('b')).toBe(before + 1)
  await rpc.request(balance, signal)
  await round()
  expect(pings('b')).toBe(before + 2)
  rpc.stop()
})

test('the ranking does not ping a single endpoint', async () => {
  const { rpc, clock, pings } = start({ a: node('0xa') })
  await rpc.request(balance, signal)
  expect(clock.pending()).toBe(0)
  clock.advance(60_000)
  expect(pings('a')).toBe(1)
})

test('the ranking excludes an endpoint whose ping reveals another chain [K5]', async () => {
  let chain = '0x1'
  const { rpc, count, clock } = start({ a: node('0xa', () => chain), b: node('0xb') })
  await expect(rpc.request(balance, signal)).resolves.toBe('0xa')
  chain = '0x2'
  clock.advance(timeouts.rankInterval)
  await until(() => count('a', 'eth_chainId') === 2 && clock.pending() === 0)
  await expect(rpc.request(balance, signal)).resolves.toBe('0xb')
  clock.advance(60_000)
  expect([count('a', 'eth_getBalance'), count('a', 'eth_chainId'), clock.pending()]).toEqual([
    1, 2, 0,
  ])
  rpc.stop()
})

test('stop() aborts the pings of the ranking that are in progress', async () => {
  const { rpc, clock, pings } = start({
    a: node('0xa'),
    b: node('0xb', () => new Promise(() => {})),
  })
  await rpc.request(balance, signal)
  clock.advance(timeouts.rankInterval)
  await until(() => pings('b') === 1)
  rpc.stop()
  await until(() => clock.pending() === 0)
})
