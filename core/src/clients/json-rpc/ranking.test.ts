import { describe, expect, test } from 'vitest'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { limits } from '../../domain/constants.ts'
import { createManualClock, createMemoryPlatform } from '../../testing/index.ts'
import { until } from '../http/until.fixture.ts'
import { createJsonRpc } from './create-json-rpc.ts'
import { scoresOf } from './ranking.ts'
import { type Script, scriptedNodes } from './scripted-nodes.fixture.ts'

describe('a score', () => {
  test('weighs how often an endpoint answered 0.7 and how fast 0.3', () => {
    expect(scoresOf([[100], [400]])).toEqual([0.7 + 0.3 * 0.75, 0.7])
    expect(
      scoresOf([
        [0, 0],
        [0, null],
      ]),
    ).toEqual([1, 0.35 + 0.3 * 0.5])
  })

  test('prefers the slow and steady to the fast and flaky', () => {
    const [steady = 0, flaky = 0] = scoresOf([
      [900, 900, 900, 900],
      [10, null, 10, null],
    ])
    expect(steady).toBeGreaterThan(flaky)
  })

  test('is nothing for one that never answered, or was never asked', () => {
    expect(scoresOf([[null, null], []])).toEqual([0, 0])
  })
})

const { signal } = new AbortController()
const balance = { method: 'eth_getBalance', params: ['0xa', 'latest'] }

function start(nodes: Record<string, Record<string, Script>>) {
  const clock = createManualClock()
  const network = scriptedNodes(nodes)
  const platform = createMemoryPlatform({ clock, fetch: network.fetch })
  const urls = Object.keys(nodes).map((host) => `https://${host}`)
  const rpc = createJsonRpc({
    platform,
    caipNetworkId: toCaipNetworkId('eip155:1'),
    urls,
    projectId: null,
  })
  const pings = (host: string) => network.count(host, 'eth_chainId')
  /** Moves to the next round of pings and lets it end. */
  const round = async (ms: number = limits.rankInterval) => {
    const before = network.asked.length
    clock.advance(ms)
    await until(() => network.asked.length > before && clock.pending() === 1)
  }
  return { clock, rpc, pings, round, ...network }
}
const node = (answer: string, chainId: Script = () => '0x1') => ({
  eth_chainId: chainId,
  eth_getBalance: () => answer,
})

test('pings go to every endpoint every four seconds, from the first request on', async () => {
  const { rpc, pings, round, clock, asked } = start({ a: node('0xa'), b: node('0xb') })
  clock.advance(60_000)
  expect(asked).toEqual([])
  await rpc.request(balance, signal)
  await round()
  await round()
  expect([pings('a'), pings('b')]).toEqual([3, 2])
  rpc.stop()
  expect(clock.pending()).toBe(0)
})

test('after pings that failed the steadier endpoint is asked first', async () => {
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

test('a ping that takes longer than a second has failed', async () => {
  const { rpc, clock, pings } = start({
    a: node('0xa'),
    b: node('0xb', () => new Promise(() => {})),
  })
  await rpc.request(balance, signal)
  clock.advance(limits.rankInterval)
  await until(() => pings('b') === 1)
  clock.advance(limits.rankTimeout)
  await until(() => clock.pending() === 1)
  await expect(rpc.request(balance, signal)).resolves.toBe('0xa')
  rpc.stop()
  expect(clock.pending()).toBe(0)
})

test('pinging ends thirty seconds after the last request, and begins again with the next', async () => {
  const { rpc, round, clock, pings } = start({ a: node('0xa'), b: node('0xb') })
  await rpc.request(balance, signal)
  for (let count = 0; count < 7; count += 1) await round()
  const before = pings('b')
  clock.advance(limits.rankInterval)
  await until(() => pings('b') === before + 1 && clock.pending() === 0)
  clock.advance(600_000)
  expect(pings('b')).toBe(before + 1)
  await rpc.request(balance, signal)
  await round()
  expect(pings('b')).toBe(before + 2)
  rpc.stop()
})

test('a single endpoint is never pinged for ranking', async () => {
  const { rpc, clock, pings } = start({ a: node('0xa') })
  await rpc.request(balance, signal)
  expect(clock.pending()).toBe(0)
  clock.advance(60_000)
  expect(pings('a')).toBe(1)
})

test('K5: an endpoint that changes its chain later is found out by a ping', async () => {
  let chain = '0x1'
  const { rpc, count, clock } = start({ a: node('0xa', () => chain), b: node('0xb') })
  await expect(rpc.request(balance, signal)).resolves.toBe('0xa')
  chain = '0x2'
  clock.advance(limits.rankInterval)
  await until(() => count('a', 'eth_chainId') === 2 && clock.pending() === 0)
  await expect(rpc.request(balance, signal)).resolves.toBe('0xb')
  clock.advance(60_000)
  expect([count('a', 'eth_getBalance'), count('a', 'eth_chainId'), clock.pending()]).toEqual([
    1, 2, 0,
  ])
  rpc.stop()
})

test('stop ends a round that is under way', async () => {
  const { rpc, clock, pings } = start({
    a: node('0xa'),
    b: node('0xb', () => new Promise(() => {})),
  })
  await rpc.request(balance, signal)
  clock.advance(limits.rankInterval)
  await until(() => pings('b') === 1)
  rpc.stop()
  await until(() => clock.pending() === 0)
})
