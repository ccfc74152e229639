import { expect, test } from 'vitest'
import { createMemoryPlatform, type MemoryOptions } from '../../platform/memory.ts'
import { createScriptedAdapter, scriptedConnector } from '../../testing/scripted-adapter.ts'
import type { OpenOptions } from '../api/kit.ts'
import type { KitOptions } from '../api/kit-options.ts'
import { createKit } from '../create-kit.ts'
import { chain, settle } from '../kit.fixture.ts'
import { createOpen } from './open.ts'

const phone = { device: { mobile: true, ios: true } }

/** The view stack after `open`, root first. */
async function stackAfterOpen(
  options: Partial<KitOptions>,
  openOptions?: OpenOptions,
  memory: MemoryOptions = {},
) {
  const adapter = createScriptedAdapter()
  adapter.announce(scriptedConnector('fox'))
  const kit = createKit({
    projectId: 'p',
    adapters: [adapter],
    networks: [chain(1337)],
    platform: createMemoryPlatform(memory),
    ...options,
  })
  await kit.open(openOptions)
  await settle()
  const { entries } = kit.state.getSnapshot().router
  kit.stop()
  return entries.map(({ view, data }) => (data === null ? view : [view, data]))
}

test('open without adapters shows the QR code, on a phone AllWallets', async () => {
  expect(await stackAfterOpen({ adapters: [] })).toEqual([
    ['ConnectingWalletConnectBasic', { uri: null }],
  ])
  expect(await stackAfterOpen({ adapters: [] }, {}, phone)).toEqual(['AllWallets'])
})

test('open with manualWCControl shows the QR code of the given URI, unless a view is given', async () => {
  expect(await stackAfterOpen({ manualWCControl: true }, { uri: 'wc:1' })).toEqual([
    ['ConnectingWalletConnectBasic', { uri: 'wc:1' }],
  ])
  expect(await stackAfterOpen({ manualWCControl: true }, { view: 'Connect' })).toEqual(['Connect'])
})

test('open with the option basic shows the QR code, also with adapters', async () => {
  expect(await stackAfterOpen({ basic: true })).toEqual([
    ['ConnectingWalletConnectBasic', { uri: null }],
  ])
})

test('open without remote wallets shows Connect', async () => {
  expect(await stackAfterOpen({ projectId: '', adapters: [] })).toEqual(['Connect'])
  expect(await stackAfterOpen({ adapters: [], enableWalletConnect: false })).toEqual(['Connect'])
})

test('open with the view AllWallets shows Connect if the kit has no wallet directory', async () => {
  expect(await stackAfterOpen({ projectId: '' }, { view: 'AllWallets' })).toEqual(['Connect'])
  expect(await stackAfterOpen({}, { view: 'AllWallets' })).toEqual(['AllWallets'])
})

test('open with a wallet connects the installed wallet, else the remote wallet, above Connect', async () => {
  const custom = { id: 'tide', name: 'Tide', mobile_link: 'tide://' }
  expect(await stackAfterOpen({}, { wallet: 'test.fox' })).toEqual([
    'Connect',
    ['ConnectingExternal', { connectorId: 'fox', namespace: 'eip155' }],
  ])
  expect(await stackAfterOpen({}, { wallet: 'd1' })).toEqual([
    'Connect',
    ['ConnectingWalletConnect', { walletId: 'd1', wallet: null }],
  ])
  expect(await stackAfterOpen({ customWallets: [custom] }, { wallet: 'tide' })).toMatchObject([
    'Connect',
    [
      'ConnectingWalletConnect',
      { walletId: 'tide', wallet: { name: 'Tide', mobile_link: 'tide://' } },
    ],
  ])
  expect(await stackAfterOpen({ projectId: '' }, { wallet: 'd1' })).toEqual([
    'Connect',
    ['ConnectingExternal', { connectorId: 'd1' }],
  ])
})

test('open on Connect preloads the code of ConnectingWalletConnect on iOS and in Telegram only', async () => {
  const preloaded = async (device: MemoryOptions['device'], openOptions?: OpenOptions) => {
    const kit = createKit({
      projectId: 'p',
      adapters: [createScriptedAdapter()],
      networks: [chain(1337)],
      platform: createMemoryPlatform({ device: device ?? {} }),
    })
    const views: string[] = []
    const store = { send: () => {} }
    const refs = { router: store, modal: store, network: store }
    await createOpen({
      state: () => kit.state.getSnapshot(),
      refs,
      preload: async (view) => void views.push(view),
      missingSignIn: () => 'none',
      gate: { refusal: () => null, afterConsent: (request) => request },
    })(openOptions)
    kit.stop()
    return views
  }
  expect(await preloaded({ mobile: true, ios: true })).toEqual([
    'ConnectingWalletConnect',
    'Connect',
  ])
  expect(await preloaded({ mobile: true, telegram: true })).toEqual([
    'ConnectingWalletConnect',
    'Connect',
  ])
  expect(await preloaded({ mobile: true, ios: true }, { view: 'Networks' })).toEqual(['Networks'])
  expect(await preloaded({ mobile: true, android: true })).toEqual(['Connect'])
})
