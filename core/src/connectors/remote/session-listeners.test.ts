import { expect, test } from 'vitest'
import type { Connection } from '../../domain/account/account.ts'
import { plainAccounts } from '../../domain/account/account.ts'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { NamespaceSession } from './namespace-session.ts'
import { createSessionListeners } from './session-listeners.ts'

const [firstChain, secondChain] = ['solana:one', 'solana:two'] as CaipNetworkId[]
const session = (chain: CaipNetworkId | undefined, addresses: string[]): NamespaceSession => ({
  chain: chain as CaipNetworkId,
  accounts: plainAccounts(addresses),
})

/**
 * The events that `watch` replays to a caller that received `before`, if the state is `current`.
 */
function missedEvents(
  before: NamespaceSession,
  current: NamespaceSession | null,
): readonly WalletEvent[] {
  const { recordReturned, watch } = createSessionListeners(() => current)
  const [active] = before.accounts
  const connection: Connection = {
    namespace: 'solana',
    connectorId: 'phone',
    address: active?.address ?? '',
    accounts: before.accounts,
    caipNetworkId: before.chain,
  }
  recordReturned(connection)
  const events: WalletEvent[] = []
  watch('solana', (event) => events.push(event))
  return events
}

test('watch replays the changes since the connection was returned [B9]', () => {
  expect(missedEvents(session(firstChain, ['a', 'b']), session(firstChain, ['a', 'b']))).toEqual([])
  expect(missedEvents(session(firstChain, ['a', 'b']), session(firstChain, ['b', 'a']))).toEqual([
    { type: 'accounts.changed', accounts: plainAccounts(['b', 'a']) },
  ])
  expect(missedEvents(session(firstChain, ['a', 'b']), session(secondChain, ['a', 'b']))).toEqual([
    { type: 'chain.changed', caipNetworkId: secondChain },
  ])
  expect(missedEvents(session(firstChain, ['a', 'b']), null)).toEqual([{ type: 'disconnected' }])
})

test('watch replays a new network and a new active account as two events, the network first [B9]', () => {
  expect(missedEvents(session(firstChain, ['a', 'b']), session(secondChain, ['b', 'a']))).toEqual([
    { type: 'chain.changed', caipNetworkId: secondChain },
    { type: 'accounts.changed', accounts: plainAccounts(['b', 'a']) },
  ])
  expect(missedEvents(session(firstChain, ['a']), session(secondChain, ['c', 'a']))).toEqual([
    { type: 'chain.changed', caipNetworkId: secondChain, accounts: plainAccounts(['a', 'c']) },
    { type: 'accounts.changed', accounts: plainAccounts(['c', 'a']) },
  ])
})
