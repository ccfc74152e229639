import type { CaipNetworkId } from '../caip/caip.ts'
import type { Account } from './account.ts'

/** An event of a connected wallet. Values are checked and normalised. */
export type WalletEvent =
  /** The active account is the first. */
  | { type: 'accounts.changed'; accounts: readonly Account[] }
  /**
   * `accounts`: the same accounts in the same order, if the new network formats addresses
   * differently (polkadot, cosmos).
   */
  | { type: 'chain.changed'; caipNetworkId: CaipNetworkId; accounts?: readonly Account[] }
  | { type: 'disconnected' }

/**
 * Adds an event to the waiting ones and removes an earlier event of the same type.
 * `accounts.changed` also removes `disconnected`, because the wallet shares accounts again. A
 * network change keeps the accounts of an earlier one, unless the wallet changed them since.
 */
export function addEvent(
  waiting: readonly WalletEvent[],
  event: WalletEvent,
): readonly WalletEvent[] {
  const isReplaced = ({ type }: WalletEvent) =>
    type === event.type || (event.type === 'accounts.changed' && type === 'disconnected')
  const last = waiting.filter(({ type }) => type !== 'disconnected').at(-1)
  const accounts = last?.type === 'chain.changed' ? last.accounts : undefined
  const next = event.type === 'chain.changed' && accounts ? { accounts, ...event } : event
  return [...waiting.filter((earlier) => !isReplaced(earlier)), next]
}
