import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { defineNetwork } from '../../domain/network/define-network.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import { switchNetworkInput } from './switch-network.flow.ts'

const network = defineNetwork({
  id: 1337,
  name: 'Test',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1'] } },
})
/** The part of the kit state that switchNetworkInput reads. */
const state = {
  network: { networks: [network] },
  accounts: { eip155: { connectorId: 'fox', caipNetworkId: 'eip155:1' } },
} as unknown as KitState

test('switchNetworkInput returns the network and the connected wallet of its namespace', () => {
  expect(switchNetworkInput(state, { caipNetworkId: network.caipNetworkId })).toEqual({
    network,
    request: 'switch',
    connectorId: 'fox',
    walletNetworkId: 'eip155:1',
  })
  const unconfigured = { caipNetworkId: toCaipNetworkId('solana:1') }
  expect(switchNetworkInput(state, unconfigured)).toMatchObject({
    network: { name: 'Unknown Network' },
    connectorId: null,
  })
})

test('switchNetworkInput has the visitor agree only without a wallet [EM13]', () => {
  const of = (status: string, confirm: boolean) =>
    switchNetworkInput(
      {
        network: { networks: [network], activeNamespace: 'bip122' },
        accounts: { eip155: { status, connectorId: null, caipNetworkId: null } },
      } as unknown as KitState,
      { caipNetworkId: network.caipNetworkId, confirm },
    ).request
  expect([of('disconnected', true), of('disconnected', false), of('connected', true)]).toEqual([
    'confirm',
    'switch',
    'switch',
  ])
})

test('switchNetworkInput connects a namespace through the login of the active one', () => {
  const login = { status: 'connected', connectorId: 'ID_AUTH', caipNetworkId: 'eip155:1' }
  const solana = toCaipNetworkId('solana:1')
  const withLogin = (served: readonly string[]) =>
    ({
      network: { networks: [network], activeNamespace: 'eip155' },
      accounts: { eip155: login, solana: { status: 'disconnected', connectorId: null } },
      config: { embeddedWallet: { networks: served } },
    }) as unknown as KitState
  const data = { caipNetworkId: solana }
  expect(switchNetworkInput(withLogin([solana]), data)).toMatchObject({
    request: 'connect',
    connectorId: 'ID_AUTH',
    walletNetworkId: null,
  })
  expect(switchNetworkInput(withLogin([]), data)).toMatchObject({
    request: 'switch',
    connectorId: null,
  })
})

test('switchNetworkInput throws caip/not-a-network-id without data', () =>
  expect(() => switchNetworkInput(state, null)).toThrow(
    expect.objectContaining({ code: 'caip/not-a-network-id' }),
  ))
