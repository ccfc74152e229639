import type { ApprovalSource, CallsStatus, Namespace } from '@latchkit/core'
import { neverCalled } from '@latchkit/core/testing'
import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { address, createTestEnvironment } from '../testing/environment.ts'
import { createConnectedEnvironment, last, unconfiguredNetwork } from '../testing/modal.tsx'
import { connectNamespace, createMultiNamespaceEnvironment } from '../testing/multi-namespace.ts'
import { renderKitHook } from '../testing/render.tsx'
import { useAccount } from './useAccount.ts'
import type { Action } from './useAction.ts'
import { useAlert } from './useAlert.ts'
import { useApprovals } from './useApprovals.ts'
import { useBalance } from './useBalance.ts'
import { useCallsStatus } from './useCallsStatus.ts'
import { useCapabilities } from './useCapabilities.ts'
import { useConnect } from './useConnect.ts'
import { useDisconnect } from './useDisconnect.ts'
import { useKitTheme } from './useKitTheme.ts'
import { useModal } from './useModal.ts'
import { useNetwork } from './useNetwork.ts'
import { useProvider } from './useProvider.ts'
import { useRouter } from './useRouter.ts'
import { useSelectAddress } from './useSelectAddress.ts'
import { useSendCalls } from './useSendCalls.ts'
import { useSignMessage } from './useSignMessage.ts'
import { useSignTypedData } from './useSignTypedData.ts'
import { useSwitchNetwork } from './useSwitchNetwork.ts'
import { useToast } from './useToast.ts'
import { useWalletChoice } from './useWalletChoice.ts'
import { useWalletInfo } from './useWalletInfo.ts'
import { useWallets } from './useWallets.ts'

/** Calls `run` of an action. Throws if the action is pending. */
function run<Parameters extends readonly unknown[]>(
  action: { current: Action<Parameters, unknown> },
  ...parameters: Parameters
): void {
  act(() => {
    if (action.current.step === 'pending') throw new Error('The action is pending')
    action.current.run(...parameters)
  })
}

test('useAccount returns the account of the active or the given namespace, a union by status', async () => {
  expect(renderKitHook(createTestEnvironment(), () => useAccount()).current).toMatchObject({
    status: 'disconnected',
    address: null,
  })
  const env = await createConnectedEnvironment()
  expect(renderKitHook(env, () => useAccount()).current).toMatchObject({
    status: 'connected',
    address,
    namespace: 'eip155',
  })
  const unconfigured: Namespace = 'solana'
  expect(renderKitHook(env, () => useAccount(unconfigured)).current).toMatchObject({
    status: 'disconnected',
    namespace: null,
  })
})

test('useBalance returns the status loading, then fresh with the balance, which refresh reads again', async () => {
  const env = await createConnectedEnvironment()
  const balance = renderKitHook(env, () => useBalance())
  expect(balance.current).toMatchObject({ status: 'loading', data: null, problem: null })
  await waitFor(() => last(env.adapter.calls.balance))
  await act(async () =>
    last(env.adapter.calls.balance).resolve({ value: '7', decimals: 18, symbol: 'ETH' }),
  )
  await waitFor(() =>
    expect(balance.current).toMatchObject({
      status: 'fresh',
      data: { value: '7', decimals: 18, symbol: 'ETH' },
      loadMore: null,
    }),
  )
  const reads = env.adapter.calls.balance.length
  act(() => balance.current.refresh?.())
  await waitFor(() => expect(env.adapter.calls.balance.length).toBe(reads + 1))
})

test('useBalance has no refresh on a network that is not configured', async () => {
  const env = await createConnectedEnvironment({}, undefined, unconfiguredNetwork())
  const balance = renderKitHook(env, () => useBalance())
  expect(balance.current).toMatchObject({ status: 'idle', data: null, refresh: null })
})

test('useNetwork returns the active network, also after useSwitchNetwork has switched it', async () => {
  const env = createTestEnvironment()
  const network = renderKitHook(env, () => useNetwork())
  const switching = renderKitHook(env, useSwitchNetwork)
  expect(network.current.active?.name).toBe('Meadow')
  run(switching, last(env.kit.network.get().networks))
  await waitFor(() => expect(network.current.active?.name).toBe('Hedge'))
  expect(network.current.networks.map(({ name }) => name)).toEqual(['Meadow', 'Hedge'])
})

test('useModal opens and closes the modal and returns its phase', async () => {
  const env = createTestEnvironment()
  const modal = renderKitHook(env, useModal)
  expect(modal.current.phase).toBe('closed')
  await act(() => modal.current.open({ view: 'WhatIsAWallet' }))
  expect(modal.current.phase).toBe('open')
  act(() => modal.current.requestClose())
  await waitFor(() => expect(modal.current.phase).toBe('closing'))
})

test('useRouter returns the view stack and navigates it', async () => {
  const env = createTestEnvironment()
  await act(() => env.kit.open())
  const router = renderKitHook(env, useRouter)
  act(() => router.current.push('WhatIsAWallet'))
  expect(router.current.entry.view).toBe('WhatIsAWallet')
  act(() => router.current.back())
  expect(router.current.entry.view).toBe('Connect')
  act(() => {
    router.current.push('WhatIsAWallet')
    router.current.push('GetWallet')
    router.current.push('AllWallets')
    router.current.backTo(3)
    router.current.backTo(Number.NaN)
    router.current.backTo(1)
  })
  expect(router.current.entries.map(({ view }) => view)).toEqual(['Connect', 'WhatIsAWallet'])
  expect(router.current.direction).toBe('back')
})

test('useWallets returns the wallets in groups, in display order', async () => {
  const env = createTestEnvironment({ customWallets: [{ id: 'lumen', name: 'Lumen' }] })
  const wallets = renderKitHook(env, () => useWallets())
  await act(() => env.kit.load())
  await waitFor(() =>
    expect(
      wallets.current.map(({ group, wallets }) => [group, wallets.map(({ name }) => name)]),
    ).toEqual([
      ['injected', ['Foxglove']],
      ['walletConnect', ['WalletConnect']],
      ['custom', ['Lumen']],
    ]),
  )
})

test('useWalletChoice and useConnect run their flows without opening the modal', async () => {
  const env = createTestEnvironment()
  const choice = renderKitHook(env, useWalletChoice)
  expect(choice.current).toEqual({ step: 'loading' })
  await waitFor(() => expect(choice.current.step).toBe('choosing'))
  const connecting = renderKitHook(env, () => useConnect('fox'))
  await waitFor(() => expect(connecting.current.step).toBe('requesting'))
  expect(env.kit.state.getSnapshot().modal.phase).not.toBe('open')
})

test('useWalletInfo and useProvider return the connected wallet and its provider, null without one', async () => {
  const env = await createConnectedEnvironment()
  expect(renderKitHook(env, () => useWalletInfo()).current?.name).toBe('Foxglove')
  expect(renderKitHook(env, () => useProvider()).current).toEqual({ connectorId: 'fox' })
  const unconnected = createTestEnvironment()
  expect(renderKitHook(unconnected, () => useWalletInfo()).current).toBeNull()
  expect(renderKitHook(unconnected, () => useProvider()).current).toBeNull()
})

test('useDisconnect disconnects the wallet', async () => {
  const env = await createConnectedEnvironment()
  const account = renderKitHook(env, () => useAccount())
  const disconnect = renderKitHook(env, () => useDisconnect())
  run(disconnect)
  expect(disconnect.current.step).toBe('pending')
  await waitFor(() => last(env.adapter.calls.disconnect))
  await act(async () => last(env.adapter.calls.disconnect).resolve())
  await waitFor(() =>
    expect(disconnect.current).toMatchObject({
      step: 'succeeded',
      data: [{ namespace: 'eip155', problem: null }],
    }),
  )
  expect(account.current.status).toBe('disconnected')
})

test('useSelectAddress makes another address of the wallet the active one', async () => {
  const otherAddress = '0x4b1c88e207Af3dC95E10bb529Aa417d360F2c8De'
  const env = await createConnectedEnvironment({}, [address, otherAddress])
  const account = renderKitHook(env, () => useAccount())
  const select = renderKitHook(env, useSelectAddress)
  run(select, 'eip155', otherAddress)
  await waitFor(() => expect(account.current.address).toBe(otherAddress))
})

test('useSignMessage and useSignTypedData return the signature of the wallet', async () => {
  const env = await createConnectedEnvironment()
  const message = renderKitHook(env, () => useSignMessage())
  const typedData = renderKitHook(env, () => useSignTypedData())
  run(message, 'hello')
  run(typedData, {})
  await waitFor(() =>
    expect(message.current).toMatchObject({ step: 'succeeded', data: 'signed:hello' }),
  )
  await waitFor(() =>
    expect(typedData.current).toMatchObject({ step: 'succeeded', data: 'signed' }),
  )
})

test('useCapabilities, useSendCalls and useCallsStatus return the responses of the wallet', async () => {
  const status: CallsStatus = {
    id: 'b1',
    state: 'confirmed',
    code: 200,
    caipNetworkId: null,
    atomic: true,
    receipts: [],
  }
  const env = await createConnectedEnvironment({}, [address], null, ({ adapter }) =>
    adapter.setCallsClient({
      fee: async () => '0',
      token: neverCalled,
      capabilities: async () => ({ 'eip155:1337': { atomic: { status: 'supported' } } }),
      send: async ({ calls, from, atomic }) => `${from} ${calls.length} ${atomic}`,
      status: async ({ id }) => ({ ...status, id }),
      wait: async () => status,
    }),
  )
  const capabilities = renderKitHook(env, () => useCapabilities())
  const sending = renderKitHook(env, () => useSendCalls())
  const reading = renderKitHook(env, () => useCallsStatus())
  run(capabilities)
  run(sending, { calls: [{ to: address, value: '0', data: '0x' }], atomic: true })
  run(reading, 'b1')
  await waitFor(() =>
    expect([capabilities.current, sending.current, reading.current]).toMatchObject([
      { step: 'succeeded', data: { 'eip155:1337': { atomic: { status: 'supported' } } } },
      { step: 'succeeded', data: `${address} 1 true` },
      { step: 'succeeded', data: { id: 'b1' } },
    ]),
  )
})

test('useApprovals with a namespace has the step `done` while the request is for another namespace', async () => {
  const request = {
    id: 'one',
    namespace: 'eip155',
    caipNetworkId: null,
    address,
    method: 'personal_sign',
    params: ['0x68', address],
  }
  const approvals = {
    connectorId: 'inPage',
    subscribe({ received }: Parameters<ApprovalSource['subscribe']>[0]) {
      received(request)
      return () => {}
    },
    approve: () => {},
    reject: () => {},
  }
  const env = createTestEnvironment({ approvals })
  const all = renderKitHook(env, () => useApprovals())
  const ofSolana = renderKitHook(env, () => useApprovals('solana'))
  const ofEthereum = renderKitHook(env, () => useApprovals('eip155'))
  await act(() => env.kit.load())
  await waitFor(() => expect(all.current.step).toBe('reviewing'))
  expect([ofSolana.current.step, ofEthereum.current.step]).toEqual(['done', 'reviewing'])
})

test('useKitTheme returns the theme and changes it', () => {
  const theme = renderKitHook(createTestEnvironment(), useKitTheme)
  expect(theme.current.themeMode).toBeNull()
  act(() => theme.current.setThemeMode('dark'))
  expect(theme.current.themeMode).toBe('dark')
})

test('useToast and useAlert return the current message and remove it', async () => {
  const env = createTestEnvironment()
  const toast = renderKitHook(env, useToast)
  await act(async () => {
    toast.current.showToast({ variant: 'success', message: 'Copied' })
    await env.kit.load()
  })
  await waitFor(() => expect(toast.current.toast).toMatchObject({ open: true, message: 'Copied' }))
  act(() => toast.current.hideToast())
  expect(toast.current.toast.open).toBe(false)
  const alert = renderKitHook(env, useAlert)
  await act(() => env.kit.network.switch(unconfiguredNetwork()).catch(() => {}))
  await waitFor(() => expect(alert.current.alert.open).toBe(true))
  act(() => alert.current.dismissAlert())
  expect(alert.current.alert.open).toBe(false)
})

test('useWalletInfo, useNetwork and other hooks with a namespace use the wallet and the network of that namespace', async () => {
  const env = createMultiNamespaceEnvironment()
  await connectNamespace(env, 'eip155')
  await connectNamespace(env, 'bip122')
  const renderEnvHook = <T,>(hook: () => T) => renderKitHook(env, hook)
  expect([
    renderEnvHook(() => useWalletInfo('eip155')).current?.name,
    renderEnvHook(() => useWalletInfo()).current?.name,
  ]).toEqual(['Foxglove', 'Orchid'])
  const network = renderEnvHook(() => useNetwork('eip155')).current
  expect([
    network.active?.name,
    network.supported,
    network.networks.map(({ name }) => name),
  ]).toEqual(['Meadow', true, ['Meadow', 'Hedge']])
  expect(renderEnvHook(() => useNetwork('cosmos')).current).toMatchObject({
    active: null,
    supported: false,
    networks: [],
  })
  expect(renderEnvHook(() => useProvider('eip155')).current).toEqual({ connectorId: 'fox' })
  expect(renderEnvHook(() => useBalance('bip122')).current.status).toBe('loading')
  const signing = renderEnvHook(() => useSignMessage('eip155'))
  run(signing, 'hello')
  await waitFor(() =>
    expect(signing.current).toMatchObject({ step: 'succeeded', data: 'signed:hello' }),
  )
  const message = renderEnvHook(() => useSignMessage('solana'))
  run(message, 'hello')
  const notConnected = { step: 'failed', problem: 'connector/not-connected' }
  await waitFor(() => expect(message.current).toMatchObject(notConnected))
  const typedData = renderEnvHook(() => useSignTypedData('solana'))
  run(typedData, {})
  await waitFor(() => expect(typedData.current).toMatchObject(notConnected))
  const capabilities = renderEnvHook(() => useCapabilities('solana'))
  run(capabilities)
  await waitFor(() => expect(capabilities.current).toMatchObject(notConnected))
  const names = renderEnvHook(() => useWallets('bip122')).current.flatMap(({ wallets }) =>
    wallets.map(({ name }) => name),
  )
  expect(names).toEqual(['Orchid', 'WalletConnect'])
  const disconnect = renderEnvHook(() => useDisconnect('eip155'))
  run(disconnect)
  await waitFor(() => last(env.adapters.eip155.calls.disconnect))
  await act(async () => last(env.adapters.eip155.calls.disconnect).resolve())
  await waitFor(() =>
    expect(disconnect.current).toMatchObject({
      step: 'succeeded',
      data: [{ namespace: 'eip155', problem: null }],
    }),
  )
  expect(env.kit.account.get('bip122').status).toBe('connected')
})
