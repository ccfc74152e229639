import { expect, test } from 'vitest'
import type { CaipNetworkId } from '../caip/caip.ts'
import type { TransferEntry } from './transfer.ts'
import { unindexedTransfers } from './unindexed-transfers.ts'

test('unindexedTransfers returns the transfers of an account and network that the history lacks', () => {
  const entry = (id: string, change: object = {}): TransferEntry =>
    Object({
      id,
      status: 'sent',
      caipNetworkId: 'eip155:1',
      review: { from: 'me' },
      hash: `0x${id}`,
      ...change,
    })
  const entries = [
    entry('1'),
    entry('2'),
    entry('3', { status: 'rejected', hash: null }),
    entry('4', { status: 'awaitingWallet', hash: null }),
    entry('5', { caipNetworkId: 'eip155:10' }),
    entry('6', { review: { from: 'you' } }),
  ]
  const unindexed = unindexedTransfers(entries, {
    network: 'eip155:1' as CaipNetworkId,
    address: 'me',
    hashes: new Set(['0x2']),
  })
  expect(unindexed.map(({ id }) => id)).toEqual(['1', '4'])
})

test('unindexedTransfers ignores the case of EVM addresses and hashes only', () => {
  const sent = (network: string, from: string, hash: string): TransferEntry =>
    Object({ id: from, status: 'sent', caipNetworkId: network, review: { from }, hash })
  const countUnindexed = (network: string, address: string, from: string, listed = '') =>
    unindexedTransfers([sent(network, from, '0xAb')], {
      network: network as CaipNetworkId,
      address,
      hashes: new Set([listed]),
    }).length
  expect(countUnindexed('eip155:1', '0xAbCd', '0xabcd')).toBe(1)
  expect(countUnindexed('eip155:1', '0xabcd', '0xAbCd', '0xaB')).toBe(0)
  expect(countUnindexed('solana:1', 'AbCd', 'abcd')).toBe(0)
  expect(countUnindexed('solana:1', 'AbCd', 'AbCd', '0xab')).toBe(1)
})
