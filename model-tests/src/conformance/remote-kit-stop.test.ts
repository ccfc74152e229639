import type { Kit } from '@latchkit/core'
import type { MemoryPlatform } from '@latchkit/core/testing'
import { beforeEach, expect, test } from 'vitest'
import { safeGet } from '../../../core/src/domain/unknown.ts'
import { type RelayFixture, startRelayForTest } from './remote.fixture.ts'
import { openBrowser, openQrCode, pair, startKit } from './remote-kit.fixture.ts'

let fixture: RelayFixture
let tab: MemoryPlatform
beforeEach(async () => {
  fixture = await startRelayForTest()
  tab = openBrowser().tab()
})

/** Number of sockets that are open one second later, when pending work has ended. */
async function openSocketCount() {
  const samples: number[] = []
  await expect.poll(() => samples.push(fixture.relay.clients()), { interval: 50 }).toBe(20)
  return samples.at(-1)
}

const activities: Readonly<Record<string, (kit: Kit) => Promise<unknown>>> = {
  async 'its code is loading'(kit) {
    kit
      .open({ view: 'ConnectingWalletConnectBasic' })
      .catch((error) => expect(error).toMatchObject({ code: 'kit/stopped' }))
  },
  'the SDK is loaded': (kit) => kit.wallet.universalProvider(),
  async 'a socket is opening'(kit) {
    const provider = await kit.wallet.universalProvider()
    void kit.open({ view: 'ConnectingWalletConnectBasic' })
    await expect
      .poll(
        () => safeGet(provider, 'client', 'core', 'relayer', 'connectPromise') instanceof Promise,
        { interval: 1 },
      )
      .toBe(true)
  },
  'a QR code is shown': openQrCode,
  async 'the relay is down'(kit) {
    await openQrCode(kit)
    await fixture.relay.down()
  },
  async 'a wallet is connected'(kit) {
    const wallet = await fixture.phone('approve')
    await pair(kit, wallet)
    await wallet.stop()
  },
  async 'a wallet has a request'(kit) {
    const wallet = await fixture.phone('approve')
    await pair(kit, wallet)
    wallet.setMode('ask')
    kit.wallet
      .signMessage('hello')
      .catch((error) => expect(error).toMatchObject({ code: 'kit/stopped' }))
    await expect.poll(() => wallet.state.get().requests.length).toBe(1)
    await wallet.stop()
  },
}

test.each(Object.entries(activities))(
  'stopping a kit while %s leaves no socket and no listener [O5]',
  async (_, startActivity) => {
    const kit = startKit(fixture, tab)
    await startActivity(kit)
    kit.stop()
    expect(tab.controls.listenerCount()).toBe(0)
    expect(await openSocketCount()).toBe(0)
  },
)

test('a kit with the id of a stopped one connects a remote wallet [D7]', async () => {
  const first = startKit(fixture, tab)
  await openQrCode(first)
  first.stop()
  const second = startKit(fixture, tab)
  await pair(second, await fixture.phone('approve'))
  second.stop()
})
