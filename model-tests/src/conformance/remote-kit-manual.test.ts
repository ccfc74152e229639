import { mainnet, sepolia } from '@latchkit/core/networks'
import { UniversalProvider } from '@walletconnect/universal-provider'
import { afterEach, assert, beforeEach, expect, test } from 'vitest'
import { callAsync } from '../../../core/src/clients/relay/sdk-access.ts'
import { safeGet } from '../../../core/src/domain/unknown.ts'
import type { Kit } from '../../../core/src/kit/api/kit.ts'
import { openPlace, type Place } from './remote.fixture.ts'
import { codeOf, openBrowser, pageOf, startKit, statuses } from './remote-kit.fixture.ts'

let place: Place
let kit: Kit
const start = (more: object) => {
  kit = startKit(place, openBrowser().tab(), {
    networks: [mainnet, sepolia],
    manualWCControl: true,
    ...more,
  })
  return kit
}
beforeEach(async () => {
  place = await openPlace()
})
afterEach(async () => {
  kit.stop()
  await place.close()
  expect(place.problems).toEqual([])
})
const asked = { eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events: [] } }
const uriOf = (provider: object) =>
  new Promise<string>((resolve) => void callAsync(provider, 'once', 'display_uri', resolve))

test("a page pairs through the kit's universal provider and shows its code in the modal", async () => {
  const provider = await start({}).wallet.universalProvider()
  const shown = uriOf(provider)
  void callAsync(provider, 'connect', { optionalNamespaces: asked })
  const uri = await shown
  await kit.open({ uri })
  await expect.poll(() => pageOf(kit)).toMatchObject({ step: 'showingUri', uri })
  await (await place.phone('approve')).pair(uri)
  await expect.poll(() => statuses(kit)).toEqual({ eip155: 'connected' })
  await expect.poll(() => kit.state.getSnapshot().modal.phase === 'open').toBe(false)
  await expect(kit.wallet.signMessage('hello')).resolves.toMatch(/^0x/)
  await kit.disconnect()
  expect(safeGet(provider, 'session')).toBeNull()
})

test('a URI other than wc: is not shown', async () => {
  start({})
  await kit.open({ uri: 'https://elsewhere.example/wc?uri=wc:1' })
  await expect.poll(() => pageOf(kit)?.step).toBe('requestingUri')
})

test('without a URI from the page the visitor can create one', async () => {
  start({})
  await kit.open()
  await expect.poll(() => pageOf(kit)?.step, { timeout: 30_000 }).toBe('unreachable')
  const page = pageOf(kit)
  assert(page?.step === 'unreachable')
  page.retry()
  await expect.poll(() => pageOf(kit)?.step).toBe('showingUri')
  const shown = pageOf(kit)
  await (await place.phone('approve')).pair(shown?.step === 'showingUri' ? shown.uri : '')
  await expect.poll(() => statuses(kit)).toEqual({ eip155: 'connected' })
}, 20_000)

test('a provider passed by the page is used unchanged and not stopped by the kit', async () => {
  const provider = await UniversalProvider.init({
    relayUrl: place.relay.url,
    projectId: 'p',
    logger: 'silent',
    customStoragePrefix: place.relay.url,
  })
  Reflect.set(provider.client.core.verify, 'register', async () => '')
  start({ universalProvider: provider, manualWCControl: false })
  await expect(kit.wallet.universalProvider()).resolves.toBe(provider)
  await (await place.phone('approve')).pair(await codeOf(kit))
  await expect.poll(() => statuses(kit)).toEqual({ eip155: 'connected' })
  await expect(kit.wallet.signMessage('hello')).resolves.toMatch(/^0x/)
  kit.stop()
  expect(provider.session).toBeDefined()
  await provider.disconnect()
  await provider.client.core.relayer.transportClose()
  provider.client.core.heartbeat.stop()
})
