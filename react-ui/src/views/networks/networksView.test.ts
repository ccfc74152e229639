import type { CaipNetworkId, Kit, KitState } from '@latchkit/core'
import { remoteConnectorId } from '@latchkit/core/utils'
import { expect, test } from 'vitest'
import { createTestEnvironment } from '../../testing/environment.ts'
import { networksView, selectNetworksView } from './networksView.ts'
import { selectUnsupportedChainView, unsupportedChainView } from './unsupportedChainView.ts'

const toCaip = (id: string) => id as CaipNetworkId

/** A kit that writes down where it is led, and goes nowhere. */
function led() {
  const { kit } = createTestEnvironment()
  const pushed: unknown[][] = []
  const disconnected: unknown[] = []
  const switched: unknown[] = []
  const wentBack: string[] = []
  const silent: Kit = {
    ...kit,
    modal: {
      ...kit.modal,
      push: (view, ...data) => void pushed.push([view, ...data]),
      back: () => void wentBack.push('back'),
    },
    network: { ...kit.network, switch: async (wanted) => void switched.push(wanted) },
    disconnect: async (namespace) => {
      disconnected.push(namespace)
      return []
    },
  }
  return { kit: silent, state: kit.state.getSnapshot(), pushed, disconnected, switched, wentBack }
}

test('choosing another network leads to the switch, the one in use leads back', () => {
  const { kit, state, pushed, wentBack } = led()
  const view = networksView(selectNetworksView(state), { kit, inModal: true })
  const [meadow, hedge] = view.networks
  if (meadow === undefined || hedge === undefined) throw new Error('There are two')
  expect(view.active).toBe(meadow.caipNetworkId)
  view.pick(meadow)
  expect(pushed).toEqual([])
  expect(wentBack).toHaveLength(1)
  view.pick(hedge)
  expect(pushed).toEqual([['SwitchNetwork', { caipNetworkId: 'eip155:1338' }]])
})

test('what the wallet across the relay did not grant cannot be picked, unless it takes anything', () => {
  const { kit, state } = led()
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
  const over = (of: typeof session) => {
    const accounts = { eip155: account } as unknown as KitState['accounts']
    const parts = selectNetworksView({
      ...state,
      accounts,
      connections: { ...state.connections, session: of },
    })
    return networksView(parts, { kit, inModal: true }).unsupported
  }
  expect(over(session)).toEqual(['eip155:1337', 'eip155:1338'])
  expect(over({ ...session, supportsAllNetworks: true })).toEqual([])
  expect(networksView(selectNetworksView(state), { kit, inModal: true }).unsupported).toEqual([])
})

test('what the wallet granted comes first in its namespace, and the stored order stays as it is', () => {
  const { kit, state } = led()
  const [meadow, hedge] = state.network.networks
  if (meadow === undefined || hedge === undefined) throw new Error('There are two')
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
    { namespace: 'eip155', networks: [hedge, meadow], unconnected: false },
  ])
  expect(state.network.networks).toEqual([meadow, hedge])
})

test('a network of a namespace without a wallet leads to one that asks for it; with nothing connected it is simply moved to', async () => {
  const { kit, state, pushed } = led()
  const [meadow] = state.network.networks
  if (meadow === undefined) throw new Error('There are two')
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

test('opened for one namespace, only its networks are there; on a page of its own all are', () => {
  const { kit, state } = led()
  const narrowed = selectNetworksView({ ...state, modal: { ...state.modal, namespace: 'solana' } })
  expect(networksView(narrowed, { kit, inModal: true }).networks).toEqual([])
  expect(networksView(narrowed, { kit, inModal: false }).networks).toHaveLength(2)
})

test('the guide is one step away', () => {
  const { kit, state, pushed } = led()
  networksView(selectNetworksView(state), { kit, inModal: true }).guide?.()
  expect(pushed).toEqual([['WhatIsANetwork']])
})

test('on a foreign network only those of the same namespace are offered, or no wallet at all', () => {
  const { kit, state, pushed, disconnected } = led()
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
  if (hedge === undefined) throw new Error('There are two')
  view.pick(hedge)
  expect(pushed).toEqual([['SwitchNetwork', { caipNetworkId: 'eip155:1338' }]])
  view.disconnect()
  expect(disconnected).toEqual(['eip155'])
})

test('on a page of its own choosing a network switches, and nothing in the modal moves', async () => {
  const { kit, state, pushed, switched } = led()
  const view = networksView(selectNetworksView(state), { kit, inModal: false })
  const [, hedge] = view.networks
  if (hedge === undefined) throw new Error('There are two')
  await view.pick(hedge)
  await unsupportedChainView(selectUnsupportedChainView(state), { kit, inModal: false }).pick(hedge)
  expect(switched).toEqual([hedge, hedge.caipNetworkId])
  expect(view.guide).toBeNull()
  expect(pushed).toEqual([])
})
