import type { Namespace } from '@latchkit/core'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { KitProvider } from '../kit/KitProvider.tsx'
import { connectIn, createFamilies } from '../testing/families.ts'
import { connectedWorld, foreignNetwork, last } from '../testing/modal.tsx'
import { address, createTestWorld } from '../testing/world.ts'
import { useAccount } from './useAccount.ts'
import { useAlert } from './useAlert.ts'
import { useBalance } from './useBalance.ts'
import { useConnect } from './useConnect.ts'
import { useConnectExternal } from './useConnectExternal.ts'
import { useDisconnect } from './useDisconnect.ts'
import { useKitTheme } from './useKitTheme.ts'
import { useModal } from './useModal.ts'
import { useNetwork } from './useNetwork.ts'
import { useProvider } from './useProvider.ts'
import { useRouter } from './useRouter.ts'
import { useSelectAddress } from './useSelectAddress.ts'
import { useSignMessage } from './useSignMessage.ts'
import { useSignTypedData } from './useSignTypedData.ts'
import { useSwitchNetwork } from './useSwitchNetwork.ts'
import { useToast } from './useToast.ts'
import { useWalletInfo } from './useWalletInfo.ts'
import { useWallets } from './useWallets.ts'

afterEach(cleanup)

type World = ReturnType<typeof createTestWorld>
const use = <T,>({ kit }: World, hook: () => T) =>
  renderHook(hook, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <KitProvider kit={kit}>{children}</KitProvider>
    ),
  }).result

test('useAccount: nobody, then who is connected; a namespace of its own may be asked for', async () => {
  expect(use(createTestWorld(), () => useAccount()).current).toMatchObject({
    status: 'disconnected',
    address: null,
  })
  const world = await connectedWorld()
  expect(use(world, () => useAccount()).current).toMatchObject({
    status: 'connected',
    address,
    namespace: 'eip155',
  })
  const absent: Namespace = 'solana'
  expect(use(world, () => useAccount(absent)).current).toMatchObject({
    status: 'disconnected',
    namespace: null,
  })
})

test('useBalance: how it stands, then how much', async () => {
  const world = await connectedWorld()
  const balance = use(world, () => useBalance())
  expect(balance.current).toEqual({ balance: null, status: 'loading' })
  await act(async () =>
    last(world.adapter.calls.balance).resolve({ value: '7', decimals: 18, symbol: 'ETH' }),
  )
  await waitFor(() =>
    expect(balance.current).toEqual({
      balance: { value: '7', decimals: 18, symbol: 'ETH' },
      status: 'fresh',
    }),
  )
})

test('useNetwork and useSwitchNetwork: which one, and another', async () => {
  const world = createTestWorld()
  const network = use(world, () => useNetwork())
  const change = use(world, useSwitchNetwork)
  expect(network.current.active?.name).toBe('Meadow')
  await act(() => change.current(last(world.kit.getCaipNetworks())))
  await waitFor(() => expect(network.current.active?.name).toBe('Hedge'))
  expect(network.current.networks.map(({ name }) => name)).toEqual(['Meadow', 'Hedge'])
})

test('useModal: opens, closes, and says how it stands', async () => {
  const world = createTestWorld()
  const modal = use(world, useModal)
  expect(modal.current.phase).toBe('closed')
  await act(() => modal.current.open({ view: 'WhatIsAWallet' }))
  expect(modal.current.phase).toBe('open')
  act(() => modal.current.tryClose())
  await waitFor(() => expect(modal.current.phase).toBe('closing'))
})

test('useRouter: where the modal is, and the ways on', async () => {
  const world = createTestWorld()
  await act(() => world.kit.open())
  const router = use(world, useRouter)
  act(() => router.current.push('WhatIsAWallet'))
  expect(router.current.entry.view).toBe('WhatIsAWallet')
  act(() => router.current.back())
  expect(router.current.entry.view).toBe('Connect')
})

test('useWallets: what is installed, in groups', async () => {
  const world = createTestWorld({ customWallets: [{ id: 'lumen', name: 'Lumen' }] })
  const wallets = use(world, () => useWallets())
  await act(() => world.kit.wake())
  await waitFor(() =>
    expect(
      wallets.current.map(({ group, wallets }) => [group, wallets.map(({ name }) => name)]),
    ).toEqual([
      ['walletConnect', ['WalletConnect']],
      ['injected', ['Foxglove']],
      ['custom', ['Lumen']],
    ]),
  )
})

test('useConnect and useConnectExternal: choosing and asking, without our modal', async () => {
  const world = createTestWorld()
  const connect = use(world, useConnect)
  await waitFor(() => expect(connect.current?.step).toBe('choosing'))
  const external = use(world, () => useConnectExternal('fox'))
  await waitFor(() => expect(external.current?.step).toBe('asking'))
  expect(world.kit.isOpen()).toBe(false)
})

test('useWalletInfo and useProvider: the wallet that is connected, and its own way to be asked', async () => {
  const world = await connectedWorld()
  expect(use(world, () => useWalletInfo()).current?.name).toBe('Foxglove')
  expect(use(world, () => useProvider()).current).toEqual({ connectorId: 'fox' })
  const nobody = createTestWorld()
  expect(use(nobody, () => useWalletInfo()).current).toBeNull()
  expect(use(nobody, () => useProvider()).current).toBeNull()
})

test('useDisconnect: lets go', async () => {
  const world = await connectedWorld()
  const account = use(world, () => useAccount())
  const disconnect = use(world, () => useDisconnect())
  const done = disconnect.current()
  await waitFor(() => last(world.adapter.calls.disconnect))
  await act(async () => {
    last(world.adapter.calls.disconnect).resolve()
    await done
  })
  expect(account.current.status).toBe('disconnected')
})

test('useSelectAddress: another account of the wallet', async () => {
  const other = '0x4b1c88e207Af3dC95E10bb529Aa417d360F2c8De'
  const world = await connectedWorld({}, [address, other])
  const account = use(world, () => useAccount())
  const select = use(world, useSelectAddress)
  act(() => select.current('eip155', other))
  await waitFor(() => expect(account.current.address).toBe(other))
})

test('useSignMessage and useSignTypedData: the wallet signs', async () => {
  const world = await connectedWorld()
  const [message, typedData] = [
    use(world, () => useSignMessage()),
    use(world, () => useSignTypedData()),
  ]
  expect(await message.current('hello')).toBe('signed:hello')
  expect(await typedData.current({})).toBe('signed')
})

test('useKitTheme: the theme, and how to change it', () => {
  const theme = use(createTestWorld(), useKitTheme)
  expect(theme.current.themeMode).toBeNull()
  act(() => theme.current.setThemeMode('dark'))
  expect(theme.current.themeMode).toBe('dark')
})

test('useToast and useAlert: what is said, and how to end it', async () => {
  const world = createTestWorld()
  const toast = use(world, useToast)
  await act(async () => {
    toast.current.showSuccessMessage('Copied')
    await world.kit.wake()
  })
  await waitFor(() => expect(toast.current.toast).toMatchObject({ open: true, message: 'Copied' }))
  act(() => toast.current.hideToast())
  expect(toast.current.toast.open).toBe(false)
  const alert = use(world, useAlert)
  await act(() => world.kit.switchNetwork(foreignNetwork()).catch(() => {}))
  await waitFor(() => expect(alert.current.alert.open).toBe(true))
  act(() => alert.current.dismissAlert())
  expect(alert.current.alert.open).toBe(false)
})

test('with a namespace, what means one account means that one', async () => {
  const world = createFamilies()
  await connectIn(world, 'eip155')
  await connectIn(world, 'bip122')
  const use = <T,>(hook: () => T) =>
    renderHook(hook, {
      wrapper: ({ children }: { children: ReactNode }) => (
        <KitProvider kit={world.kit}>{children}</KitProvider>
      ),
    }).result
  expect([
    use(() => useWalletInfo('eip155')).current?.name,
    use(() => useWalletInfo()).current?.name,
  ]).toEqual(['Foxglove', 'Orchid'])
  const network = use(() => useNetwork('eip155')).current
  expect([
    network.active?.name,
    network.supported,
    network.networks.map(({ name }) => name),
  ]).toEqual(['Meadow', true, ['Meadow', 'Hedge']])
  expect(use(() => useNetwork('cosmos')).current).toMatchObject({
    active: null,
    supported: false,
    networks: [],
  })
  expect(use(() => useProvider('eip155')).current).toEqual({ connectorId: 'fox' })
  expect(use(() => useBalance('bip122')).current.status).toBe('loading')
  expect(await use(() => useSignMessage('eip155')).current('hello')).toBe('signed:hello')
  await expect(use(() => useSignMessage('solana')).current('hello')).rejects.toMatchObject({
    code: 'connector/not-connected',
  })
  await expect(use(() => useSignTypedData('solana')).current({})).rejects.toMatchObject({
    code: 'connector/not-connected',
  })
  const names = use(() => useWallets('bip122')).current.flatMap(({ wallets }) =>
    wallets.map(({ name }) => name),
  )
  expect(names).toEqual(['WalletConnect', 'Orchid'])
  const left = use(() => useDisconnect('eip155')).current()
  await waitFor(() => last(world.adapters.eip155.calls.disconnect))
  await act(async () => {
    last(world.adapters.eip155.calls.disconnect).resolve()
    expect(await left).toEqual([{ namespace: 'eip155', problem: null }])
  })
  expect(world.kit.getAccount('bip122').status).toBe('connected')
})
