import type { Kit } from '@latchkit/core'
import { mainnet, sepolia } from '@latchkit/core/networks'
import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../core/src/domain/constants.ts'
import type { Clock } from '../../../core/src/platform/platform.ts'
import { clockWithout } from './page.fixture.ts'
import { kitFixture, openQrCode, pair, statuses } from './remote-kit.fixture.ts'

const fixture = kitFixture()
const { start } = fixture
const connected = { eip155: 'connected', solana: 'connected' }
const disconnected = { eip155: 'disconnected', solana: 'disconnected' }
const storedKeys = () =>
  Object.keys(fixture.browser.stored()).filter((key) =>
    /connected_connector_id|remote_session/.test(key),
  )
/** The statuses that a kit has had on eip155 since this call. */
function watchStatuses(kit: Kit): ReadonlySet<string> {
  const seen = new Set<string>()
  kit.watch(
    () => kit.account.get('eip155').status,
    (status) => seen.add(status),
  )
  return seen
}

describe('a disconnect while another tab restores the remote wallet', () => {
  test('a disconnect in one tab ends the restore in a following tab, which restores the next wallet [V33]', async () => {
    const platform = fixture.browser.tab()
    platform.controls.isHidden = true
    const [one, other] = [start(), start({}, platform)]
    await other.load()
    const seen = watchStatuses(other)
    const phone = await fixture.remote.phone('approve')
    await pair(one, phone)
    platform.controls.isHidden = false
    platform.controls.emitVisible()
    await expect.poll(() => seen.has('reconnecting'), { interval: 5 }).toBe(true)
    await one.disconnect()
    await expect.poll(() => statuses(other)).toEqual(disconnected)
    await expect.poll(() => phone.state.get().sessions).toEqual([])
    await pair(one, phone)
    await expect.poll(() => statuses(other)).toEqual(connected)
    await expect(other.wallet.signMessage('hello', 'eip155')).resolves.toMatch(/^0x/)
    await other.disconnect()
    await expect.poll(() => statuses(one)).toEqual(disconnected)
    expect(storedKeys()).toEqual([])
  })

  test('a disconnect in one tab ends the wait of a following tab for a silent relay [V33]', async () => {
    const { relay } = fixture.remote
    const platform = fixture.browser.tab()
    platform.controls.isHidden = true
    const { clock } = platform
    // The deadlines of the restore and of its wait for the relay never pass.
    const waits: readonly number[] = [timeouts.relayConfirmation, timeouts.restoreTimeout]
    const setTimeout: Clock['setTimeout'] = (fn, ms) =>
      waits.includes(ms) ? 0 : clock.setTimeout(fn, ms)
    const waiting = { ...platform, clock: { ...clock, setTimeout } }
    const deleting = clockWithout(timeouts.signOutTimeout)
    const one = start({}, { ...fixture.browser.tab(), clock: deleting })
    const other = start({}, waiting)
    await other.load()
    const phones = [
      await fixture.remote.phone('approve'),
      await fixture.remote.phone('approve'),
    ] as const
    await pair(one, phones[0])
    await expect.poll(relay.clients).toBe(2)
    relay.mute(true)
    platform.controls.isHidden = false
    platform.controls.emitVisible()
    await expect.poll(relay.clients).toBe(3)
    await one.disconnect()
    await expect.poll(() => statuses(other)).toEqual(disconnected)
    relay.mute(false)
    await pair(one, phones[1])
    await expect.poll(() => statuses(other)).toEqual(connected)
  })

  test('a disconnect in one tab ends the restore of a tab whose wallet was replaced [V33]', async () => {
    const [one, other] = [start(), start()]
    const seen = watchStatuses(other)
    const codes = [await openQrCode(other), await openQrCode(one)] as const
    const phones = [
      await fixture.remote.phone('approve'),
      await fixture.remote.phone('approve', { accounts: [5] }),
    ] as const
    await phones[0].pair(codes[0])
    await expect.poll(() => statuses(other)).toEqual(connected)
    await phones[1].pair(codes[1])
    await expect.poll(() => statuses(one)).toEqual(connected)
    await expect.poll(() => seen.has('reconnecting'), { interval: 5 }).toBe(true)
    await one.disconnect()
    await expect.poll(() => statuses(other)).toEqual(disconnected)
    for (const phone of phones) await expect.poll(() => phone.state.get().sessions).toEqual([])
    expect(storedKeys()).toEqual([])
  })
})

test('a page with other networks leaves the session of another page alone, on a load and when it follows [V33]', async () => {
  const custom = { ...mainnet, id: 777, caipNetworkId: 'eip155:777' as const }
  const open = () => start({ networks: [custom] })
  const following = open()
  await following.load()
  const seen = watchStatuses(following)
  const one = start({ networks: [mainnet, sepolia] })
  const phone = await fixture.remote.phone('approve')
  await pair(one, phone)
  await expect.poll(() => seen.has('reconnecting'), { interval: 5 }).toBe(true)
  await expect.poll(() => statuses(following).eip155).toBe('disconnected')
  await open().ready()
  await expect(one.wallet.signMessage('hello', 'eip155')).resolves.toMatch(/^0x/)
  expect(statuses(one)).toEqual({ eip155: 'connected' })
  expect(phone.state.get().sessions).toHaveLength(1)
  expect(storedKeys()).toHaveLength(2)
})
