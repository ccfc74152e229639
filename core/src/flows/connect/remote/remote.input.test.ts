import { expect, test } from 'vitest'
import { remoteConnectorId } from '../../../domain/wallet/wallet.ts'
import type { KitState } from '../../../protocol/kit-state.ts'
import { scriptedConnector } from '../../../testing/index.ts'
import { heron, phone } from './remote.fixture.ts'
import { remoteInput } from './remote.input.ts'

const fox = scriptedConnector('fox')
const far = scriptedConnector('far', 'solana')
/** As much of the kit's state as is read. */
const state = (
  over: {
    featured?: (typeof heron)[]
    session?: { wallet: { name: string; icon: null } } | null
    manual?: boolean
    narrowed?: string
  } = {},
) =>
  ({
    config: {
      adapted: ['eip155'],
      device: phone,
      preferUniversalLinks: true,
      manualWCControl: over.manual ?? false,
      customWallets: [],
    },
    connections: {
      connectors: [fox, far, { ...fox, id: remoteConnectorId, type: 'WALLET_CONNECT' }],
      recent: [],
      session: over.session ?? null,
    },
    directory: { featured: over.featured ?? [], recommended: [] },
    accounts: {
      eip155: { namespace: 'eip155', status: 'connected', connectorId: remoteConnectorId },
      solana: { namespace: 'solana', status: 'disconnected', connectorId: null },
    },
    network: {
      activeNamespace: 'eip155',
      active: { caipNetworkId: 'eip155:1' },
      networks: [{ chainNamespace: 'eip155' }, { chainNamespace: 'solana' }],
    },
    modal: { namespace: over.narrowed ?? null },
  }) as unknown as KitState

test('a wallet that is listed already is not looked up', () => {
  expect(
    remoteInput(state({ featured: [heron] }), { walletId: heron.id, wallet: null }).wallet,
  ).toBe(heron)
  expect(remoteInput(state(), { walletId: heron.id, wallet: null })).toMatchObject({
    walletId: heron.id,
    wallet: null,
  })
  expect(remoteInput(state(), { walletId: heron.id, wallet: heron }).wallet).toBe(heron)
})

test('only wallets of this browser that are offered can be the one that is looked for', () => {
  expect(remoteInput(state(), null).installed).toEqual([fox, far])
  expect(remoteInput(state({ narrowed: 'solana' }), null).installed).toEqual([far])
})

test('the page’s own code is shown under manual control', () => {
  expect(remoteInput(state({ manual: true }), { uri: 'wc:page@2' })).toMatchObject({
    manual: true,
    givenUri: 'wc:page@2',
    wallet: null,
  })
  expect(remoteInput(state(), { uri: 'wc:page@2' })).toMatchObject({
    manual: true,
    givenUri: 'wc:page@2',
  })
})

test('what is no code is not taken for one', () => {
  expect(remoteInput(state({ manual: true }), { uri: 'javascript:alert(1)' })).toMatchObject({
    manual: true,
    givenUri: null,
  })
  expect(remoteInput(state(), { uri: 'https://page.example/wc?uri=wc:1' })).toMatchObject({
    manual: false,
    givenUri: null,
  })
})

test('the wallet that is connected over the relay is named, with the namespaces it holds', () => {
  const input = remoteInput(state({ session: { wallet: { name: 'Owl', icon: null } } }), null)
  expect([input.current, input.held]).toEqual(['Owl', ['eip155']])
})
