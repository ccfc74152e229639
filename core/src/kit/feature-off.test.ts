import { expect, test } from 'vitest'
import { createMemoryPlatform } from '../platform/memory.ts'
import { createScriptedAdapter, scriptedConnector } from '../testing/scripted-adapter.ts'
import type { Kit } from './api/kit.ts'
import type { KitOptions } from './api/kit-options.ts'
import { createKit } from './create-kit.ts'
import { chain, connectWallet, createTestKit, currentView, runFlow, settle } from './kit.fixture.ts'
import { createSendingKit, openSend, toReview } from './send.fixture.ts'

type Off = Partial<KitOptions>
const sendOff: Off = { features: { send: false } }
const receiveOff: Off = { features: { receive: false } }
const walletsOff: Off = { enableWallets: false }
const refusal = (option: string) => ({ code: 'feature/off', details: { option } })

/** A kit with the wallet `fox`, which is connected before `options` apply. */
async function createConnectedKit(options: Off) {
  const platform = createMemoryPlatform()
  const adapter = createScriptedAdapter()
  adapter.announce(scriptedConnector('fox'))
  const networks = [chain(1337), chain(1338)]
  const kit = createKit({ projectId: 'p', adapters: [adapter], networks, platform, ...options })
  await kit.load()
  return { kit, platform, adapter }
}
const entriesOf = (kit: Kit) => kit.state.getSnapshot().router.entries.map(({ view }) => view)

const opens: readonly [string, string, Off, (kit: Kit) => Promise<unknown>][] = [
  ['WalletSend', 'features.send', sendOff, (kit) => kit.open({ view: 'WalletSend' })],
  ['WalletReceive', 'features.receive', receiveOff, (kit) => kit.open({ view: 'WalletReceive' })],
  ['AllWallets', 'enableWallets', walletsOff, (kit) => kit.open({ view: 'AllWallets' })],
  [
    'the QR code',
    'enableWallets',
    walletsOff,
    (kit) => kit.open({ view: 'ConnectingWalletConnectBasic' }),
  ],
  ['a wallet', 'enableWallets', walletsOff, (kit) => kit.open({ wallet: 'fox' })],
]
test.each(opens)('kit.open of %s rejects without %s [EM19]', async (_, option, options, open) => {
  const { kit, adapter } = await createConnectedKit(options)
  await expect(open(kit)).rejects.toMatchObject(refusal(option))
  await settle()
  expect(kit.state.getSnapshot().modal.phase).toBe('closed')
  expect(entriesOf(kit)).toEqual(['Connect'])
  expect(adapter.calls.connect).toEqual([])
})

const views: readonly [string, string, Off, (kit: Kit['modal']) => void][] = [
  ['WalletSend', 'features.send', sendOff, ({ push }) => push('WalletSend')],
  ['WalletSendSelectToken', 'features.send', sendOff, ({ push }) => push('WalletSendSelectToken')],
  ['WalletSendPreview', 'features.send', sendOff, ({ push }) => push('WalletSendPreview')],
  ['WalletSend', 'features.send', sendOff, ({ replace }) => replace('WalletSend')],
  ['WalletSend', 'features.send', sendOff, ({ reset }) => reset('WalletSend')],
  ['WalletReceive', 'features.receive', receiveOff, ({ push }) => push('WalletReceive')],
  [
    'WalletCompatibleNetworks',
    'features.receive',
    receiveOff,
    ({ push }) => push('WalletCompatibleNetworks'),
  ],
  ['AllWallets', 'enableWallets', walletsOff, ({ push }) => push('AllWallets')],
  ['ConnectWallets', 'enableWallets', walletsOff, ({ push }) => push('ConnectWallets')],
  [
    'ConnectingExternal',
    'enableWallets',
    walletsOff,
    ({ push }) => push('ConnectingExternal', { connectorId: 'fox' }),
  ],
  [
    'ConnectingMultiChain',
    'enableWallets',
    walletsOff,
    ({ push }) => push('ConnectingMultiChain', { connectorId: 'fox', namespace: 'eip155' }),
  ],
  [
    'ConnectingWalletConnect',
    'enableWallets',
    walletsOff,
    ({ push }) => push('ConnectingWalletConnect', { walletId: null, wallet: null }),
  ],
]
test.each(views)(
  'kit.modal does not show %s without %s [EM19]',
  async (_, option, options, show) => {
    const { kit, adapter } = await createConnectedKit(options)
    await kit.open({ view: 'WhatIsAWallet' })
    show(kit.modal)
    await settle()
    expect(entriesOf(kit)).toEqual(['WhatIsAWallet'])
    expect(adapter.calls.connect).toEqual([])
    const { alert } = kit.state.getSnapshot()
    expect(alert).toMatchObject({ code: 'feature/off', hint: expect.stringContaining(option) })
  },
)

const runs: readonly [string, string, Off, (kit: Kit) => Promise<unknown>][] = [
  ['sendFlow', 'features.send', sendOff, (kit) => runFlow(kit, 'send', null)],
  ['allWalletsFlow', 'enableWallets', walletsOff, (kit) => runFlow(kit, 'allWallets', null)],
  [
    'connectExternalFlow',
    'enableWallets',
    walletsOff,
    (kit) => runFlow(kit, 'connectExternal', { connectorId: 'fox' }),
  ],
  [
    'connectMultiChainFlow',
    'enableWallets',
    walletsOff,
    (kit) => runFlow(kit, 'connectMultiChain', { connectorId: 'fox', namespace: 'eip155' }),
  ],
  ['connectRemoteFlow', 'enableWallets', walletsOff, (kit) => runFlow(kit, 'connectRemote', null)],
]
test.each(runs)('kit.run(%s) rejects without %s [EM19]', async (_, option, options, start) => {
  const { kit, platform, adapter } = await createConnectedKit(options)
  await expect(start(kit)).rejects.toMatchObject(refusal(option))
  await settle()
  expect(adapter.calls.connect).toEqual([])
  expect(platform.controls.logged).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining('feature/off') }),
  )
})

test('a wallet that the view of Connect picks is refused without enableWallets [EM19]', async () => {
  const { kit, adapter } = await createConnectedKit({ embeddedWallet: {}, ...walletsOff })
  await kit.open()
  kit.settings.update({ enableWallets: true })
  kit.close()
  await kit.open()
  await settle()
  kit.settings.update({ enableWallets: false })
  currentView(kit).pick?.('fox')
  await settle()
  const { key, view } = kit.state.getSnapshot().router.entry
  expect(view).toBe('ConnectingExternal')
  expect(kit.modal.flows.getSnapshot()[key]?.outcome()).toMatchObject({
    status: 'failed',
    error: refusal('enableWallets'),
  })
  expect(adapter.calls.connect).toEqual([])
  kit.modal.back()
  expect(entriesOf(kit)).toEqual(['Connect'])
})

test('without enableWallets the modal opens on Connect, not on the QR code [EM19]', async () => {
  for (const options of [{ adapters: [] }, { basic: true }]) {
    const { kit } = await createConnectedKit({ ...walletsOff, ...options })
    await kit.open()
    expect(entriesOf(kit)).toEqual(['Connect'])
  }
})

test('features.send counts as it is when a send starts, and a started one continues [EM19]', async () => {
  const env = await createSendingKit()
  const { kit } = env
  kit.settings.update({ features: { send: false } })
  await toReview(env, '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045')
  expect(entriesOf(kit)).toEqual(['Account', 'WalletSend', 'WalletSendPreview'])
  await openSend(env)
  expect(entriesOf(kit)).toEqual(['Account'])
  kit.settings.update({ features: { send: true } })
  await openSend(env)
  expect(entriesOf(kit)).toEqual(['Account', 'WalletSend'])
})

test('enableNetworkSwitch hides the selector; the page may open Networks', async () => {
  const env = createTestKit()
  await connectWallet(env)
  env.kit.settings.update({ enableNetworkSwitch: false })
  await env.kit.open({ view: 'Networks' })
  expect(entriesOf(env.kit)).toEqual(['Networks'])
})

test.each(['constructor', 'toString'])(
  'kit.open of the unknown view %s opens the modal',
  async (name) => {
    const { kit } = await createConnectedKit({})
    await kit.open({ view: name as 'Connect' })
    expect(kit.state.getSnapshot().modal.phase).toBe('open')
  },
)
