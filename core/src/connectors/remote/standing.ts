import type { Account, AccountType } from '../../domain/account/account.ts'
import type { CaipAddress, CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import { accountTypeOf, networkOfAccount } from '../../domain/remote/remote-grant.ts'
import { isWrittenPerNetwork, keyOf } from './same-key.ts'
import type { SaidAddress } from './wallet-said.ts'

/** Where a session stands in one namespace: the network it is on, and its accounts there, the active one first. */
export type Standing = { chain: CaipNetworkId; accounts: readonly Account[] }

/** The network a grant is on, by preference; null when it holds no account on a network that the page knows. */
export function chainOf(
  accounts: readonly CaipAddress[],
  known: ReadonlySet<CaipNetworkId>,
  prefer: readonly (CaipNetworkId | null)[],
): CaipNetworkId | null {
  const networks = accounts.map(networkOfAccount).filter((network) => known.has(network))
  return prefer.find((one) => one !== null && networks.includes(one)) ?? networks[0] ?? null
}

/** The accounts in the order they had before, perhaps on another network; new ones behind. */
export function inOrder(
  namespace: Namespace,
  accounts: readonly Account[],
  before: readonly Account[],
): readonly Account[] {
  const keys = before.map(({ address }) => keyOf(namespace, address))
  const place = ({ address }: Account) => {
    const at = keys.indexOf(keyOf(namespace, address))
    return at < 0 ? keys.length : at
  }
  return [...accounts].sort((one, other) => place(one) - place(other))
}

/** How one standing became another. `accounts` of a network: the same ones in the order they had, where they are written otherwise there. */
export type Move =
  | { type: 'accounts.changed'; accounts: readonly Account[] }
  | { type: 'chain.changed'; caipNetworkId: CaipNetworkId; accounts: readonly Account[] | null }

const areSame = (some: readonly Account[], others: readonly Account[]) =>
  JSON.stringify(some) === JSON.stringify(others)

/** What happened between two standings: the network first; who is active there, or shared, is news of its own. */
export function movesBetween(
  namespace: Namespace,
  last: Standing,
  next: Standing,
): readonly Move[] {
  const isHere = last.chain === next.chain
  const there = isHere ? last.accounts : inOrder(namespace, next.accounts, last.accounts)
  const change: Move = {
    type: 'chain.changed',
    caipNetworkId: next.chain,
    accounts: areSame(there, last.accounts) ? null : there,
  }
  return [
    ...(isHere ? [] : [change]),
    ...(areSame(there, next.accounts)
      ? []
      : [{ type: 'accounts.changed', accounts: next.accounts } as const]),
  ]
}

/** One account in front of the others. */
export const withFront = (
  accounts: readonly Account[],
  front: Account | undefined,
): readonly Account[] =>
  front === undefined ? accounts : [front, ...accounts.filter((one) => one !== front)]

/** The first account of a kind, else the first. */
export const ofKind = (accounts: readonly Account[], type: AccountType): Account | undefined =>
  accounts.find((one) => one.type === type) ?? accounts[0]

/**
 * The accounts that a wallet means, as they are written where it stands. One that the session does not hold counts where it was said on
 * that network, or is written alike on all of them.
 */
export function saidThere(
  namespace: Namespace,
  said: readonly SaidAddress[],
  { chain, where, accounts, granted }: Standing & { where: string; granted: readonly Account[] },
): readonly Account[] {
  const known = [...accounts, ...granted]
  const meant = said.flatMap(({ address, network }): readonly Account[] => {
    const own = known.find((one) => keyOf(namespace, one.address) === keyOf(namespace, address))
    if (own !== undefined) return [own]
    const isThere = !isWrittenPerNetwork(namespace) || (network ?? where) === chain
    return isThere ? [{ address, type: accountTypeOf(namespace, address) }] : []
  })
  return [...new Map(meant.map((one) => [one.address, one])).values()]
}
