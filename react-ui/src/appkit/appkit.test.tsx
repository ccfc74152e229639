import type { Connector, KitState } from '@latchkit/core'
import { createManualClock, createMemoryPlatform } from '@latchkit/core/testing'
import { toCaipNetworkId } from '@latchkit/core/utils'
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import {
  address,
  approveConnection,
  createTestEnvironment,
  fox,
  storedConnection,
} from '../testing/environment.ts'
import { createConnectedEnvironment, last, type TestEnvironment } from '../testing/modal.tsx'
import { connectNamespace, createMultiNamespaceEnvironment } from '../testing/multi-namespace.ts'
import { createTestExtension, type TestExtension } from '../testing/siwx.ts'
import {
  AppKitAccountButton,
  AppKitButton,
  AppKitNetworkButton,
  AppKitProvider,
  createAppKit,
  useAppKit,
  useAppKitAccount,
  useAppKitBalance,
  useAppKitNetwork,
  useAppKitProvider,
  useAppKitSIWX,
  useAppKitState,
  useAppKitTheme,
  useDisconnect,
  useWalletInfo,
} from './index.ts'

const renderKitHook = <T,>({ kit }: Pick<TestEnvironment, 'kit'>, hook: () => T) =>
  renderHook(hook, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <AppKitProvider kit={kit}>{children}</AppKitProvider>
    ),
  }).result

test('createAppKit names React in the SDK label that hosted services receive', async () => {
  const network = { id: 1, name: 'One', nativeCurrency: { name: '', symbol: '', decimals: 18 } }
  const kit = createAppKit({
    networks: [{ ...network, rpcUrls: { default: { http: [] } } }],
    platform: createMemoryPlatform({ facts: { url: '' } }),
    projectId: 'p1',
  })
  await kit.load()
  await waitFor(() =>
    expect(kit.getCaipNetwork()?.imageUrl).toMatch(/AssetImage.*sv=react-universal-1\.7\.7$/),
  )
  kit.stop()
})

test('useAppKit opens and closes the modal, which AppKitProvider renders', async () => {
  const env = createTestEnvironment()
  const modal = renderKitHook(env, useAppKit)
  await act(() => modal.current.open({ view: 'Networks' }))
  expect(await screen.findByRole('dialog', { name: 'Choose network' })).toBeTruthy()
  act(() => modal.current.close())
  act(() => env.clock.advance(150))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('AppKitProvider with disableAppend renders no modal', async () => {
  const env = createTestEnvironment({ disableAppend: true })
  const modal = renderKitHook(env, useAppKit)
  await act(() => modal.current.open())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('useAppKitAccount, useWalletInfo and useAppKitProvider return undefined without a connected wallet', () => {
  const env = createTestEnvironment()
  expect(renderKitHook(env, () => useAppKitAccount()).current).toEqual({
    allAccounts: [],
    address: undefined,
    caipAddress: undefined,
    isConnected: false,
    status: 'disconnected',
  })
  expect(renderKitHook(env, () => useWalletInfo()).current).toEqual({ walletInfo: undefined })
  expect(renderKitHook(env, () => useAppKitProvider('eip155')).current).toEqual({
    walletProvider: undefined,
    walletProviderType: undefined,
  })
})

test('useAppKitAccount, useWalletInfo and useAppKitProvider return the connected wallet', async () => {
  const env = await createConnectedEnvironment()
  expect(renderKitHook(env, () => useAppKitAccount({ namespace: 'eip155' })).current).toEqual({
    allAccounts: [{ address, type: 'eoa' }],
    address,
    caipAddress: `eip155:1337:${address}`,
    isConnected: true,
    status: 'connected',
  })
  expect(renderKitHook(env, () => useWalletInfo()).current.walletInfo?.name).toBe('Foxglove')
  expect(renderKitHook(env, () => useAppKitProvider('eip155')).current).toEqual({
    walletProvider: { connectorId: 'fox' },
    walletProviderType: 'ANNOUNCED',
  })
})

/** A kit whose active account is one of the embedded wallet. */
async function createLoginKit(): Promise<Pick<TestEnvironment, 'kit'>> {
  const { kit } = await createConnectedEnvironment()
  const state = kit.state.getSnapshot()
  const account = state.accounts.eip155
  if (account === undefined) throw new Error('No account is connected')
  const accounts = [{ address, type: 'smartAccount' as const }]
  const auth: Connector = { ...fox, id: 'ID_AUTH', name: 'Auth', type: 'AUTH' }
  const changed: KitState = {
    ...state,
    accounts: { eip155: { ...account, accounts, connectorId: auth.id } },
    connections: { ...state.connections, connectors: [fox, auth] },
    embedded: {
      user: {
        email: 'ann@mail.example',
        userName: 'ann',
        address,
        caipNetworkId: toCaipNetworkId('eip155:1337'),
        accounts,
        preferredAccountType: 'smartAccount',
        smartAccountDeployed: true,
      },
      socialProvider: 'google',
      smartAccountNetworks: [],
    },
  }
  const subscribe = () => ({ unsubscribe: () => {} })
  return { kit: { ...kit, state: { getSnapshot: () => changed, subscribe } } }
}

test('useAppKitAccount returns the user of a login, and useWalletInfo the embedded wallet', async () => {
  const env = await createLoginKit()
  const account = renderKitHook(env, () => useAppKitAccount())
  expect(account.current).toMatchObject({
    address,
    embeddedWalletInfo: {
      user: { email: 'ann@mail.example', username: 'ann' },
      authProvider: 'google',
      accountType: 'smartAccount',
      isSmartAccountDeployed: true,
    },
  })
  expect(renderKitHook(env, () => useWalletInfo()).current.walletInfo).toMatchObject({
    id: 'ID_AUTH',
    name: 'Auth',
    type: 'AUTH',
  })
})

test('useAppKitNetwork returns the active network and switches it', async () => {
  const env = createTestEnvironment()
  const network = renderKitHook(env, () => useAppKitNetwork())
  expect(network.current).toMatchObject({ caipNetworkId: 'eip155:1337', chainId: 1337 })
  await act(() => network.current.switchNetwork(last(env.kit.network.get().networks)))
  expect(network.current.caipNetwork?.name).toBe('Hedge')
})

test('useAppKitState returns `initialized: true` once the stored connection is restored, and whether the modal is open', async () => {
  const env = createTestEnvironment({}, { stored: storedConnection })
  const state = renderKitHook(env, useAppKitState)
  expect(state.current).toEqual({
    loading: true,
    open: false,
    selectedNetworkId: 'eip155:1337',
    activeChain: 'eip155',
    initialized: false,
  })
  await act(() => env.kit.load())
  await waitFor(() => approveConnection(env, env.kit))
  await act(() => env.kit.ready())
  expect(state.current).toMatchObject({ initialized: true, loading: false })
  await act(() => env.kit.open())
  expect(state.current.open).toBe(true)
})

test('useAppKitTheme returns the theme and changes it', () => {
  const theme = renderKitHook(createTestEnvironment({ themeMode: 'light' }), useAppKitTheme)
  act(() => theme.current.setThemeMode('dark'))
  expect(theme.current.themeMode).toBe('dark')
})

test('useAppKitBalance returns fetchBalance, which reads the balance again', async () => {
  const env = await createConnectedEnvironment()
  const balance = renderKitHook(env, useAppKitBalance)
  await waitFor(() => last(env.adapter.calls.balance))
  const { length } = env.adapter.calls.balance
  const reading = balance.current.fetchBalance()
  await waitFor(() => expect(env.adapter.calls.balance.length).toBeGreaterThan(length))
  const value = { value: '7', decimals: 18, symbol: 'ETH' }
  await act(async () => last(env.adapter.calls.balance).resolve(value))
  expect(await reading).toEqual({ data: value, error: null, isSuccess: true, isError: false })
})

test('useDisconnect disconnects the wallet of a namespace', async () => {
  const env = createMultiNamespaceEnvironment()
  await connectNamespace(env, 'eip155')
  await connectNamespace(env, 'bip122')
  const { disconnect } = renderKitHook(env, useDisconnect).current
  const disconnecting = disconnect({ namespace: 'eip155' })
  await waitFor(() => last(env.adapters.eip155.calls.disconnect))
  await act(async () => last(env.adapters.eip155.calls.disconnect).resolve())
  expect(await disconnecting).toEqual([{ namespace: 'eip155', problem: null }])
  expect(env.kit.account.get('bip122').status).toBe('connected')
})

test('AppKitButton and AppKitNetworkButton render with a kit of createAppKit, AppKitAccountButton not without a wallet', () => {
  const kit = createAppKit({
    id: 'appkit',
    networks: createTestEnvironment().kit.network.get().networks,
    platform: createMemoryPlatform({ clock: createManualClock() }),
  })
  render(
    <AppKitProvider kit={kit}>
      <AppKitButton />
      <AppKitNetworkButton />
      <AppKitAccountButton />
    </AppKitProvider>,
  )
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Connect wallet',
    'MMeadow',
  ])
  kit.stop()
})

test('useAppKitSIWX returns the extension that the page passed, or undefined', async () => {
  const siwx = createTestExtension()
  const environment = createTestEnvironment({ siwx })
  await environment.kit.load()
  expect(renderKitHook(environment, () => useAppKitSIWX<TestExtension>()).current).toBe(siwx)
  expect(renderKitHook(createTestEnvironment(), useAppKitSIWX).current).toBeUndefined()
})
