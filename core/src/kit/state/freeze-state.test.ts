import { expect, test } from 'vitest'
import { connectWallet, createTestKit } from '../kit.fixture.ts'

test('a page cannot change the networks and accounts of a kit through a snapshot of its state [V19]', async () => {
  const env = createTestKit()
  await connectWallet(env)
  const { network, accounts, config } = env.kit.state.getSnapshot()
  const [first] = network.networks
  const account = accounts.eip155
  if (first === undefined || account === undefined) throw new Error('No network or account')
  const before = JSON.stringify([network, account, config])
  expect([
    Reflect.set(first.rpcUrls.default, 0, 'https://evil.example'),
    Reflect.set(first, 'id', 2),
    Reflect.set(account, 'address', '0x'),
    Reflect.set(config.metadata, 'url', 'https://evil.example'),
  ]).toEqual([false, false, false, false])
  const after = env.kit.state.getSnapshot()
  expect(JSON.stringify([after.network, after.accounts.eip155, after.config])).toBe(before)
})
