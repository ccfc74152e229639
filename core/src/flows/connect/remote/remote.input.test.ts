import { expect, test } from 'vitest'
import { remoteConnectorId } from '../../../domain/wallet/wallet.ts'
import type { KitState } from '../../../protocol/kit-state.ts'
import { scriptedConnector } from '../../../testing/index.ts'
import { heron, phone } from './remote.fixture.ts'
import { remoteInput } from './remote.input.ts'

const fox = scriptedConnector('fox')
const sol = scriptedConnector('sol', 'solana')
/** The part of the kit state that remoteInput reads. */
const state = (
  overrides: {
    featured?: (typeof heron)[]
    session?: { wallet: { name: string; icon: null } } | null
    manualWCControl?: boolean
    modalNamespace?: string
  } = {},
) =>
  ({
    config: {
      adaptedNamespaces: ['eip155'],
      device: phone,
      preferUniversalLinks: true,
      manualWCControl: overrides.manualWCControl ?? false,
      customWallets: [],
    },
    connections: {
      connectors: [fox, sol, { ...fox, id: remoteConnectorId, type: 'WALLET_CONNECT' }],
      recent: [],
      session: overrides.session ?? null,
    },
    directory: { featured: overrides.featured ?? [], recommended: [] },
    accounts: {
      eip155: { namespace: 'eip155', status: 'connected', connectorId: remoteConnectorId },
      solana: { namespace: 'solana', status: 'disconnected', connectorId: null },
    },
    network: {
      activeNamespace: 'eip155',
      byNamespace: {
        eip155: { caipNetworkId: 'eip155:1' },
        solana: { caipNetworkId: 'solana:1' },
      },
      networks: [{ chainNamespace: 'eip155' }, { chainNamespace: 'solana' }],
    },
    modal: { namespace: overrides.modalNamespace ?? null },
  }) as unknown as KitState

test('remoteInput takes the wallet from its data or finds it in the lists', () => {
  expect(
    remoteInput(state({ featured: [heron] }), { walletId: heron.id, wallet: null }).wallet,
  ).toBe(heron)
  expect(remoteInput(state(), { walletId: heron.id, wallet: null })).toMatchObject({
    walletId: heron.id,
    wallet: null,
  })
  expect(remoteInput(state(), { walletId: heron.id, wallet: heron }).wallet).toBe(heron)
})

test('remoteInput includes the installed wallets of the offered namespaces', () => {
  expect(remoteInput(state(), null).installed).toEqual([fox, sol])
  expect(remoteInput(state({ modalNamespace: 'solana' }), null).installed).toEqual([sol])
})

test('remoteInput uses the URI that the page passes for an external pairing', () => {
  expect(remoteInput(state({ manualWCControl: true }), { uri: 'wc:page@2' })).toMatchObject({
    externalPairing: true,
    givenUri: 'wc:page@2',
    wallet: null,
  })
  expect(remoteInput(state(), { uri: 'wc:page@2' })).toMatchObject({
    externalPairing: true,
    givenUri: 'wc:page@2',
  })
})

test('remoteInput ignores a `uri` that is no WalletConnect URI', () => {
  expect(
    remoteInput(state({ manualWCControl: true }), { uri: 'javascript:alert(1)' }),
  ).toMatchObject({
    externalPairing: true,
    givenUri: null,
  })
  expect(remoteInput(state(), { uri: 'https://page.example/wc?uri=wc:1' })).toMatchObject({
    externalPairing: false,
    givenUri: null,
  })
})

test('remoteInput connects the offered namespace, else the active one', () => {
  expect(remoteInput(state(), null)).toMatchObject({
    namespace: 'eip155',
    caipNetworkId: 'eip155:1',
  })
  expect(remoteInput(state({ modalNamespace: 'solana' }), null)).toMatchObject({
    namespace: 'solana',
    caipNetworkId: 'solana:1',
  })
})

test('remoteInput names the connected remote wallet and its namespaces', () => {
  const input = remoteInput(state({ session: { wallet: { name: 'Owl', icon: null } } }), null)
  expect([input.currentWallet, input.currentNamespaces]).toEqual(['Owl', ['eip155']])
})
