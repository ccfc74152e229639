import type { AccountState } from '../../protocol/kit-state.ts'
import type { Holdings, KitAccount, Loadable } from '../api/account.ts'

const idle = { status: 'idle', data: null } as const

/** The public form of a namespace's account. `undefined`: the kit does not know the namespace. */
export function toKitAccount(account: AccountState | undefined): KitAccount {
  const { status, namespace, address, connectorId } = account ?? unknownAccount
  if (account === undefined || status !== 'connected' || address === null || connectorId === null)
    return {
      status: status === 'connected' ? 'disconnected' : status,
      namespace,
      address: null,
      caipAddress: null,
      caipNetworkId: null,
      connectorId: null,
      accounts: [],
      balance: idle,
      holdings: idle,
    }
  const { caipAddress, caipNetworkId, accounts } = account
  return {
    status,
    namespace: account.namespace,
    address,
    caipAddress,
    caipNetworkId,
    connectorId,
    accounts,
    balance: toLoadable(account.balanceStatus, account.balance),
    holdings: toLoadable(
      account.tokensStatus === 'unsupported' ? 'fresh' : account.tokensStatus,
      holdingsOf(account),
    ),
  }
}

const unknownAccount = {
  status: 'disconnected',
  namespace: null,
  address: null,
  connectorId: null,
} as const

/** Null while no tokens were read: once they were, there is at least the native one. */
function holdingsOf({ tokens, hiddenTokens, tokensStatus }: AccountState): Holdings | null {
  const isRead = tokensStatus === 'fresh' || tokensStatus === 'unsupported'
  if (!isRead && tokens.length === 0) return null
  return {
    tokens,
    hiddenTokens,
    coverage: tokensStatus === 'unsupported' ? 'configured' : 'full',
  }
}

function toLoadable<T>(status: AccountState['balanceStatus'], data: T | null): Loadable<T> {
  if (status === 'loading' || status === 'failed') return { status, data }
  return status === 'fresh' && data !== null ? { status: 'ready', data } : idle
}
