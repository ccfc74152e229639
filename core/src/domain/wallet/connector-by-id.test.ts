import { expect, test } from 'vitest'
import { connectorById } from './connector-by-id.ts'

const fox = { id: 'fox', type: 'ANNOUNCED', chain: 'eip155' } as const
const remote = { id: 'walletConnect', type: 'WALLET_CONNECT', chain: 'eip155' } as const
const all = [fox, { ...fox, chain: 'solana' }, remote]

test('connectorById returns the connector of the namespace, or the first connector without a namespace', () => {
  expect(connectorById(all, 'fox', 'solana')).toBe(all[1])
  expect(connectorById(all, 'fox', null)).toBe(fox)
  expect(connectorById(all, 'fox', 'cosmos')).toBeNull()
})

test('connectorById finds the connector for remote wallets in every namespace', () =>
  expect(connectorById(all, remote.id, 'cosmos')).toBe(remote))
