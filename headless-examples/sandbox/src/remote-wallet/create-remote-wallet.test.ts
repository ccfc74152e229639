import { isHex } from 'viem'
import { afterEach, assert, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createRemoteWallet } from './create-remote-wallet.ts'
import { memoryStorage } from './memory-storage.ts'
import { first, type Fixture, hello, firstOf, createFixture } from './remote-wallet.fixture.ts'

let ground: Fixture
beforeEach(async () => {
  ground = await createFixture()
})
afterEach(() => ground.stop())

test('offline nothing goes in or out; back online what waited is there', async () => {
  const wallet = await ground.createPhone('approve')
  const topic = await ground.page.connectTo(wallet)
  await wallet.offline()
  await expect.poll(ground.relay.clients).toBe(1)
  await expect(wallet.ping(topic)).rejects.toThrow('offline')
  const signing = ground.page.provider.request({ method: 'personal_sign', params: [hello, first] })
  await expect.poll(() => ground.relay.published().filter(({ tag }) => tag === 1108).length).toBe(1)
  assert.deepEqual(wallet.state.get().requests, [])
  await wallet.online()
  assert(isHex(await signing))
})

test('a phone that was restarted still has its sessions and its account in front', async () => {
  const options = {
    relayUrl: ground.relay.url,
    chains: [{ caip2: 'eip155:31337' }],
    mode: 'approve',
    storage: memoryStorage(),
    storagePrefix: 'kept phone',
  } as const
  const before = await createRemoteWallet(options)
  const topic = await ground.page.connectTo(before)
  await before.changeAccount(1)
  await before.stop()
  const after = await createRemoteWallet(options)
  ground.stopLater(after)
  assert.equal(firstOf(after.state.get().sessions).topic, topic)
  assert.equal(after.state.get().account, 1)
  assert(
    isHex(await ground.page.provider.request({ method: 'personal_sign', params: [hello, first] })),
  )
})

test('asks nobody but the relay and the node', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => fetched.mockRestore())
  const wallet = await ground.createPhone('approve')
  await ground.page.connectTo(wallet)
  await ground.page.provider.request({ method: 'personal_sign', params: [hello, first] })
  assert.deepEqual(fetched.mock.calls, [])
})
