import { expect, test } from 'vitest'
import { devnet } from './scripted-wallet.fixture.ts'
import { socketUrl } from './socket-url.ts'

const networkAt = (url: string) => ({ ...devnet, rpcUrls: { default: [url], public: [] } })

test.each([
  ['https://node.example/path?key=1', 'wss://node.example/path?key=1'],
  ['http://localhost:4000', 'ws://localhost:4000/'],
  ['http://127.0.0.1:8899', 'ws://127.0.0.1:8900/'],
])('socketUrl for the endpoint %s returns %s', (rpc, ws) => {
  expect(socketUrl(networkAt(rpc), {})).toBe(ws)
})

test('socketUrl prefers the configured URL', () => {
  expect(
    socketUrl(networkAt('https://node.example'), { [devnet.caipNetworkId]: 'wss://other.example' }),
  ).toBe('wss://other.example')
})

test('socketUrl returns null for a network without endpoints', () => {
  expect(socketUrl({ ...devnet, rpcUrls: { default: [], public: [] } }, {})).toBeNull()
})
