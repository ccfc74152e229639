import { expect, test } from 'vitest'
import { createMemoryPlatform } from '../platform/memory.ts'
import type { RunningFlow } from '../protocol/flow.ts'
import { createScriptedAdapter, scriptedConnector } from '../testing/scripted-adapter.ts'
import type { Kit } from './api/kit.ts'
import type { KitOptions } from './api/kit-options.ts'
import { createKit } from './create-kit.ts'
import { chain, connection, currentView, firstNetwork, runFlow, settle } from './kit.fixture.ts'

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
  await settle()
  await command(kit)
  await settle()
  expect(entriesOf(kit)).not.toEqual(['Connect'])
  expect(adapter.calls.connect.length).toBeLessThan(2)
})

test('a consent counts until Connect closes with the modal or the visitor withdraws it [EM19]', async () => {
  const { kit } = createConsentKit()
  await kit.open()
  currentView(kit).accept?.()
  await settle()
  currentView(kit).withdraw?.()
  await settle()
  kit.modal.push('AllWallets')
  expect(entriesOf(kit)).toEqual(['Connect'])
  currentView(kit).accept?.()
  await settle()
  kit.close()
  await settle()
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

/** The flows that connect, with their data. */
const flows: readonly [string, unknown][] = [
  ['allWallets', null],
  ['connectExternal', { connectorId: 'fox' }],
  ['connectMultiChain', { connectorId: 'fox', namespace: 'eip155' }],
  ['connectRemote', null],
  ['connectEmail', { email: 'a@b.example' }],
  ['connectSocial', { provider: 'x' }],
  ['connectFarcaster', null],
]
const stepOf = (flow: RunningFlow<unknown>): ConsentView => Object(flow.view())
type ConsentView = { step: string; accept?(): void; withdraw?(): void }

test.each(flows)(
  'kit.run(%s) rejects until the visitor consents in a connectFlow of the page [EM19]',
  async (id, data) => {
    const { kit, adapter } = createConsentKit()
    await expect(runFlow(kit, id, data)).rejects.toMatchObject({ code: 'connect/consent-missing' })
    await settle()
    const { alert } = kit.state.getSnapshot()
    expect(alert).toMatchObject({ code: 'connect/consent-missing' })
    expect(adapter.calls.connect).toEqual([])
    const connect = await runFlow(kit, 'connect', null)
    expect(stepOf(connect).step).toBe('consenting')
    stepOf(connect).accept?.()
    // The page shows the next flow in place of this one.
    connect.stop()
    const running = await runFlow(kit, id, data)
    expect(running.outcome().status).toBe('running')
    await settle()
    expect(adapter.calls.connect.length).toBeLessThan(2)
  },
)

test('a consent that the visitor withdraws in a flow of the page does not count [EM19]', async () => {
  const { kit } = createConsentKit()
  const connect = await runFlow(kit, 'connect', null)
  stepOf(connect).accept?.()
  stepOf(connect).withdraw?.()
  const refused = { code: 'connect/consent-missing' }
  await expect(runFlow(kit, 'connectRemote', null)).rejects.toMatchObject(refused)
})

test('a consent in the modal counts for flows of the page until it closes [EM19]', async () => {
  const { kit } = createConsentKit()
  await kit.open()
  currentView(kit).accept?.()
  await expect(runFlow(kit, 'allWallets', null)).resolves.toBeDefined()
  kit.close()
  const refused = { code: 'connect/consent-missing' }
  await expect(runFlow(kit, 'allWallets', null)).rejects.toMatchObject(refused)
  await kit.open()
  kit.modal.push('AllWallets')
  expect(entriesOf(kit)).toEqual(['Connect'])
})

test.each([
  ['asks for no consent', { features: {} }],
  ['pairs remote wallets itself', { manualWCControl: true }],
])('a page that %s runs flows that connect', async (_, options) => {
  const { kit } = createConsentKit(options)
  await expect(runFlow(kit, 'connectRemote', null)).resolves.toBeDefined()
})

test('a page that asks for the consent itself turns the checkbox off afterwards', async () => {
  const { kit } = createConsentKit()
  kit.settings.update({ features: { legalCheckbox: false } })
  await expect(runFlow(kit, 'connectExternal', { connectorId: 'fox' })).resolves.toBeDefined()
})

const consentOf = (kit: Kit) => kit.state.getSnapshot().modal.consent

test('a modal that closes keeps the consent of a flow of the page if it showed no box [EM19]', async () => {
  const { kit } = createConsentKit()
  const connect = await runFlow(kit, 'connect', null)
  stepOf(connect).accept?.()
  await kit.open({ view: 'Networks' })
  kit.close()
  await settle()
  expect([stepOf(connect).step, consentOf(kit)]).toEqual(['choosing', 'given'])
  await expect(runFlow(kit, 'connectExternal', { connectorId: 'fox' })).resolves.toBeDefined()
})

test.each([
  ['an overlay', {}],
  ['embedded', { enableEmbedded: true }],
])(
  'a new Connect begins without the consent of the former one, in a modal that is %s [EM19]',
  async (_, options) => {
    const { kit, adapter } = createConsentKit(options)
    await kit.open()
    await settle()
    currentView(kit).accept?.()
    await settle()
    kit.modal.reset('Networks')
    await settle()
    expect(consentOf(kit)).toBe('missing')
    kit.modal.reset('Connect')
    await settle()
    expect([currentView(kit).step, consentOf(kit)]).toEqual(['consenting', 'missing'])
    kit.modal.push('ConnectingExternal', { connectorId: 'fox' })
    await settle()
    expect([entriesOf(kit), adapter.calls.connect.length]).toEqual([['Connect'], 0])
  },
)

test('the next visitor of an embedded modal has to consent after a disconnect [EM19]', async () => {
  const { kit, adapter } = createConsentKit({ enableEmbedded: true })
  await kit.open()
  await settle()
  currentView(kit).accept?.()
  currentView(kit).pick?.('fox')
  await settle()
  adapter.calls.connect[0]?.resolve(connection('fox'))
  await settle()
  expect(kit.account.get().status).toBe('connected')
  void kit.disconnect()
  await settle()
  adapter.calls.disconnect[0]?.resolve(undefined)
  await settle()
  expect(consentOf(kit)).toBe('missing')
  kit.modal.push('ConnectingExternal', { connectorId: 'fox' })
  await settle()
  expect([entriesOf(kit).at(-1), adapter.calls.connect.length]).toEqual(['Connect', 1])
})

test('a connectFlow of the page that runs again begins without the consent of the former one [EM19]', async () => {
  const { kit } = createConsentKit()
  const first = await runFlow(kit, 'connect', null)
  stepOf(first).accept?.()
  first.stop()
  const second = await runFlow(kit, 'connect', null)
  await settle()
  expect([stepOf(second).step, consentOf(kit)]).toEqual(['consenting', 'missing'])
  const refused = { code: 'connect/consent-missing' }
  await expect(runFlow(kit, 'allWallets', null)).rejects.toMatchObject(refused)
})

test('all boxes show the one consent: a new one unticks it, and each ticks and unticks it [EM19]', async () => {
  const { kit } = createConsentKit()
  const page = await runFlow(kit, 'connect', null)
  stepOf(page).accept?.()
  await kit.open()
  await settle()
  const shown = () => [stepOf(page).step, currentView(kit).step, consentOf(kit)]
  expect(shown()).toEqual(['consenting', 'consenting', 'missing'])
  currentView(kit).accept?.()
  await settle()
  expect(shown()).toEqual(['choosing', 'choosing', 'given'])
  stepOf(page).withdraw?.()
  await settle()
  expect(shown()).toEqual(['consenting', 'consenting', 'missing'])
  stepOf(page).accept?.()
  await settle()
  kit.close()
  await settle()
  expect([stepOf(page).step, consentOf(kit)]).toEqual(['consenting', 'missing'])
})

test('a consent that is given as soon as the box exists counts [EM19]', async () => {
  const { kit } = createConsentKit()
  const former = await runFlow(kit, 'connect', null)
  stepOf(former).accept?.()
  await settle()
  const connect = await runFlow(kit, 'connect', null)
  stepOf(connect).accept?.()
  await settle()
  expect([stepOf(connect).step, stepOf(former).step, consentOf(kit)]).toEqual([
    'choosing',
    'choosing',
    'given',
  ])
})
