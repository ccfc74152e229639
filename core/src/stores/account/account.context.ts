import type { AccountType } from '../../domain/account/account.ts'
import type { Network } from '../../domain/network/network.ts'
import { nativeTokenAddress } from '../../domain/token/asset-id.ts'
import { nativeFirst } from '../../domain/token/holdings.ts'
import { KitError } from '../../errors/kit-error.ts'
import type {
  AccountContext,
  ReadBalance,
  ReadHoldings,
  ReadProfile,
  WatchWallet,
} from './account.types.ts'

/** The data of an account before the first read. */
export const notLoaded = {
  balance: null,
  listed: null,
  tokens: [],
  hiddenTokens: 0,
  tokensReadAt: null,
  notified: false,
  identity: null,
  smartAccountDeployed: null,
} as const

/** The context while no wallet is connected. */
export const notConnected = {
  ...notLoaded,
  address: null,
  accounts: [],
  connectorId: null,
  caipNetworkId: null,
  forced: false,
  forceReload: false,
  requested: false,
  currentTab: 'tokens',
} as const

/** The configured network the account is on. Null if its network is not configured. */
export const networkOf = ({
  networks,
  caipNetworkId,
}: Pick<AccountContext, 'networks' | 'caipNetworkId'>): Network | null =>
  networks.find((network) => network.caipNetworkId === caipNetworkId) ?? null

/**
 * Input of `readProfile`. Throws `network/not-found` unless the account is on a configured network,
 * which the guards of the reading states ensure.
 */
export function profileInput({ context }: { context: AccountContext }): ReadProfile {
  const { namespace, address } = context
  const network = networkOf(context)
  if (network === null || address === null) throw new KitError('network/not-found')
  return { namespace, network, address }
}

/** Input of `readBalance`. */
export const balanceInput = ({ context }: { context: AccountContext }): ReadBalance => ({
  ...profileInput({ context }),
  forced: context.forced,
})

/** Input of `readHoldings`. With `forceReload`, every shown token counts as changed. */
export function holdingsInput({ context }: { context: AccountContext }): ReadHoldings {
  const account = profileInput({ context })
  const shown = context.tokens.flatMap(({ address }) => (address === null ? [] : [address]))
  const changed = context.forceReload ? [nativeTokenAddress(account.network), ...shown] : []
  return { ...account, connectorId: context.connectorId ?? '', changed }
}

/**
 * Adds `tokens` to a change of the context: the listed tokens, with the native token first and its
 * amount from `balance`.
 */
export function withTokens(
  context: AccountContext,
  change: Partial<AccountContext>,
): Partial<AccountContext> {
  const next = { ...context, ...change }
  return {
    ...change,
    tokens: next.listed === null ? [] : nativeFirst(next.listed, networkOf(next), next.balance),
  }
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
