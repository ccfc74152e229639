import { mainnet } from '@latchkit/core/networks'
import { localSessions } from '@latchkit/core/siwx'
import { isAddress, isHex, verifyMessage } from 'viem'
import { assert, expect, test } from 'vitest'
import { loadSdk, sdkVersions } from './older-sdks.fixture.ts'
import { startRelayFixture } from './remote.fixture.ts'
import { openBrowser, openQrCode, pair, startKit, statuses } from './remote-kit.fixture.ts'

test.each([
  ['1.5.6', 'signs in while it connects'],
  ['1.4.1', 'signs in while it connects'],
  ['1.2.6', 'connects, and the visitor signs in afterwards'],
  ['1.2.0', 'connects, and the visitor signs in afterwards'],
])('a wallet built with WalletKit %s %s', async (version, result) => {
  const fixture = await startRelayFixture()
  const kit = startKit(fixture, openBrowser().tab(), {
    networks: [mainnet],
    siwx: localSessions(),
  })
  try {
    const wallet = await fixture.phone('approve', { sdk: await loadSdk(version) })
    await wallet.pair(await openQrCode(kit))
    const signsIn = result.startsWith('signs')
    await expect.poll(() => kit.session.get().status).toBe(signsIn ? 'signedIn' : 'signedOut')
    if (!signsIn) await kit.session.signIn()
    expect(kit.session.get().session?.cacao !== undefined).toBe(signsIn)
  } finally {
    kit.stop()
    await fixture.close()
  }
  expect(fixture.problems).toEqual([])
})

test.each(sdkVersions)(
  'a kit connects to, signs with and disconnects from a wallet built with WalletKit %s',
  async (version) => {
    const fixture = await startRelayFixture()
    const kit = startKit(fixture, openBrowser().tab())
    try {
      const wallet = await fixture.phone('approve', { sdk: await loadSdk(version) })
      await pair(kit, wallet)
      const address = kit.account.get('eip155').address ?? ''
      assert(isAddress(address))
      expect(address).toBe(wallet.state.get().accounts[0]?.addresses['eip155:1'])
      const signature = await kit.wallet.signMessage('hello')
      assert(isHex(signature))
      expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)
      await wallet.changeAccount(1)
      await expect
        .poll(() => kit.account.get('eip155').address)
        .toBe(wallet.state.get().accounts[1]?.addresses['eip155:1'])
      await kit.disconnect()
      expect(Object.values(statuses(kit))).not.toContain('connected')
      await expect.poll(() => wallet.state.get().sessions).toEqual([])
    } finally {
      kit.stop()
      await fixture.close()
    }
    expect(fixture.problems).toEqual([])
  },
)
