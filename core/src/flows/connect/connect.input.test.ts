import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import { networkFirst } from './connect.context.ts'
import { connectInput } from './connect.flow.ts'

const networkOf = (caipNetworkId: string) => {
  const [chainNamespace] = caipNetworkId.split(':')
  return { caipNetworkId: toCaipNetworkId(caipNetworkId), chainNamespace }
}

/** The part of the kit's state that decides about the networks of a login. */
const stateOf = ({
  configured,
  served,
  active = configured[0] ?? '',
  connected = [],
}: {
  configured: readonly string[]
  served: readonly string[]
  active?: string
  connected?: readonly string[]
}) =>
  ({
    config: {
      features: { connectMethodsOrder: null, collapseWallets: false, legalCheckbox: false },
      device: { telegram: false, ios: false, mobile: false },
      embeddedWallet: { networks: served.map(toCaipNetworkId), blockedSocials: [] },
      remoteFeatures: { email: true, socials: false },
      enableWallets: false,
      customWallets: [],
      excludeWalletIds: [],
      featuredWalletIds: [],
    },
    directory: {
      status: 'idle',
      problem: null,
      featured: [],
      recommended: [],
      count: 0,
      excluded: [],
    },
    connections: { recent: [], connectors: [] },
    network: { networks: configured.map(networkOf), active: networkOf(active) },
    modal: { namespace: null },
    accounts: Object.fromEntries(
      connected.map((namespace) => [namespace, { status: 'connected', connectorId: 'fox' }]),
    ),
  }) as unknown as KitState

const firstOf = (options: Parameters<typeof stateOf>[0]) =>
  networkFirst(connectInput(stateOf(options)))

const evm = 'eip155:1'
const solana = 'solana:1'

test('a login starts on the active network if the frame serves it, also beside a wallet [EM13]', () => {
  const both = { configured: [evm, solana], served: [evm, solana] }
  expect(firstOf(both)).toBeNull()
  expect(firstOf({ ...both, connected: ['eip155'] })).toBeNull()
  expect(firstOf({ configured: [evm], served: [evm], connected: ['eip155'] })).toBeNull()
})

test('a login needs another network if the frame does not serve the active one [EM13]', () => {
  const other = { configured: ['bip122:1', evm, solana], served: [evm, solana] }
  expect(firstOf(other)).toBe(evm)
  expect(firstOf({ ...other, connected: ['bip122'] })).toBe(evm)
  expect(firstOf({ ...other, connected: ['eip155'] })).toBe(solana)
  expect(firstOf({ ...other, connected: ['eip155', 'solana'] })).toBeNull()
})
