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

test('without adapters a desktop shows the code, a phone all wallets (specification, section 2)', async () => {
  expect(await opened({ adapters: [] })).toEqual([['ConnectingWalletConnectBasic', { uri: null }]])
  expect(await opened({ adapters: [] }, {}, phone)).toEqual(['AllWallets'])
})

test('a page that drives the pairing by itself says what is to be scanned', async () => {
  expect(await opened({ manualWCControl: true }, { uri: 'wc:1' })).toEqual([
    ['ConnectingWalletConnectBasic', { uri: 'wc:1' }],
  ])
  expect(await opened({ manualWCControl: true }, { view: 'Connect' })).toEqual(['Connect'])
})

test('who wants nothing but the code gets it, beside any adapter', async () => {
  expect(await opened({ basic: true })).toEqual([['ConnectingWalletConnectBasic', { uri: null }]])
})

test('without a project id, or where the page switched it off, remote wallets are not offered', async () => {
  expect(await opened({ projectId: '', adapters: [] })).toEqual(['Connect'])
  expect(await opened({ adapters: [], enableWalletConnect: false })).toEqual(['Connect'])
})

test('where the list of all wallets cannot be asked for, it is not opened', async () => {
  expect(await opened({ projectId: '' }, { view: 'AllWallets' })).toEqual(['Connect'])
  expect(await opened({}, { view: 'AllWallets' })).toEqual(['AllWallets'])
})

test('opens straight on one wallet: in this browser if it is here, else over the relay', async () => {
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

test('on an iPhone and in Telegram the code behind a tap on the list comes with the list', async () => {
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
