import { expect, test } from 'vitest'
import { address, connectWallet, createTestKit } from './kit.fixture.ts'

/** What a visitor would not want the next one to find. `caches`: as the kit stores them. */
const entry = (account: string) => JSON.stringify([{ id: account, answer: {}, timestamp: 0 }])
const caches = {
  native_balance_cache: JSON.stringify({ [`eip155:1337:${address}`]: { timestamp: 0 } }),
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
