import type { Account, AccountType } from '../../domain/account/account.ts'
import type { CaipAddress, CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import { networkOfAccount } from '../../domain/remote/remote-grant.ts'
import { accountKey } from './account-key.ts'
import type { EventAddress } from './parse-wallet-event.ts'

/**
 * The part of a session for one namespace: current network, and accounts on it, active account
 * first.
 */
export type NamespaceSession = { chain: CaipNetworkId; accounts: readonly Account[] }

/**
 * Selects the network of a grant among the `known` ones with an account: the first preferred one,
 * else that of the first account. Null if no account is on a known network.
 */
export function selectChain(
  accounts: readonly CaipAddress[],
  known: ReadonlySet<CaipNetworkId>,
  preferred: readonly (CaipNetworkId | null)[],
): CaipNetworkId | null {
  const networks = accounts.map(networkOfAccount).filter((network) => known.has(network))
  const match = preferred.find((chain) => chain !== null && networks.includes(chain))
  return match ?? networks[0] ?? null
}

/**
 * Sorts accounts into the order of `before`. Compares account keys, because the address of an
 * account may differ by network. New accounts come last.
 */
export function keepOrder(
  namespace: Namespace,
  accounts: readonly Account[],
  before: readonly Account[],
): readonly Account[] {
  const keys = before.map(({ address }) => accountKey(namespace, address))
  const position = ({ address }: Account) => {
    const index = keys.indexOf(accountKey(namespace, address))
    return index < 0 ? keys.length : index
  }
  return [...accounts].sort((a, b) => position(a) - position(b))
}

/**
 * A change of the session of one namespace. `accounts` of `chain.changed`: the accounts on the new
 * network, in the previous order; null if they are the same.
 */
export type SessionChange =
  | { type: 'accounts.changed'; accounts: readonly Account[] }
  | { type: 'chain.changed'; caipNetworkId: CaipNetworkId; accounts: readonly Account[] | null }

const areEqual = (a: readonly Account[], b: readonly Account[]) =>
  JSON.stringify(a) === JSON.stringify(b)

/** The changes from `last` to `next`: first the network, then a new order or set of accounts. */
export function diffSessions(
  namespace: Namespace,
  last: NamespaceSession,
  next: NamespaceSession,
): readonly SessionChange[] {
  const isSameChain = last.chain === next.chain
  const reordered = isSameChain ? last.accounts : keepOrder(namespace, next.accounts, last.accounts)
  const changes: SessionChange[] = []
  if (!isSameChain)
    changes.push({
      type: 'chain.changed',
      caipNetworkId: next.chain,
      accounts: areEqual(reordered, last.accounts) ? null : reordered,
    })
  if (!areEqual(reordered, next.accounts))
    changes.push({ type: 'accounts.changed', accounts: next.accounts })
  return changes
}

/** Moves one account to the front. Null leaves the order as it is. */
export const moveToFront = (
  accounts: readonly Account[],
  front: Account | null,
): readonly Account[] =>
  front === null ? accounts : [front, ...accounts.filter((account) => account !== front)]

/** The first account of a type, else the first account; null without accounts. */
export const preferType = (accounts: readonly Account[], type: AccountType): Account | null =>
  accounts.find((account) => account.type === type) ?? accounts[0] ?? null

/**
 * Maps the addresses of a wallet event to accounts of the session, by account key. Other addresses
 * are dropped: only a session update can grant an account (decision 43).
 */
export function matchAccounts(
  namespace: Namespace,
  addresses: readonly EventAddress[],
  accounts: readonly Account[],
): readonly Account[] {
  const byKey = new Map<string, Account>()
  for (const account of accounts) {
    const key = accountKey(namespace, account.address)
    if (!byKey.has(key)) byKey.set(key, account)
  }
  return [
    ...new Set(addresses.flatMap(({ address }) => byKey.get(accountKey(namespace, address)) ?? [])),
  ]
}
