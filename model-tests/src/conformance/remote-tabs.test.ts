import { createManualClock, createMemoryPlatform } from '@latchkit/core/testing'
import type { Sdk } from '@latchkit/sandbox/remote-wallet'
import { type Hex, isHex, verifyMessage } from 'viem'
import { afterEach, assert, beforeEach, describe, expect, test } from 'vitest'
import type { WalletEvent } from '../../../core/src/domain/account/wallet-event.ts'
import { timeouts } from '../../../core/src/domain/constants.ts'
import { safeGet } from '../../../core/src/domain/unknown.ts'
import { openPlace, type Place, signal } from './remote.fixture.ts'

let place: Place
beforeEach(async () => {
  place = await openPlace()
})
afterEach(async () => {
  await place.close()
  expect(place.problems).toEqual([])
})
const hex = (value: unknown): Hex => {
  assert(isHex(value))
  return value
}

describe('two tabs', () => {
  test("share a session: one tab's disconnect and new session reach the other", async () => {
    const here = place.openPage()
    const [evm] = await here.meet(await place.phone('approve'))
    const there = place.openPage({ platform: here.platform })
    await expect(
      there.connector.resume({ namespace: 'eip155', address: null }, signal),
    ).resolves.toEqual(evm)
    await here.connector.disconnect(signal)
    there.connector.forgetSession()
    await expect(
      there.connector.resume({ namespace: 'eip155', address: null }, signal),
    ).resolves.toBeNull()
    const [next] = await here.meet(await place.phone('approve', { accounts: [5] }))
    there.connector.forgetSession()
    const third = place.openPage({ platform: here.platform })
    await expect(
      third.connector.resume({ namespace: 'eip155', address: null }, signal),
    ).resolves.toEqual(next)
  })

  test('both receive wallet events', async () => {
    const here = place.openPage()
    const wallet = await place.phone('approve')
    await here.meet(wallet)
    const there = place.openPage({ platform: here.platform })
    await there.connector.resume({ namespace: 'eip155', address: null }, signal)
    const subscriber = safeGet(
      await there.connector.universalProvider(),
      'client',
      'core',
      'relayer',
      'subscriber',
    )
    const topic = wallet.state.get().sessions[0]?.topic ?? ''
    await expect.poll(() => safeGet(subscriber, 'topics')).toContain(topic)
    const told: WalletEvent[] = []
    for (const { connector } of [here, there])
      connector.watch('eip155', (event) => told.push(event))
    await wallet.end(topic)
    await expect.poll(() => told).toEqual([{ type: 'disconnected' }, { type: 'disconnected' }])
  })
})

test('disconnect ends within 3 s while the relay is down, and the wallet is notified when it is back', async () => {
  const clock = createManualClock()
  const page = place.openPage({ platform: createMemoryPlatform({ clock }) })
  const wallet = await place.phone('approve')
  const [evm] = await page.meet(wallet)
  await place.relay.down()
  const asked = page.connector
    .provider('eip155')
    ?.request({ method: 'personal_sign', params: ['0x00', evm?.address] })
  const refused = expect(asked).rejects.toMatchObject({ code: 'rpc/provider-disconnected' })
  let left = false
  const leaving = page.connector.disconnect(signal).then(() => {
    left = true
  })
  await refused
  clock.advance(timeouts.signOutTimeout - 1)
  expect(left).toBe(false)
  clock.advance(1)
  await leaving
  await place.relay.up()
  await expect.poll(() => wallet.state.get().sessions, { timeout: 30_000 }).toEqual([])
}, 60_000)

const versions: Readonly<Record<string, () => Promise<Sdk>>> = {
  '1.5.6': async () => ({
    ...(await import('walletconnect-core-2.23.10')),
    ...(await import('walletkit-1.5.6')),
  }),
  '1.4.1': async () => ({
    ...(await import('walletconnect-core-2.23.0')),
    ...(await import('walletkit-1.4.1')),
  }),
  '1.2.6': async () => ({
    ...(await import('walletconnect-core-2.21.2')),
    ...(await import('walletkit-1.2.6')),
  }),
  '1.2.0': async () => ({
    ...(await import('walletconnect-core-2.18.0')),
    ...(await import('walletkit-1.2.0')),
  }),
}

test.each(Object.entries(versions))(
  'a wallet of version %s connects, signs, moves and ends',
  { timeout: 30_000 },
  async (_, load) => {
    const page = place.openPage()
    const wallet = await place.phone('approve', { sdk: await load() })
    const [evm] = await page.meet(wallet)
    const address = hex(evm?.address)
    const told: WalletEvent[] = []
    page.connector.watch('eip155', (event) => told.push(event))
    const signature = await page.connector
      .provider('eip155')
      ?.request({ method: 'personal_sign', params: ['0x68656c6c6f', address] })
    expect(await verifyMessage({ address, message: 'hello', signature: hex(signature) })).toBe(true)
    await wallet.changeChain('eip155:11155111')
    await expect
      .poll(() => told)
      .toEqual([{ type: 'chain.changed', caipNetworkId: 'eip155:11155111' }])
    await wallet.end(wallet.state.get().sessions[0]?.topic ?? '')
    await expect.poll(() => told.slice(1)).toEqual([{ type: 'disconnected' }])
  },
)
