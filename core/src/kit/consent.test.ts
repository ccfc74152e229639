import { expect, test } from 'vitest'
import { createMemoryPlatform } from '../platform/memory.ts'
import { createScriptedAdapter, scriptedConnector } from '../testing/scripted-adapter.ts'
import type { Kit } from './api/kit.ts'
import type { KitOptions } from './api/kit-options.ts'
import { createKit } from './create-kit.ts'
import { chain, currentView, firstNetwork, settle } from './kit.fixture.ts'

/** A kit whose visitors accept the terms before they connect. */
function createConsentKit(options: Partial<KitOptions> = {}) {
  const adapter = createScriptedAdapter()
  adapter.announce(scriptedConnector('fox'))
  const kit = createKit({
    projectId: 'p',
    adapters: [adapter],
    networks: [chain(1337)],
    platform: createMemoryPlatform(),
    embeddedWallet: { networks: [firstNetwork] },
    endpoints: { frame: 'https://frame.example/sdk' },
    features: { legalCheckbox: true },
    termsConditionsUrl: '/terms',
    ...options,
  })
  return { kit, adapter }
}
const entriesOf = (kit: Kit) => kit.state.getSnapshot().router.entries.map(({ view }) => view)

const commands: readonly [string, (kit: Kit) => unknown][] = [
  ['open of AllWallets', (kit) => kit.open({ view: 'AllWallets' })],
  ['open of EmailLogin', (kit) => kit.open({ view: 'EmailLogin' })],
  ['open of the QR code', (kit) => kit.open({ view: 'ConnectingWalletConnectBasic' })],
  ['open of a wallet', (kit) => kit.open({ wallet: 'fox' })],
  ['push of AllWallets', ({ modal }) => modal.push('AllWallets')],
  [
    'push of ConnectingExternal',
    ({ modal }) => modal.push('ConnectingExternal', { connectorId: 'fox' }),
  ],
  [
    'reset to ConnectingMultiChain',
    ({ modal }) => modal.reset('ConnectingMultiChain', { connectorId: 'fox', namespace: 'eip155' }),
  ],
  [
    'replacement by ConnectingWalletConnect',
    ({ modal }) => modal.replace('ConnectingWalletConnect', { walletId: null, wallet: null }),
  ],
  ['push of EmailLogin', ({ modal }) => modal.push('EmailLogin', { email: 'a@b.example' })],
  ['push of ConnectingSocial', ({ modal }) => modal.push('ConnectingSocial', { provider: 'x' })],
  ['push of ConnectingFarcaster', ({ modal }) => modal.push('ConnectingFarcaster')],
]
test.each(commands)('%s shows Connect until the visitor consents [EM19]', async (_, command) => {
  const { kit, adapter } = createConsentKit()
  await kit.open()
  await command(kit)
  await settle()
  expect(entriesOf(kit)).toEqual(['Connect'])
  expect(currentView(kit).step).toBe('consenting')
  currentView(kit).accept?.()
  await command(kit)
  await settle()
  expect(entriesOf(kit)).not.toEqual(['Connect'])
  expect(adapter.calls.connect.length).toBeLessThan(2)
})

test('a consent counts until the modal closes or the visitor withdraws it [EM19]', async () => {
  const { kit } = createConsentKit()
  await kit.open()
  currentView(kit).accept?.()
  currentView(kit).withdraw?.()
  kit.modal.push('AllWallets')
  expect(entriesOf(kit)).toEqual(['Connect'])
  currentView(kit).accept?.()
  kit.close()
  await kit.open({ view: 'AllWallets' })
  expect(entriesOf(kit)).toEqual(['Connect'])
})

test('a wallet that the visitor picks after the consent is connected [EM19]', async () => {
  const { kit, adapter } = createConsentKit()
  await kit.open({ wallet: 'fox' })
  await settle()
  expect(adapter.calls.connect).toHaveLength(0)
  currentView(kit).accept?.()
  currentView(kit).pick?.('fox')
  await settle()
  expect(entriesOf(kit)).toEqual(['Connect', 'ConnectingExternal'])
  expect(adapter.calls.connect).toHaveLength(1)
})

test('a remote wallet is offered after the consent if there is no adapter [EM19]', async () => {
  const { kit } = createConsentKit({ adapters: [] })
  await kit.open()
  expect(entriesOf(kit)).toEqual(['Connect'])
})

test('a page that pairs remote wallets itself asks for the consent itself', async () => {
  const { kit } = createConsentKit({ manualWCControl: true })
  await kit.open({ uri: 'wc:1' })
  expect(entriesOf(kit)).toEqual(['ConnectingWalletConnectBasic'])
})
