import type { CaipNetworkId, Kit, KitState } from '@latchkit/core'
import { remoteConnectorId } from '@latchkit/core/utils'
import { expect, test } from 'vitest'
import { createTestEnvironment } from '../../testing/environment.ts'
import { networksView, selectNetworksView } from './networksView.ts'
import { selectUnsupportedChainView, unsupportedChainView } from './unsupportedChainView.ts'

const toCaip = (id: string) => id as CaipNetworkId

/** A kit that records navigation, switches and disconnects instead of performing them. */
function createRecordingKit() {
  const { kit } = createTestEnvironment()
  const pushed: unknown[][] = []
  const disconnected: unknown[] = []
  const switched: unknown[] = []
  const backCalls: string[] = []
  const recordingKit: Kit = {
    ...kit,
    modal: {
      ...kit.modal,
      push: (view, ...data) => void pushed.push([view, ...data]),
      back: () => void backCalls.push('back'),
    },
    network: { ...kit.network, switch: async (target) => void switched.push(target) },
    disconnect: async (namespace) => {
      disconnected.push(namespace)
      return []
    },
  }
  return {
    kit: recordingKit,
    state: kit.state.getSnapshot(),
    pushed,
    disconnected,
    switched,
    backCalls,
  }
}

test('networksView.pick opens SwitchNetwork for another network and goes back for the active one', () => {
  const { kit, state, pushed, backCalls } = createRecordingKit()
  const view = networksView(selectNetworksView(state), { kit, inModal: true })
  const [meadow, hedge] = view.networks
  if (meadow === undefined || hedge === undefined)
    throw new Error('Expected two configured networks')
  expect(view.active).toBe(meadow.caipNetworkId)
  view.pick(meadow)
  expect(pushed).toEqual([])
  expect(backCalls).toHaveLength(1)
  view.pick(hedge)
  expect(pushed).toEqual([['SwitchNetwork', { caipNetworkId: 'eip155:1338' }]])
})

test('networksView reports networks that a remote wallet did not approve as unsupported, unless it supports all', () => {
  const { kit, state } = createRecordingKit()
  const session = {
    wallet: { name: 'Pocket', icon: null },
    networks: [],
    supportsAllNetworks: false,
    expiresAt: 1,
  }
  const account = {
    ...Object.values(state.accounts)[0],
    status: 'connected',
    connectorId: remoteConnectorId,
  }
  const unsupportedFor = (remoteSession: typeof session) => {
    const accounts = { eip155: account } as unknown as KitState['accounts']
    const parts = selectNetworksView({
      ...state,
      accounts,
      connections: { ...state.connections, session: remoteSession },
    })
    return networksView(parts, { kit, inModal: true }).unsupported
  }
  expect(unsupportedFor(session)).toEqual(['eip155:1337', 'eip155:1338'])
  expect(unsupportedFor({ ...session, supportsAllNetworks: true })).toEqual([])
  expect(networksView(selectNetworksView(state), { kit, inModal: true }).unsupported).toEqual([])
})

test("networksView puts networks that a remote wallet approved first and does not change the kit's state", () => {
  const { kit, state } = createRecordingKit()
  const [meadow, hedge] = state.network.networks
  if (meadow === undefined || hedge === undefined)
    throw new Error('Expected two configured networks')
  const session = {
    wallet: { name: 'Pocket', icon: null },
    networks: [hedge.caipNetworkId],
    supportsAllNetworks: false,
    expiresAt: 1,
  }
  const account = {
    ...Object.values(state.accounts)[0],
    status: 'connected',
    connectorId: remoteConnectorId,
  }
  const accounts = { eip155: account } as unknown as KitState['accounts']
  const view = networksView(
    selectNetworksView({ ...state, accounts, connections: { ...state.connections, session } }),
    { kit, inModal: true },
  )
  expect(view.networks).toEqual([hedge, meadow])
  expect(view.groups).toEqual([
    { namespace: 'eip155', networks: [hedge, meadow], needsWallet: false },
  ])
  expect(state.network.networks).toEqual([meadow, hedge])
})

test('networksView.pick opens SwitchActiveChain for an unconnected namespace, or SwitchNetwork if no wallet is connected', async () => {
  const { kit, state, pushed } = createRecordingKit()
  const [meadow] = state.network.networks
  if (meadow === undefined) throw new Error('Expected two configured networks')
  const cliff = { ...meadow, chainNamespace: 'solana', caipNetworkId: toCaip('solana:21') }
  const networks = { ...state.network, networks: [...state.network.networks, cliff] }
  const account = { ...Object.values(state.accounts)[0], status: 'connected' }
  const accounts = { eip155: account } as unknown as KitState['accounts']
  await networksView(selectNetworksView({ ...state, network: networks, accounts }), {
    kit,
    inModal: true,
  }).pick(cliff)
  await networksView(selectNetworksView({ ...state, network: networks }), {
    kit,
    inModal: true,
  }).pick(cliff)
  expect(pushed).toEqual([
    ['SwitchActiveChain', { caipNetworkId: 'solana:21' }],
    ['SwitchNetwork', { caipNetworkId: 'solana:21' }],
  ])
})

test("networksView lists only one namespace's networks in a modal that was opened for it", () => {
  const { kit, state } = createRecordingKit()
  const solanaOnly = selectNetworksView({
    ...state,
    modal: { ...state.modal, namespace: 'solana' },
  })
  expect(networksView(solanaOnly, { kit, inModal: true }).networks).toEqual([])
  expect(networksView(solanaOnly, { kit, inModal: false }).networks).toHaveLength(2)
})

test('networksView.showGuide opens the network guide', () => {
  const { kit, state, pushed } = createRecordingKit()
  networksView(selectNetworksView(state), { kit, inModal: true }).showGuide?.()
  expect(pushed).toEqual([['WhatIsANetwork']])
})

test('unsupportedChainView offers the networks of the active namespace and disconnecting', () => {
  const { kit, state, pushed, disconnected } = createRecordingKit()
  const solana = { ...state.network.networks[0], chainNamespace: 'solana' }
  const mixed = {
    ...state,
    network: { ...state.network, networks: [...state.network.networks, solana] },
  }
  const view = unsupportedChainView(selectUnsupportedChainView(mixed as typeof state), {
    kit,
    inModal: true,
  })
  expect(view.networks.map(({ chainNamespace }) => chainNamespace)).toEqual(['eip155', 'eip155'])
  const [, hedge] = view.networks
  if (hedge === undefined) throw new Error('Expected two configured networks')
  view.pick(hedge)
  expect(pushed).toEqual([['SwitchNetwork', { caipNetworkId: 'eip155:1338' }]])
  view.disconnect()
  expect(disconnected).toEqual(['eip155'])
})

test('networksView.pick and unsupportedChainView.pick outside the modal switch without navigation', async () => {
  const { kit, state, pushed, switched } = createRecordingKit()
  const view = networksView(selectNetworksView(state), { kit, inModal: false })
  const [, hedge] = view.networks
  if (hedge === undefined) throw new Error('Expected two configured networks')
  await view.pick(hedge)
  await unsupportedChainView(selectUnsupportedChainView(state), { kit, inModal: false }).pick(hedge)
  expect(switched).toEqual([hedge, hedge.caipNetworkId])
  expect(view.showGuide).toBeNull()
  expect(pushed).toEqual([])
})

test('networksView switches to a namespace that the login of the embedded wallet serves, without another wallet', () => {
  const { kit, state, pushed } = createRecordingKit()
  const [meadow] = state.network.networks
  if (meadow === undefined) throw new Error('Expected a configured network')
  const sunny = { ...meadow, chainNamespace: 'solana', caipNetworkId: 'solana:sunny' }
  const account = {
    ...Object.values(state.accounts)[0],
    status: 'connected',
    connectorId: 'ID_AUTH',
  }
  const viewWith = (networks: readonly string[]) =>
    networksView(
      selectNetworksView({
        ...state,
        accounts: { eip155: account },
        network: { ...state.network, active: meadow, networks: [meadow, sunny] },
        config: { ...state.config, embeddedWallet: { networks } },
      } as unknown as KitState),
      { kit, inModal: true },
    )
  const pickSunny = (view: ReturnType<typeof viewWith>) => {
    const found = view.networks.find(({ caipNetworkId }) => caipNetworkId === 'solana:sunny')
    if (found !== undefined) void view.pick(found)
    return view.groups.map(({ needsWallet }) => needsWallet)
  }
  expect(pickSunny(viewWith([meadow.caipNetworkId, 'solana:sunny']))).toEqual([false, false])
  expect(pushed.map(([view]) => view)).toEqual(['SwitchNetwork'])
  expect(pickSunny(viewWith([meadow.caipNetworkId]))).toEqual([false, true])
  expect(pushed.map(([view]) => view)).toEqual(['SwitchNetwork', 'SwitchActiveChain'])
})
