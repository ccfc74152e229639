import { beforeEach, expect, test, vi } from 'vitest'
import type { Connection } from '../domain/account/account.ts'
import { type CaipNetworkId, toCaipNetworkId } from '../domain/caip/caip.ts'
import { chain, settle } from '../kit/kit.fixture.ts'
import { createManualClock } from '../platform/manual-clock.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { createScriptedAdapter, scriptedConnector } from '../testing/scripted-adapter.ts'
import { createAppKit } from './create-app-kit.ts'

const first = toCaipNetworkId('eip155:1337')
const second = toCaipNetworkId('eip155:1338')
const address = '0x00000000219ab540356cBB839Cbe05303d7705Fa'

function createEnvironment(stored: Record<string, string> = {}) {
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock, stored })
  const adapter = createScriptedAdapter()
  adapter.announce(scriptedConnector('fox'))
  const networks = [chain(1337), chain(1338)]
  const appKit = createAppKit({ projectId: 'p', adapters: [adapter], networks, platform })
  return { clock, platform, adapter, appKit }
}
let env: ReturnType<typeof createEnvironment>
beforeEach(() => {
  env = createEnvironment()
})

const connection = (caipNetworkId: CaipNetworkId = first): Connection => ({
  namespace: 'eip155',
  connectorId: 'fox',
  address,
  accounts: [{ address, type: 'eoa' }],
  caipNetworkId,
})
async function connect(): Promise<void> {
  await env.appKit.open({ view: 'Connect' })
  env.appKit.modal.push('ConnectingExternal', { connectorId: 'fox' })
  await settle()
  env.adapter.calls.connect.at(-1)?.resolve(connection())
  await settle()
}

test('createAppKit returns a kit that shares its state with the AppKit methods', async () => {
  const { appKit } = env
  await connect()
  expect(appKit.account.get().address).toBe(appKit.getAddress())
  appKit.settings.update({ themeMode: 'dark' })
  expect(appKit.getThemeMode()).toBe('dark')
})

test('AppKit readers return undefined for the values of a disconnected account', () => {
  const { appKit } = env
  expect(appKit.getAccount()).toEqual({
    allAccounts: [],
    caipAddress: undefined,
    address: undefined,
    isConnected: false,
    status: 'disconnected',
  })
  expect([appKit.getAddress(), appKit.getCaipAddress(), appKit.getWalletInfo()]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect([appKit.getWalletProvider(), appKit.getWalletProviderType()]).toEqual([null, undefined])
  expect(appKit.getIsConnectedState()).toBe(false)
})

test('AppKit readers return the connected account, wallet and network', async () => {
  const { appKit } = env
  await connect()
  expect(appKit.getAccount('eip155')).toEqual({
    allAccounts: [{ address, type: 'eoa' }],
    caipAddress: `${first}:${address}`,
    address,
    isConnected: true,
    status: 'connected',
  })
  expect(appKit.getCaipAddress()).toBe(`${first}:${address}`)
  expect(appKit.getCaipNetwork()).toMatchObject({ caipNetworkId: first })
  expect(appKit.getCaipNetworks('eip155').map(({ id }) => id)).toEqual([1337, 1338])
  expect([appKit.getCaipNetworkId(), appKit.getChainId()]).toEqual([first, 1337])
  expect(appKit.getWalletInfo()).toMatchObject({ id: 'fox', type: 'ANNOUNCED' })
  expect(appKit.getWalletProviderType()).toBe('ANNOUNCED')
  expect(appKit.getWalletProvider()).toEqual(appKit.wallet.provider('eip155'))
  expect(appKit.getIsConnectedState()).toBe(true)
})

test('getState returns initialized after the stored connections are restored', async () => {
  env = createEnvironment({
    '@latchkit/default/eip155:connected_connector_id': 'fox',
    '@latchkit/default/connection_status': 'connected',
  })
  const { appKit, adapter } = env
  const states: boolean[] = []
  appKit.subscribeState(({ initialized }) => states.push(initialized))
  await settle()
  expect(appKit.getState()).toMatchObject({ initialized: false, loading: true, open: false })
  adapter.calls.resume[0]?.resolve(connection())
  await appKit.ready()
  await settle()
  expect(appKit.getState()).toEqual({
    loading: false,
    open: false,
    selectedNetworkId: first,
    activeChain: 'eip155',
    initialized: true,
  })
  expect(states.at(-1)).toBe(true)
})

test('getState does not return initialized on a server', async () => {
  const platform = createMemoryPlatform({ facts: { url: '' } })
  const appKit = createAppKit({ projectId: 'p', networks: [chain(1337)], platform })
  await appKit.ready()
  await settle()
  expect(appKit.getState().initialized).toBe(false)
})

test('AppKit subscriptions call their listener after each change until unsubscribe', async () => {
  const { appKit, adapter } = env
  await connect()
  const addresses: unknown[] = []
  const networks: unknown[] = []
  const wallets: unknown[] = []
  const providers: unknown[] = []
  const themes: unknown[] = []
  const unsubscribe = [
    appKit.subscribeAccount((account) => addresses.push(account.address)),
    appKit.subscribeNetwork(({ caipNetworkId }) => networks.push(caipNetworkId), 'eip155'),
    appKit.subscribeWalletInfo((info) => wallets.push(info?.id)),
    appKit.subscribeProviders(({ eip155 }) => providers.push(eip155)),
    appKit.subscribeTheme(({ themeMode }) => themes.push(themeMode)),
  ]
  expect([addresses, networks, wallets, providers, themes]).toEqual([[], [], [], [], []])
  adapter.emit({ type: 'chain.changed', caipNetworkId: second })
  appKit.setThemeMode('light')
  await settle()
  expect([networks, themes]).toEqual([[second], ['light']])
  adapter.emit({ type: 'disconnected' })
  await settle()
  expect(addresses.at(-1)).toBeUndefined()
  expect([wallets, providers.at(-1)]).toEqual([[undefined], null])
  for (const stop of unsubscribe) stop()
  appKit.setThemeMode('dark')
  await settle()
  expect(themes).toEqual(['light'])
})

test('AppKit subscriptions log an error of a listener and call the other listeners', async () => {
  const { appKit, platform } = env
  const listener = vi.fn()
  appKit.subscribeTheme(() => {
    throw new Error('broken page')
  })
  appKit.subscribeTheme(listener)
  appKit.setThemeMode('dark')
  expect(listener).toHaveBeenCalledWith({ themeMode: 'dark', themeVariables: {} })
  expect(platform.controls.logged.map(({ message }) => message)).toContain(
    'A listener of the page threw an error',
  )
})

test('AppKit events are those of the kit', async () => {
  const { appKit } = env
  expect(appKit.getEvent().data.event).toBe('MODAL_CREATED')
  const names: string[] = []
  const unsubscribe = appKit.subscribeEvents(({ data }) => void names.push(data.event))
  await appKit.open()
  await settle()
  expect([names, appKit.getEvent().data.event]).toEqual([
    ['INITIALIZE', 'MODAL_OPEN'],
    'MODAL_OPEN',
  ])
  unsubscribe()
  appKit.close()
  env.clock.advance(1_000)
  await settle()
  expect([names.length, appKit.getEvent().data.event]).toEqual([2, 'MODAL_CLOSE'])
})

test('AppKit setters change the options of the kit', async () => {
  const { appKit } = env
  appKit.setThemeVariables({ '--latchkit-accent': 'red' })
  appKit.setTermsConditionsUrl('https://page.example/terms')
  appKit.setPrivacyPolicyUrl('javascript:alert(1)')
  appKit.setConnectMethodsOrder(['wallet', 'email'])
  appKit.setWalletFeaturesOrder(['send'])
  appKit.setCollapseWallets(true)
  appKit.updateFeatures({ legalCheckbox: true })
  appKit.updateOptions({ enableNetworkSwitch: false, allWallets: 'HIDE', debug: false })
  await appKit.load()
  appKit.updateRemoteFeatures({ activity: false, swaps: ['own'] })
  appKit.updateRemoteFeatures({ email: false })
  const { config } = appKit.state.getSnapshot()
  expect(appKit.getThemeVariables()).toEqual({ '--latchkit-accent': 'red' })
  expect([config.termsConditionsUrl, config.privacyPolicyUrl]).toEqual([
    'https://page.example/terms',
    null,
  ])
  expect(config.remoteFeatures).toMatchObject({ email: false, swaps: ['own'], activity: false })
  expect(config.features).toMatchObject({
    connectMethodsOrder: ['wallet', 'email'],
    walletFeaturesOrder: ['send'],
    collapseWallets: true,
    legalCheckbox: true,
    send: true,
  })
  expect(config).toMatchObject({ enableNetworkSwitch: false, allWallets: 'HIDE', debug: false })
  expect(() => appKit.setThemeMode('blue' as never)).toThrowError(
    expect.objectContaining({ code: 'config/theme-mode-invalid' }),
  )
})

test('redirect and replace navigate, and popTransactionStack without a transaction does nothing', async () => {
  const { appKit } = env
  await appKit.open()
  expect([appKit.isOpen(), appKit.getState().open]).toEqual([true, true])
  appKit.redirect('WhatIsAWallet')
  await settle()
  const views = () => appKit.state.getSnapshot().router.entries.map(({ view }) => view)
  expect(views()).toEqual(['WhatIsAWallet'])
  appKit.replace('Networks')
  appKit.popTransactionStack('cancel')
  await settle()
  expect(views()).toEqual(['Networks'])
  appKit.close()
  await settle()
  expect(appKit.isOpen()).toBe(false)
})

test('addNetwork, switchNetwork and removeNetwork change the networks', async () => {
  const { appKit } = env
  appKit.addNetwork('eip155', chain(1339))
  await settle()
  expect(appKit.getCaipNetworks().map(({ id }) => id)).toEqual([1337, 1338, 1339])
  await appKit.switchNetwork(second)
  expect(appKit.getChainId()).toBe(1338)
  appKit.removeNetwork('eip155', 1338)
  await settle()
  expect(appKit.getCaipNetworks().map(({ id }) => id)).toEqual([1337, 1339])
})

test('AppKit commands show messages, read the balance and label addresses', async () => {
  const { appKit, adapter, clock } = env
  await connect()
  appKit.showErrorMessage('It failed')
  await settle()
  expect(appKit.state.getSnapshot().toast).toMatchObject({ variant: 'error', message: 'It failed' })
  appKit.showSuccessMessage('It worked')
  await settle()
  clock.advance(1_000) // toasts follow each other with a gap
  await settle()
  expect(appKit.state.getSnapshot().toast).toMatchObject({
    variant: 'success',
    message: 'It worked',
  })
  const reads = adapter.calls.balance.length
  const balance = appKit.updateNativeBalance()
  await settle()
  adapter.calls.balance[reads]?.resolve({ value: '5', decimals: 18, symbol: 'ETH' })
  expect(await balance).toMatchObject({ isSuccess: true, data: { value: '5' } })
  appKit.addAddressLabel(address, 'Savings')
  await settle()
  expect(appKit.state.getSnapshot().accounts.eip155?.addressLabels).toEqual({
    [address]: 'Savings',
  })
  appKit.removeAddressLabel(address)
  await settle()
  expect(appKit.state.getSnapshot().accounts.eip155?.addressLabels).toEqual({})
})

test('getUniversalProvider rejects if the kit has no remote wallets', async () => {
  const platform = createMemoryPlatform()
  const appKit = createAppKit({ networks: [chain(1337)], platform })
  await expect(appKit.getUniversalProvider()).rejects.toMatchObject({ code: 'remote/unavailable' })
})

test('stop of an AppKit ends its subscriptions', async () => {
  const { appKit } = env
  const listener = vi.fn()
  appKit.subscribeState(listener)
  appKit.stop()
  await settle()
  expect(listener).not.toHaveBeenCalledWith(expect.objectContaining({ initialized: true }))
})

test('setSocialsOrder changes the social logins and their order', async () => {
  const { appKit } = env
  appKit.setSocialsOrder(['x', 'google'])
  await appKit.load()
  expect(appKit.state.getSnapshot().config.remoteFeatures?.socials).toEqual(['x', 'google'])
})
