import type { Kit } from '@latchkit/core'
import { expect, test } from 'vitest'
import { createTestWorld } from '../../testing/world.ts'
import { networksParts, networksView } from './networksView.ts'
import { unsupportedChainParts, unsupportedChainView } from './unsupportedChainView.ts'

/** A kit that writes down where it is led, and goes nowhere. */
function led() {
  const { kit } = createTestWorld()
  const pushed: unknown[][] = []
  const disconnected: unknown[] = []
  const silent: Kit = {
    ...kit,
    navigate: { ...kit.navigate, push: (...to) => void pushed.push(to) },
    disconnect: async (namespace) => void disconnected.push(namespace),
  }
  return { kit: silent, state: kit.store.getSnapshot(), pushed, disconnected }
}

test('choosing another network leads to the switch, the one in use leads nowhere', () => {
  const { kit, state, pushed } = led()
  const view = networksView(networksParts(state), { kit })
  const [meadow, hedge] = view.networks
  if (meadow === undefined || hedge === undefined) throw new Error('There are two')
  expect(view.active).toBe(meadow.caipNetworkId)
  view.pick(meadow)
  expect(pushed).toEqual([])
  view.pick(hedge)
  expect(pushed).toEqual([['SwitchNetwork', { caipNetworkId: 'eip155:1338' }]])
})

test('the guide is one step away', () => {
  const { kit, state, pushed } = led()
  networksView(networksParts(state), { kit }).guide()
  expect(pushed).toEqual([['WhatIsANetwork']])
})

test('on a foreign network only those of the same namespace are offered, or no wallet at all', () => {
  const { kit, state, pushed, disconnected } = led()
  const solana = { ...state.network.networks[0], chainNamespace: 'solana' }
  const mixed = { ...state, network: { ...state.network, networks: [...state.network.networks, solana] } }
  const view = unsupportedChainView(unsupportedChainParts(mixed as typeof state), { kit })
  expect(view.networks.map(({ chainNamespace }) => chainNamespace)).toEqual(['eip155', 'eip155'])
  const [, hedge] = view.networks
  if (hedge === undefined) throw new Error('There are two')
  view.pick(hedge)
  expect(pushed).toEqual([['SwitchNetwork', { caipNetworkId: 'eip155:1338' }]])
  view.disconnect()
  expect(disconnected).toEqual(['eip155'])
})
