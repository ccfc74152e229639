import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import { accountTypeInput } from './account-type.flow.ts'

const caipNetworkId = toCaipNetworkId('eip155:1')
const account = {
  namespace: 'eip155',
  connectorId: 'ID_AUTH',
  address: '0xa',
  caipNetworkId,
  accounts: [
    { address: '0xa', type: 'eoa' },
    { address: '0xb', type: 'smartAccount' },
  ],
}
const wallet = (change: object = {}, activeNamespace: string | null = 'eip155') =>
  accountTypeInput(
    {
      network: { activeNamespace },
      accounts: { eip155: { ...account, ...change } },
      embedded: { smartAccountNetworks: [caipNetworkId] },
    } as unknown as KitState,
    null,
  ).wallet

test('accountTypeInput reads the type of the active account', () => {
  expect(wallet()).toEqual({ namespace: 'eip155', caipNetworkId, accountType: 'eoa' })
  expect(wallet({ address: '0xb' })?.accountType).toBe('smartAccount')
  expect(wallet({ address: '0xc' })?.accountType).toBe('eoa')
})

test('accountTypeInput returns no wallet for another connector or without a connection', () => {
  expect(wallet({ connectorId: 'fox' })).toBeNull()
  expect(wallet({ connectorId: null, address: null })).toBeNull()
  expect(wallet({ address: null })).toBeNull()
  expect(wallet({ caipNetworkId: null })).toBeNull()
  expect(wallet({}, null)).toBeNull()
  expect(wallet({}, 'solana')).toBeNull()
})
