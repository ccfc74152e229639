import { expect, test } from 'vitest'
import { connectorOf } from './connector-of.ts'

const fox = { id: 'fox', type: 'ANNOUNCED', chain: 'eip155' } as const
const remote = { id: 'walletConnect', type: 'WALLET_CONNECT', chain: 'eip155' } as const
const all = [fox, { ...fox, chain: 'solana' }, remote]

test('of one id on several namespaces that of the namespace is meant, and without one the first', () => {
  expect(connectorOf(all, 'fox', 'solana')).toBe(all[1])
  expect(connectorOf(all, 'fox', null)).toBe(fox)
  expect(connectorOf(all, 'fox', 'cosmos')).toBeNull()
})

test('the wallet across the relay is that of every namespace', () =>
  expect(connectorOf(all, remote.id, 'cosmos')).toBe(remote))
