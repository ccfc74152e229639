import { expect, test } from 'vitest'
import type { Connection } from '../../domain/account/account.ts'
import { plainAccounts } from '../../domain/account/account.ts'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { NamespaceSession } from './namespace-session.ts'
import { createSessionListeners } from './session-listeners.ts'

const [one, two] = ['solana:one', 'solana:two'] as CaipNetworkId[]
const session = (chain: CaipNetworkId | undefined, addresses: string[]): NamespaceSession => ({
  chain: chain as CaipNetworkId,
  accounts: plainAccounts(addresses),
})

/** The events for a listener that received the first state and subscribes in the second. */
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
  expect(missedEvents(session(one, ['a', 'b']), session(one, ['a', 'b']))).toEqual([])
  expect(missedEvents(session(one, ['a', 'b']), session(one, ['b', 'a']))).toEqual([
    { type: 'accounts.changed', accounts: plainAccounts(['b', 'a']) },
  ])
  expect(missedEvents(session(one, ['a', 'b']), session(two, ['a', 'b']))).toEqual([
    { type: 'chain.changed', caipNetworkId: two },
  ])
  expect(missedEvents(session(one, ['a', 'b']), null)).toEqual([{ type: 'disconnected' }])
})

test('watch replays a new network and a new account as two events, the network in the former order [B9]', () => {
  expect(missedEvents(session(one, ['a', 'b']), session(two, ['b', 'a']))).toEqual([
    { type: 'chain.changed', caipNetworkId: two },
    { type: 'accounts.changed', accounts: plainAccounts(['b', 'a']) },
  ])
  expect(missedEvents(session(one, ['a']), session(two, ['c', 'a']))).toEqual([
    { type: 'chain.changed', caipNetworkId: two, accounts: plainAccounts(['a', 'c']) },
    { type: 'accounts.changed', accounts: plainAccounts(['c', 'a']) },
  ])
})
