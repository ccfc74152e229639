import type { Connector, KitState } from '@latchkit/core'
import { expect, test } from 'vitest'
import { fox } from '../testing/environment.ts'
import { connectorOf, namedWalletOf, walletOf } from './connector-selectors.ts'

const foxSolana: Connector = { ...fox, chain: 'solana' }
const remote: Connector = { ...fox, id: 'walletConnect', type: 'WALLET_CONNECT' }
const auth: Connector = { ...fox, id: 'ID_AUTH', name: 'Auth', type: 'AUTH' }
const connectors = [fox, foxSolana, remote, auth]
const accountWith = (connectorId: string, namespace = 'eip155') => ({ connectorId, namespace })
const stateWith = (connectorId: string, status = 'connected') =>
  ({
    accounts: { eip155: { ...accountWith(connectorId), status } },
    network: { activeNamespace: 'eip155' },
    connections: { connectors },
  }) as unknown as KitState

test('connectorOf finds the connector of the namespace, and that of remote wallets in any', () => {
  expect(connectorOf(connectors, accountWith('fox', 'solana'))).toBe(foxSolana)
  expect(connectorOf(connectors, accountWith('walletConnect', 'cosmos'))).toBe(remote)
  expect(connectorOf(connectors, accountWith('fox', 'cosmos'))).toBeNull()
})

test('walletOf returns the embedded wallet, which connectorOf and namedWalletOf do not name', () => {
  expect(walletOf(stateWith('ID_AUTH'))).toBe(auth)
  expect(namedWalletOf(stateWith('ID_AUTH'))).toBeNull()
  expect(connectorOf(connectors, accountWith('ID_AUTH'))).toBeNull()
  expect([walletOf(stateWith('fox')), namedWalletOf(stateWith('fox'))]).toEqual([fox, fox])
})

test('walletOf returns null until the wallet is connected', () => {
  expect(walletOf(stateWith('fox', 'connecting'))).toBeNull()
})
