import { createManualClock, createMemoryPlatform } from '@latchkit/core/testing'
import { type Hex, isHex, verifyMessage } from 'viem'
import { assert, beforeEach, describe, expect, test } from 'vitest'
import type { WalletEvent } from '../../../core/src/domain/account/wallet-event.ts'
import { timeouts } from '../../../core/src/domain/constants.ts'
import { safeGet } from '../../../core/src/domain/unknown.ts'
import { loadSdk, sdkVersions } from './older-sdks.fixture.ts'
import { type RelayFixture, signal, startRelayForTest } from './remote.fixture.ts'

let fixture: RelayFixture
beforeEach(async () => {
  fixture = await startRelayForTest()
})
const hex = (value: unknown): Hex => {
  assert(isHex(value))
  return value
}

describe('two tabs', () => {
  test('two tabs share a session: after a disconnect or a new session in one, forgetSession and resume return the state in the other', async () => {
    const firstTab = fixture.openPage()
    const [connection] = await firstTab.pairWith(await fixture.phone('approve'))
    const secondTab = fixture.openPage({ platform: firstTab.platform })
    await expect(
      secondTab.connector.resume({ namespace: 'eip155', address: null }, signal),
    ).resolves.toEqual(connection)
    await firstTab.connector.disconnect(signal)
    secondTab.connector.forgetSession()
    await expect(
      secondTab.connector.resume({ namespace: 'eip155', address: null }, signal),
    ).resolves.toBeNull()
    const [newConnection] = await firstTab.pairWith(
      await fixture.phone('approve', { accounts: [5] }),
    )
    secondTab.connector.forgetSession()
    const thirdTab = fixture.openPage({ platform: firstTab.platform })
    await expect(
      thirdTab.connector.resume({ namespace: 'eip155', address: null }, signal),
    ).resolves.toEqual(newConnection)
  })

  test('two tabs with one session both receive wallet events', async () => {
    const firstTab = fixture.openPage()
    const wallet = await fixture.phone('approve')
    await firstTab.pairWith(wallet)
    const secondTab = fixture.openPage({ platform: firstTab.platform })
    await secondTab.connector.resume({ namespace: 'eip155', address: null }, signal)
    const subscriber = safeGet(
      await secondTab.connector.universalProvider(),
      'client',
      'core',
      'relayer',
      'subscriber',
    )
    const topic = wallet.state.get().sessions[0]?.topic ?? ''
    await expect.poll(() => safeGet(subscriber, 'topics')).toContain(topic)
    const events: WalletEvent[] = []
    for (const { connector } of [firstTab, secondTab])
      connector.watch('eip155', (event) => events.push(event))
    await wallet.end(topic)
    await expect.poll(() => events).toEqual([{ type: 'disconnected' }, { type: 'disconnected' }])
  })
})

test('disconnect resolves after `signOutTimeout` while the relay is down, and the wallet is notified when it is back', async () => {
  const clock = createManualClock()
  const page = fixture.openPage({ platform: createMemoryPlatform({ clock }) })
  const wallet = await fixture.phone('approve')
  const [connection] = await page.pairWith(wallet)
  await fixture.relay.down()
  const request = page.connector
    .provider('eip155')
    ?.request({ method: 'personal_sign', params: ['0x00', connection?.address] })
  const rejected = expect(request).rejects.toMatchObject({ code: 'rpc/provider-disconnected' })
  let disconnected = false
  const disconnecting = page.connector.disconnect(signal).then(() => {
    disconnected = true
  })
  await rejected
  clock.advance(timeouts.signOutTimeout - 1)
  expect(disconnected).toBe(false)
  clock.advance(1)
  await disconnecting
  await fixture.relay.up()
  await expect.poll(() => wallet.state.get().sessions).toEqual([])
})

test.each(sdkVersions)(
  'a page connects to and signs with a wallet built with WalletKit %s, and receives its network change and disconnect',
  async (version) => {
    const page = fixture.openPage()
    const wallet = await fixture.phone('approve', { sdk: await loadSdk(version) })
    const [connection] = await page.pairWith(wallet)
    const address = hex(connection?.address)
    const events: WalletEvent[] = []
    page.connector.watch('eip155', (event) => events.push(event))
    const signature = await page.connector
      .provider('eip155')
      ?.request({ method: 'personal_sign', params: ['0x68656c6c6f', address] })
    expect(await verifyMessage({ address, message: 'hello', signature: hex(signature) })).toBe(true)
    await wallet.changeChain('eip155:11155111')
    await expect
      .poll(() => events)
      .toEqual([{ type: 'chain.changed', caipNetworkId: 'eip155:11155111' }])
    await wallet.end(wallet.state.get().sessions[0]?.topic ?? '')
    await expect.poll(() => events.slice(1)).toEqual([{ type: 'disconnected' }])
  },
)
