import { expect, test } from 'vitest'
import {
  bob,
  rawSession,
  scriptedProvider,
  solanaMain,
} from '../../clients/relay/scripted-provider.fixture.ts'
import { world } from './remote.fixture.ts'

async function connected() {
  const sdk = scriptedProvider()
  sdk.hold(rawSession())
  const it = world({ sdk })
  await it.resume()
  return it
}

test('pages hear what EIP-1193 says, each namespace its own', async () => {
  const { provider, event, say } = await connected()
  const heard: unknown[] = []
  for (const name of ['accountsChanged', 'chainChanged', 'disconnect', 'message'])
    provider().on(name, (value) => heard.push([name, value]))
  provider('solana').on('chainChanged', (value) => heard.push(['solana', value]))
  event('accountsChanged', [bob])
  event('chainChanged', 10)
  event('chainChanged', 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1', solanaMain)
  event('message', { type: 'x' })
  say('session_delete', { topic: 'topic-1' })
  expect(heard).toMatchObject([
    ['accountsChanged', [bob, expect.anything()]],
    ['chainChanged', '0xa'],
    ['solana', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
    ['message', { type: 'x' }],
    ['disconnect', { code: 'rpc/provider-disconnected' }],
  ])
})

test('a listener is heard once, until it leaves', async () => {
  const { provider, event } = await connected()
  const heard: unknown[] = []
  const listener = (value: unknown) => void heard.push(value)
  provider().on('chainChanged', listener)
  provider().on('chainChanged', listener)
  event('chainChanged', 10)
  provider().removeListener('chainChanged', listener)
  provider().removeListener('chainChanged', listener)
  event('chainChanged', 1)
  expect(heard).toEqual(['0xa'])
})

test('a listener of the page that fails keeps nobody from hearing', async () => {
  const { provider, event, told, platform } = await connected()
  provider().on('chainChanged', () => {
    throw new Error('the page')
  })
  event('chainChanged', 10)
  expect(told).toHaveLength(1)
  expect(platform.controls.logged).toMatchObject([{ level: 'error' }])
})

test('a provider is the same while its session lasts, and ends with it; the next session has another', async () => {
  const { provider, connector, say, emit } = await connected()
  const first = provider()
  expect(provider()).toBe(first)
  say('session_delete', { topic: 'topic-1' })
  expect(connector.provider('eip155')).toBeNull()
  emit('connect', { session: rawSession({ topic: 'topic-2' }) })
  expect(provider()).not.toBe(first)
  await expect(provider().request({ method: 'eth_chainId' })).resolves.toBe('0x1')
  await expect(first.request({ method: 'eth_accounts' })).rejects.toMatchObject({
    code: 'rpc/provider-disconnected',
  })
})

test('what the wallet shares can be asked of its provider until the session ends', async () => {
  const { provider, say } = await connected()
  const own = provider()
  expect(own.standing()?.caipNetworkId).toBe('eip155:1')
  expect(own.standing()?.accounts.map(({ address }) => address)).toEqual(
    await own.request({ method: 'eth_accounts' }),
  )
  say('session_delete', { topic: 'topic-1' })
  expect(own.standing()).toBeNull()
})
