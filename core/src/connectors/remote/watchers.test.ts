import { expect, test } from 'vitest'
import type { Connection } from '../../domain/account/account.ts'
import { plainAccounts } from '../../domain/account/account.ts'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Standing } from './standing.ts'
import { createWatchers } from './watchers.ts'

const [one, two] = ['solana:one', 'solana:two'] as CaipNetworkId[]
const at = (chain: CaipNetworkId | undefined, addresses: string[]): Standing => ({
  chain: chain as CaipNetworkId,
  accounts: plainAccounts(addresses),
})

/** What somebody hears who was handed the first, and listens when it is the second already. */
function heard(before: Standing, now: Standing | null): readonly WalletEvent[] {
  const { hand, watch } = createWatchers(() => now)
  const [front] = before.accounts
  const connection: Connection = {
    namespace: 'solana',
    connectorId: 'phone',
    address: front?.address ?? '',
    accounts: before.accounts,
    caipNetworkId: before.chain,
  }
  hand(connection)
  const events: WalletEvent[] = []
  watch('solana', (event) => events.push(event))
  return events
}

test('B9: what happened before one listens is heard', () => {
  expect(heard(at(one, ['a', 'b']), at(one, ['a', 'b']))).toEqual([])
  expect(heard(at(one, ['a', 'b']), at(one, ['b', 'a']))).toEqual([
    { type: 'accounts.changed', accounts: plainAccounts(['b', 'a']) },
  ])
  expect(heard(at(one, ['a', 'b']), at(two, ['a', 'b']))).toEqual([
    { type: 'chain.changed', caipNetworkId: two },
  ])
  expect(heard(at(one, ['a', 'b']), null)).toEqual([{ type: 'disconnected' }])
})

test('B9: another account and another network are two things: on the network the accounts are in the order they had', () => {
  expect(heard(at(one, ['a', 'b']), at(two, ['b', 'a']))).toEqual([
    { type: 'chain.changed', caipNetworkId: two },
    { type: 'accounts.changed', accounts: plainAccounts(['b', 'a']) },
  ])
  expect(heard(at(one, ['a']), at(two, ['c', 'a']))).toEqual([
    { type: 'chain.changed', caipNetworkId: two, accounts: plainAccounts(['a', 'c']) },
    { type: 'accounts.changed', accounts: plainAccounts(['c', 'a']) },
  ])
})
