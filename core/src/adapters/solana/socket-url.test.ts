import { expect, test } from 'vitest'
import { devnet } from './scripted-wallet.fixture.ts'
import { socketUrl } from './socket-url.ts'

const at = (url: string) => ({ ...devnet, rpcUrls: { default: [url], public: [] } })

test.each([
  ['https://node.example/path?key=1', 'wss://node.example/path?key=1'],
  ['http://localhost:4000', 'ws://localhost:4000/'],
  ['http://127.0.0.1:8899', 'ws://127.0.0.1:8900/'],
])('beside %s it is %s', (rpc, ws) => {
  expect(socketUrl(at(rpc), {})).toBe(ws)
})

test('the page knows better', () => {
  expect(
    socketUrl(at('https://node.example'), { [devnet.caipNetworkId]: 'wss://other.example' }),
  ).toBe('wss://other.example')
})

test('a network without endpoints has none', () => {
  expect(socketUrl({ ...devnet, rpcUrls: { default: [], public: [] } }, {})).toBeNull()
})
