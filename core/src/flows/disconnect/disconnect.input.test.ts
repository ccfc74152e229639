import { expect, test } from 'vitest'
import type { KitState } from '../../protocol/kit-state.ts'
import { scriptedConnector } from '../../testing/index.ts'
import { disconnectInput } from './disconnect.flow.ts'

const connector = (id: string, chain: string, name: string, rdns: string | null = null) => ({
  ...scriptedConnector(id, chain),
  name,
  rdns,
})
const connectors = [
  connector('dev.fox', 'eip155', 'Fox', 'dev.fox'),
  connector('Fox', 'solana', 'Fox'),
  connector('fox.bitcoin', 'bip122', 'Other name', 'dev.fox'),
  connector('Owl', 'solana', 'Owl'),
]
const state = (accounts: Readonly<Record<string, string | null>>) =>
  ({
    connections: { connectors },
    accounts: Object.fromEntries(
      Object.entries(accounts).map(([namespace, connectorId]) => [
        namespace,
        { namespace, connectorId },
      ]),
    ),
  }) as unknown as KitState
const revoked = (
  accounts: Readonly<Record<string, string | null>>,
  data: Parameters<typeof disconnectInput>[1],
) =>
  disconnectInput(state(accounts), data).wallets.map(({ namespace, revoke }) => [namespace, revoke])

const fox = { eip155: 'dev.fox', solana: 'Fox' }

test('disconnectInput keeps a permission while another namespace uses the same wallet [V9]', () => {
  expect(revoked(fox, { namespaces: ['eip155'] })).toEqual([['eip155', false]])
  expect(revoked(fox, { namespaces: ['solana'] })).toEqual([['solana', false]])
  expect(revoked({ eip155: 'dev.fox', bip122: 'fox.bitcoin' }, { namespaces: ['bip122'] })).toEqual(
    [['bip122', false]],
  )
})

test('disconnectInput revokes with the last namespace of a wallet [V9]', () => {
  expect(revoked(fox, null)).toEqual([
    ['eip155', true],
    ['solana', true],
  ])
  expect(revoked({ eip155: 'dev.fox', solana: null }, { namespaces: ['eip155'] })).toEqual([
    ['eip155', true],
  ])
  expect(revoked({ eip155: 'dev.fox', solana: 'Owl' }, { namespaces: ['eip155'] })).toEqual([
    ['eip155', true],
  ])
  expect(revoked({ eip155: 'dev.gone', solana: 'Fox' }, { namespaces: ['eip155'] })).toEqual([
    ['eip155', true],
  ])
})

test('disconnectInput keeps a permission that a connection being restored needs [V9]', () => {
  const stored = { eip155: 'dev.fox', solana: 'Fox' }
  expect(revoked({ eip155: 'dev.fox', solana: null }, { namespaces: ['eip155'], stored })).toEqual([
    ['eip155', false],
  ])
})

test('disconnectInput lists the connectors of the same wallet in other namespaces [V9]', () => {
  const { wallets } = disconnectInput(state({ ...fox, bip122: null }), null)
  expect(wallets.map(({ members }) => members.map(({ connectorId }) => connectorId))).toEqual([
    ['Fox', 'fox.bitcoin'],
    ['dev.fox'],
  ])
})

test('disconnectInput ignores an extension that has the name of a remote wallet [V9]', () => {
  const remote = { ...connector('walletConnect', 'eip155', 'Fox'), type: 'WALLET_CONNECT' }
  const withRemote = {
    ...state({ eip155: 'walletConnect', solana: 'Fox' }),
    connections: { connectors: [...connectors, remote] },
  } as unknown as KitState
  const members = [{ namespace: 'eip155', connectorId: 'dev.fox' }]
  expect(disconnectInput(withRemote, { namespaces: ['eip155'] }).wallets).toEqual([
    { namespace: 'eip155', connectorId: 'walletConnect', revoke: true, members: [] },
  ])
  expect(disconnectInput(withRemote, { namespaces: ['solana'] }).wallets).toEqual([
    { namespace: 'solana', connectorId: 'Fox', revoke: true, members },
  ])
})
