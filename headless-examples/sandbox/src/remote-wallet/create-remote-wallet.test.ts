import { isHex } from 'viem'
import { afterEach, assert, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createRemoteWallet } from './create-remote-wallet.ts'
import { memoryStorage } from './memory-storage.ts'
import {
  createFixture,
  type Fixture,
  firstAddress,
  firstOf,
  helloHex,
} from './remote-wallet.fixture.ts'

let fixture: Fixture
beforeEach(async () => {
  fixture = await createFixture()
})
afterEach(() => fixture.stop())

test('a phone that was offline receives the pending requests when it is online again', async () => {
  const wallet = await fixture.createPhone('approve')
  const topic = await fixture.page.connectTo(wallet)
  await wallet.offline()
  await expect.poll(fixture.relay.clients).toBe(1)
  await expect(wallet.ping(topic)).rejects.toThrow('offline')
  const signing = fixture.page.provider.request({
    method: 'personal_sign',
    params: [helloHex, firstAddress],
  })
  await expect
    .poll(() => fixture.relay.published().filter(({ tag }) => tag === 1108).length)
    .toBe(1)
  assert.deepEqual(wallet.state.get().requests, [])
  await wallet.online()
  assert(isHex(await signing))
})

test('a restarted phone restores its sessions and its active account', async () => {
  const options = {
    relayUrl: fixture.relay.url,
    chains: [{ caip2: 'eip155:31337' }],
    mode: 'approve',
    storage: memoryStorage(),
    storagePrefix: 'restarted phone',
  } as const
  const firstRun = await createRemoteWallet(options)
  const topic = await fixture.page.connectTo(firstRun)
  await firstRun.changeAccount(1)
  await firstRun.stop()
  const restarted = await createRemoteWallet(options)
  fixture.addPhone(restarted)
  assert.equal(firstOf(restarted.state.get().sessions).topic, topic)
  assert.equal(restarted.state.get().account, 1)
  assert(
    isHex(
      await fixture.page.provider.request({
        method: 'personal_sign',
        params: [helloHex, firstAddress],
      }),
    ),
  )
})

test('a phone makes no HTTP requests while it connects and signs', async () => {
  const fetchSpy = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => fetchSpy.mockRestore())
  const wallet = await fixture.createPhone('approve')
  await fixture.page.connectTo(wallet)
  await fixture.page.provider.request({ method: 'personal_sign', params: [helloHex, firstAddress] })
  assert.deepEqual(fetchSpy.mock.calls, [])
})
