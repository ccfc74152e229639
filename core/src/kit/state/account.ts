import { type Namespace, ofNamespace } from '../../domain/caip/namespace.ts'
import { type Loadable, loadableOf } from '../../domain/resource-view.ts'
import type { AccountState, KitState } from '../../protocol/kit-state.ts'
import type { Holdings, KitAccount } from '../api/account.ts'

const idle = { status: 'idle', data: null, problem: null } as const
const unconnected = {
  address: null,
  caipAddress: null,
  caipNetworkId: null,
  connectorId: null,
  accounts: [],
  balance: idle,
  holdings: idle,
} as const

/** The account of a namespace, by default of the active one. Null before its first connection. */
export const accountOf = (
  { accounts, network }: Pick<KitState, 'accounts' | 'network'>,
  namespace: Namespace = network.activeNamespace ?? '',
): AccountState | null => ofNamespace(accounts, namespace)

/** Maps the state of an account to `kit.account.get()`. Null: an unknown namespace. */
export function toKitAccount(account: AccountState | null): KitAccount {
  if (account === null) return { ...unconnected, status: 'disconnected', namespace: null }
  const { status, namespace, address, caipAddress, caipNetworkId, connectorId, accounts } = account
  if (status !== 'connected') return { ...unconnected, status, namespace }
  if (address === null || connectorId === null)
    return { ...unconnected, status: 'disconnected', namespace }
  return {
    status,
    namespace,
    address,
    caipAddress,
    caipNetworkId,
    connectorId,
    accounts,
    balance: loadableOf(account.balanceStatus, account.balance, account.balanceProblem),
    holdings: holdingsOf(account),
  }
}

function holdingsOf(account: AccountState): Loadable<Holdings> {
  const { tokens, hiddenTokens, tokensCoverage: coverage, tokensReadAt: readAt } = account
  const { tokensStatus: status, tokensProblem } = account
  // loaded holdings contain at least the native token, so an empty list was not loaded
  const isRead = status === 'fresh' || tokens.length > 0
  const data = isRead ? { tokens, hiddenTokens, coverage, readAt } : null
  return loadableOf(status, data, tokensProblem)
}
