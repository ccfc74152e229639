import type { MemoryPlatform } from '@latchkit/core/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { safeGet } from '../../../core/src/domain/unknown.ts'
import type { Kit } from '../../../core/src/kit/api/kit.ts'
import { openPlace, type Place } from './remote.fixture.ts'
import { codeOf, meet, openBrowser, startKit } from './remote-kit.fixture.ts'

let place: Place
let tab: MemoryPlatform
beforeEach(async () => {
  place = await openPlace()
  tab = openBrowser().tab()
})
afterEach(async () => {
  await place.close()
  expect(place.problems).toEqual([])
})

/** Number of open sockets after pending work has ended. */
async function lines() {
  const seen: number[] = []
  await expect
    .poll(() => seen.push(place.relay.clients()), { interval: 50, timeout: 5_000 })
    .toBe(20)
  return seen.at(-1)
}

const moments: Readonly<Record<string, (kit: Kit) => Promise<unknown>>> = {
  async 'its code loads'(kit) {
    kit
      .open({ view: 'ConnectingWalletConnectBasic' })
      .catch((error) => expect(error).toMatchObject({ code: 'kit/stopped' }))
  },
  'the SDK is there': (kit) => kit.wallet.universalProvider(),
  async 'the line is being opened'(kit) {
    const provider = await kit.wallet.universalProvider()
    void kit.open({ view: 'ConnectingWalletConnectBasic' })
    await expect
      .poll(
        () => safeGet(provider, 'client', 'core', 'relayer', 'connectPromise') instanceof Promise,
        { interval: 1 },
      )
      .toBe(true)
  },
  'a code is shown': codeOf,
  async 'the relay is away'(kit) {
    await codeOf(kit)
    await place.relay.down()
  },
  async 'a wallet is connected'(kit) {
    const wallet = await place.phone('approve')
    await meet(kit, wallet)
    await wallet.stop()
  },
  async 'a wallet is asked'(kit) {
    const wallet = await place.phone('approve')
    await meet(kit, wallet)
    wallet.setMode('ask')
    kit.wallet
      .signMessage('hello')
      .catch((error) => expect(error).toMatchObject({ code: 'kit/stopped' }))
    await expect.poll(() => wallet.state.get().requests.length).toBe(1)
    await wallet.stop()
  },
}

test.each(Object.entries(moments))(
  'a kit that is stopped while %s leaves no socket and no listener [O5]',
  async (_, until) => {
    const kit = startKit(place, tab)
    await until(kit)
    kit.stop()
    expect(tab.controls.listenerCount()).toBe(0)
    expect(await lines()).toBe(0)
  },
  15_000,
)

test('a kit that replaces a stopped one with the same id works [D7]', async () => {
  const first = startKit(place, tab)
  await codeOf(first)
  first.stop()
  const second = startKit(place, tab)
  await meet(second, await place.phone('approve'))
  second.stop()
})
