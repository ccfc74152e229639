import { expect, test } from 'vitest'
import { createMemoryPlatform, type MemoryOptions } from '../../platform/memory.ts'
import { createScriptedAdapter, scriptedConnector } from '../../testing/scripted-adapter.ts'
import type { OpenOptions } from '../api/kit.ts'
import type { KitOptions } from '../api/kit-options.ts'
import { createKit } from '../create-kit.ts'
import { chain, settle } from '../kit.fixture.ts'
import { createOpen } from './open.ts'

const phone = { device: { mobile: true, ios: true } }

/** What lies in the modal after opening, bottom first. */
async function opened(
  options: Partial<KitOptions>,
  how?: OpenOptions,
  outside: MemoryOptions = {},
) {
  const adapter = createScriptedAdapter()
  adapter.announce(scriptedConnector('fox'))
  const kit = createKit({
    projectId: 'p',
    adapters: [adapter],
    networks: [chain(1337)],
    platform: createMemoryPlatform(outside),
    ...options,
  })
  await kit.open(how)
  await settle()
  const { entries } = kit.state.getSnapshot().router
  kit.stop()
  return entries.map(({ view, data }) => (data === null ? view : [view, data]))
}

test('without adapters the modal opens on the QR code, and on a phone on AllWallets', async () => {
  expect(await opened({ adapters: [] })).toEqual([['ConnectingWalletConnectBasic', { uri: null }]])
  expect(await opened({ adapters: [] }, {}, phone)).toEqual(['AllWallets'])
})

test('manualWCControl opens on the QR code of the given URI, unless a view is given', async () => {
  expect(await opened({ manualWCControl: true }, { uri: 'wc:1' })).toEqual([
    ['ConnectingWalletConnectBasic', { uri: 'wc:1' }],
  ])
  expect(await opened({ manualWCControl: true }, { view: 'Connect' })).toEqual(['Connect'])
})

test('basic opens on the QR code, also with adapters', async () => {
  expect(await opened({ basic: true })).toEqual([['ConnectingWalletConnectBasic', { uri: null }]])
})

test('without a projectId or with enableWalletConnect false the modal opens on Connect', async () => {
  expect(await opened({ projectId: '', adapters: [] })).toEqual(['Connect'])
  expect(await opened({ adapters: [], enableWalletConnect: false })).toEqual(['Connect'])
})

test('AllWallets opens Connect if the kit has no wallet directory', async () => {
  expect(await opened({ projectId: '' }, { view: 'AllWallets' })).toEqual(['Connect'])
  expect(await opened({}, { view: 'AllWallets' })).toEqual(['AllWallets'])
})

test('wallet opens the installed wallet, else the remote wallet, above Connect', async () => {
  const custom = { id: 'tide', name: 'Tide', mobile_link: 'tide://' }
  expect(await opened({}, { wallet: 'test.fox' })).toEqual([
    'Connect',
    ['ConnectingExternal', { connectorId: 'fox', namespace: 'eip155' }],
  ])
  expect(await opened({}, { wallet: 'd1' })).toEqual([
    'Connect',
    ['ConnectingWalletConnect', { walletId: 'd1', wallet: null }],
  ])
  expect(await opened({ customWallets: [custom] }, { wallet: 'tide' })).toMatchObject([
    'Connect',
    [
      'ConnectingWalletConnect',
      { walletId: 'tide', wallet: { name: 'Tide', mobile_link: 'tide://' } },
    ],
  ])
  expect(await opened({ projectId: '' }, { wallet: 'd1' })).toEqual([
    'Connect',
    ['ConnectingExternal', { connectorId: 'd1' }],
  ])
})

test('iOS and Telegram preload the code of the remote wallet view with Connect', async () => {
  const asked = async (device: MemoryOptions['device'], how?: OpenOptions) => {
    const kit = createKit({
      projectId: 'p',
      adapters: [createScriptedAdapter()],
      networks: [chain(1337)],
      platform: createMemoryPlatform({ device: device ?? {} }),
    })
    const views: string[] = []
    const nobody = { send: () => {} }
    const refs = { router: nobody, modal: nobody, network: nobody }
    await createOpen({
      state: () => kit.state.getSnapshot(),
      refs,
      preload: async (view) => void views.push(view),
    })(how)
    kit.stop()
    return views
  }
  expect(await asked({ mobile: true, ios: true })).toEqual(['ConnectingWalletConnect', 'Connect'])
  expect(await asked({ mobile: true, telegram: true })).toEqual([
    'ConnectingWalletConnect',
    'Connect',
  ])
  expect(await asked({ mobile: true, ios: true }, { view: 'Networks' })).toEqual(['Networks'])
  expect(await asked({ mobile: true, android: true })).toEqual(['Connect'])
})
