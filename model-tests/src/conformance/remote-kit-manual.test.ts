import type { Kit } from '@latchkit/core'
import { mainnet, sepolia } from '@latchkit/core/networks'
import { UniversalProvider } from '@walletconnect/universal-provider'
import { afterEach, assert, beforeEach, expect, test } from 'vitest'
import { callAsync } from '../../../core/src/clients/relay/sdk-access.ts'
import { timeouts } from '../../../core/src/domain/constants.ts'
import { safeGet } from '../../../core/src/domain/unknown.ts'
import type { Clock } from '../../../core/src/platform/platform.ts'
import { clockWithout } from './page.fixture.ts'
import { type RelayFixture, startRelayFixture } from './remote.fixture.ts'
import { openBrowser, openQrCode, remoteViewOf, startKit, statuses } from './remote-kit.fixture.ts'

let fixture: RelayFixture
let kit: Kit
const start = (more: object, clock?: Clock) => {
  kit = startKit(fixture, openBrowser(clock).tab(), {
    networks: [mainnet, sepolia],
    manualWCControl: true,
    ...more,
  })
  return kit
}
beforeEach(async () => {
  fixture = await startRelayFixture()
})
afterEach(async () => {
  kit.stop()
  await fixture.close()
  expect(fixture.problems).toEqual([])
})
const proposal = { eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events: [] } }
const nextUri = (provider: object) =>
  new Promise<string>((resolve) => void callAsync(provider, 'once', 'display_uri', resolve))

test("open({ uri }) shows the code of a pairing that the page started with the kit's universal provider", async () => {
  const provider = await start({}).wallet.universalProvider()
  const shown = nextUri(provider)
  void callAsync(provider, 'connect', { optionalNamespaces: proposal })
  const uri = await shown
  await kit.open({ uri })
  await expect.poll(() => remoteViewOf(kit)).toMatchObject({ step: 'showingUri', uri })
  await (await fixture.phone('approve')).pair(uri)
  await expect.poll(() => statuses(kit)).toEqual({ eip155: 'connected' })
  await expect.poll(() => kit.state.getSnapshot().modal.phase === 'open').toBe(false)
  await expect(kit.wallet.signMessage('hello')).resolves.toMatch(/^0x/)
  await kit.disconnect()
  expect(safeGet(provider, 'session')).toBeNull()
})

test('open({ uri }) does not show a URI that does not start with wc:', async () => {
  start({})
  await kit.open({ uri: 'https://elsewhere.example/wc?uri=wc:1' })
  await expect.poll(() => remoteViewOf(kit)?.step).toBe('requestingUri')
})

test('with manualWCControl and no URI from the page, retry creates one', async () => {
  let isFirstTry = true
  start(
    {},
    clockWithout(timeouts.firstUriTimeout, () => isFirstTry),
  )
  await kit.open()
  await expect.poll(() => remoteViewOf(kit)?.step).toBe('unreachable')
  isFirstTry = false
  const view = remoteViewOf(kit)
  assert(view?.step === 'unreachable')
  view.retry()
  await expect.poll(() => remoteViewOf(kit)?.step).toBe('showingUri')
  const shown = remoteViewOf(kit)
  await (await fixture.phone('approve')).pair(shown?.step === 'showingUri' ? shown.uri : '')
  await expect.poll(() => statuses(kit)).toEqual({ eip155: 'connected' })
})

test('the kit uses the universalProvider of the page and does not stop it', async () => {
  const provider = await UniversalProvider.init({
    relayUrl: fixture.relay.url,
    projectId: 'p',
    logger: 'silent',
    customStoragePrefix: fixture.relay.url,
  })
  Reflect.set(provider.client.core.verify, 'register', async () => '')
  start({ universalProvider: provider, manualWCControl: false })
  await expect(kit.wallet.universalProvider()).resolves.toBe(provider)
  await (await fixture.phone('approve')).pair(await openQrCode(kit))
  await expect.poll(() => statuses(kit)).toEqual({ eip155: 'connected' })
  await expect(kit.wallet.signMessage('hello')).resolves.toMatch(/^0x/)
  kit.stop()
  expect(provider.session).toBeDefined()
  await provider.disconnect()
  await provider.client.core.relayer.transportClose()
  provider.client.core.heartbeat.stop()
})
