import { expect, test } from 'vitest'
import { createStorage } from '../storage/storage.ts'
import { address, connectWallet, createTestKit, settle } from './kit.fixture.ts'

/** What a visitor would not want the next one to find. `caches`: as the kit stores them. */
const entry = (account: string) => JSON.stringify([{ id: account, answer: {}, timestamp: 0 }])
const caches = {
  native_balance_cache: entry(`eip155:1337:${address}`),
  portfolio_cache: entry(address),
  identity_cache: entry(address.toLowerCase()),
  name_cache: entry(address),
}

test('no stored value contains the address after a disconnect, and recent wallets stay [EM15]', async () => {
  const env = createTestKit()
  const { kit, platform } = env
  await connectWallet(env)
  const { storage } = platform.controls
  for (const [key, value] of Object.entries(caches)) storage?.set(`@latchkit/default/${key}`, value)
  const holders = () =>
    (storage?.keys() ?? []).filter((key) =>
      storage?.get(key)?.toLowerCase().includes(address.toLowerCase()),
    )
  expect(holders().length).toBeGreaterThan(4)
  const disconnecting = kit.disconnect()
  await expect.poll(() => env.adapter.calls.disconnect.length).toBe(1)
  env.adapter.calls.disconnect[0]?.resolve(undefined)
  await disconnecting
  expect(holders()).toEqual([])
  expect(storage?.get('@latchkit/default/recent_wallets')).toContain('fox')
  kit.stop()
})

test('a balance that arrives after a disconnect is not stored [EM15]', async () => {
  const env = createTestKit()
  const { kit, platform, adapter } = env
  await connectWallet(env)
  await expect.poll(() => adapter.calls.balance.length).toBeGreaterThan(0)
  const disconnecting = kit.disconnect()
  await expect.poll(() => adapter.calls.disconnect.length).toBe(1)
  adapter.calls.disconnect[0]?.resolve(undefined)
  await disconnecting
  for (const call of adapter.calls.balance)
    call.resolve({ value: '1', decimals: 18, symbol: 'ETH' })
  await new Promise((resolve) => setImmediate(resolve))
  expect(platform.controls.storage?.get('@latchkit/default/native_balance_cache') ?? null).toBe(
    null,
  )
  kit.stop()
})

test.each([
  ['extension', 'phantom'],
  ['remote wallet', 'walletConnect'],
  ['login', 'ID_AUTH'],
])(
  'the last disconnect keeps what is stored of the %s of another page, which has other namespaces [EM15]',
  async (_, connectorId) => {
    const env = createTestKit()
    await connectWallet(env)
    const storage = createStorage({ platform: env.platform, kitId: 'default' })
    const solana = [{ connectorId, accounts: [{ address: 'A1iceOnSo1ana' }] }]
    const link = { href: 'phantom://', name: 'Phantom' }
    storage.set('solana:connected_connector_id', connectorId)
    storage.set('connections', { ...storage.get('connections'), solana })
    if (connectorId === 'ID_AUTH') storage.set('email', 'ada@example.com')
    if (connectorId === 'walletConnect') storage.set('WALLETCONNECT_DEEPLINK_CHOICE', link)
    env.adapter.emit({ type: 'disconnected' })
    await settle()
    expect(env.kit.account.get('eip155').status).toBe('disconnected')
    expect([
      storage.get('solana:connected_connector_id'),
      storage.get('connections'),
      storage.get('email'),
      storage.get('WALLETCONNECT_DEEPLINK_CHOICE'),
    ]).toEqual([
      connectorId,
      { eip155: [], solana },
      connectorId === 'ID_AUTH' ? 'ada@example.com' : null,
      connectorId === 'walletConnect' ? link : null,
    ])
    env.kit.stop()
  },
)
