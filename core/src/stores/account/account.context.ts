import type { AccountType } from '../../domain/account/account.ts'
import type { Network } from '../../domain/network/network.ts'
import { nativeFirst } from '../../domain/token/holdings.ts'
import type { Resource } from '../../resource/resource.types.ts'
import { unread } from '../../resource/resource.view.ts'
import type { AccountContext, AccountKey, Holdings, Profile, WatchWallet } from './account.types.ts'

/** The values of an account before the first read. */
export const notRead = {
  balance: unread,
  holdings: unread,
  profile: unread,
  tokens: [],
  asked: false,
  forced: false,
  requested: false,
  notified: false,
} as const

/** The context while no wallet is connected. */
export const notConnected = {
  ...notRead,
  address: null,
  accounts: [],
  connectorId: null,
  caipNetworkId: null,
  currentTab: 'tokens',
} as const

const noHoldings: Holdings = { status: 'paused', tokens: [], hidden: 0, readAt: null }

/** The configured network the account is on. Null if its network is not configured. */
export const networkOf = ({
  networks,
  caipNetworkId,
}: Pick<AccountContext, 'networks' | 'caipNetworkId'>): Network | null =>
  networks.find((network) => network.caipNetworkId === caipNetworkId) ?? null

/** The key of the balance. Null unless it is on a configured network (fault K4). */
export function accountKey(context: AccountContext): AccountKey | null {
  const { namespace, address, connectorId } = context
  const network = networkOf(context)
  if (network === null || address === null) return null
  return { namespace, network, address, connectorId: connectorId ?? '' }
}

/** The key of holdings and profile. Null until a view or the page asks for them. */
export const askedKey = (context: AccountContext): AccountKey | null =>
  context.asked ? accountKey(context) : null

/** The last balance. Null after a failed read, and before the first one. */
export function shownBalance(
  known: AccountContext['balance'],
  { status, data, problem }: AccountContext['balance'],
) {
  if (problem !== null) return null
  return status === 'fresh' ? data : known.data
}

/** The last holdings. Empty ones after a failure if none are known. */
export function shownHoldings(
  { data: known }: Resource<Holdings>,
  { status, data, problem }: Resource<Holdings>,
): Holdings | null {
  if (problem !== null) return known ?? noHoldings
  return status === 'fresh' ? data : known
}

/** The last value of each field. */
export function shownProfile(
  { data: known }: Resource<Profile>,
  { status, data }: Resource<Profile>,
): Profile | null {
  if (status !== 'fresh' || data === null) return known
  return {
    identity: data.identity ?? known?.identity ?? null,
    smartAccountDeployed: data.smartAccountDeployed ?? known?.smartAccountDeployed ?? null,
  }
}

/** Whether the identity or the contract check could not be read. */
export const isPartial = ({ data, problem }: Resource<Profile>): boolean =>
  problem !== null || data === null || Object.values(data).includes(null)

/**
 * Adds `tokens` to a change of balance, holdings or networks: the listed tokens, with the native
 * token first and its amount from the balance.
 */
export function withTokens(
  context: AccountContext,
  change: Partial<AccountContext>,
): Partial<AccountContext> {
  const next = { ...context, ...change }
  const { balance, holdings } = next
  const isSame =
    balance.data === context.balance.data &&
    holdings.data === context.holdings.data &&
    networkOf(next) === networkOf(context)
  if (isSame) return change
  const tokens = nativeFirst(holdings.data?.tokens ?? [], networkOf(next), balance.data)
  return { ...change, tokens: holdings.data === null ? [] : tokens }
}

/**
 * The type of the account with this address. Null if no account has it or the account has no type.
 */
export const typeOf = (
  { accounts }: Pick<AccountContext, 'accounts'>,
  address: string | null,
): AccountType | null => accounts.find((account) => account.address === address)?.type ?? null

/** Input of `watchWallet`. */
export const watchInput = ({ context }: { context: AccountContext }): WatchWallet => ({
  namespace: context.namespace,
  connectorId: context.connectorId ?? '',
})
