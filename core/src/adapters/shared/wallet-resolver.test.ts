import { expect, test } from 'vitest'
import { createMemoryPlatform } from '../../testing/index.ts'
import { createConnectorRegistry } from './connector-registry.ts'
import { createWalletResolver } from './wallet-resolver.ts'

const client = { kind: 'client' }
const foxglove = {
  id: 'dev.foxglove',
  name: 'Foxglove',
  type: 'ANNOUNCED',
  chain: 'eip155',
  rdns: 'dev.foxglove',
  icon: null,
} as const

function createResolver() {
  const registry = createConnectorRegistry<typeof client>()
  let subscriptions = 0
  const countingRegistry: typeof registry = {
    ...registry,
    subscribe(found) {
      subscriptions += 1
      const unsubscribe = registry.subscribe(found)
      return () => {
        subscriptions -= 1
        unsubscribe()
      }
    },
  }
  const adapter = new AbortController()
  const resolver = createWalletResolver({
    platform: createMemoryPlatform(),
    wallets: countingRegistry,
    remote: () => null,
    stopSignal: adapter.signal,
  })
  return { resolver, registry, adapter, subscriptions: () => subscriptions }
}
const { signal } = new AbortController()

test('WalletResolver.waitFor resolves with an available wallet and unsubscribes', async () => {
  const { resolver, registry, subscriptions } = createResolver()
  registry.add(foxglove, client)
  await expect(resolver.waitFor('dev.foxglove', signal)).resolves.toEqual({
    name: 'Foxglove',
    client,
  })
  expect(subscriptions()).toBe(0)
})

test('WalletResolver.get throws an error that names the missing wallet', () => {
  const { resolver } = createResolver()
  expect(() => resolver.get('dev.foxglove')).toThrow('dev.foxglove was not found')
})

test('WalletResolver.find returns null for walletConnect if there is no remote wallet', () => {
  const { resolver } = createResolver()
  expect(resolver.find('walletConnect')).toBeNull()
})

test.each(['caller', 'adapter'])(
  'WalletResolver.waitFor rejects when the %s aborts',
  async (aborting) => {
    const { resolver, adapter, subscriptions } = createResolver()
    const caller = new AbortController()
    const wallet = resolver.waitFor('dev.foxglove', caller.signal)
    expect(subscriptions()).toBe(1)
    if (aborting === 'caller') caller.abort()
    else adapter.abort()
    await expect(wallet).rejects.toMatchObject({ code: 'kit/aborted' })
    expect(subscriptions()).toBe(0)
  },
)
