import type { AccountType } from '../../domain/account/account.ts'
import type { CaipAddress } from '../../domain/caip/caip.ts'
import type { Network } from '../../domain/network/network.ts'
import { nativeTokenAddress } from '../../domain/token/asset-id.ts'
import { nativeFirst } from '../../domain/token/holdings.ts'
import { KitError } from '../../errors/kit-error.ts'
import type {
  AccountContext,
  ReadAbout,
  ReadBalance,
  ReadHoldings,
  WatchWallet,
} from './account.types.ts'

/** What is known of an account that nobody read yet. */
export const unread = {
  balance: null,
  listed: null,
  tokens: [],
  hiddenTokens: 0,
  told: false,
  identity: null,
  smartAccountDeployed: null,
} as const

/** What an account is when no wallet is connected. */
export const unconnected = {
  ...unread,
  address: null,
  accounts: [],
  connectorId: null,
  caipNetworkId: null,
  forced: false,
  anew: false,
  currentTab: 'tokens',
} as const

/** The network it is on, where that is a configured one. */
export const networkOf = ({
  networks,
  caipNetworkId,
}: Pick<AccountContext, 'networks' | 'caipNetworkId'>): Network | null =>
  networks.find((one) => one.caipNetworkId === caipNetworkId) ?? null

/** Who is read, and where; actors that read start on a configured network only. */
export function aboutInput({ context }: { context: AccountContext }): ReadAbout {
  const { namespace, address } = context
  const network = networkOf(context)
  if (network === null || address === null) throw new KitError('network/not-found')
  return { namespace, network, address }
}

/** What the balance actor is asked for. */
export const balanceInput = ({ context }: { context: AccountContext }): ReadBalance => ({
  ...aboutInput({ context }),
  forced: context.forced,
})

/** What is asked of whoever lists holdings; anew: all that is shown, and the native token, may be another amount. */
export function holdingsInput({ context }: { context: AccountContext }): ReadHoldings {
  const asked = aboutInput({ context })
  const shown = context.tokens.flatMap(({ address }) => (address === null ? [] : [address]))
  const changed = context.anew ? [nativeTokenAddress(asked.network), ...shown] : []
  return { ...asked, connectorId: context.connectorId ?? '', changed }
}

/** The change, and what is shown of holdings once it is so. */
export function held(
  context: AccountContext,
  change: Partial<AccountContext>,
): Partial<AccountContext> {
  const next = { ...context, ...change }
  return {
    ...change,
    tokens: next.listed === null ? [] : nativeFirst(next.listed, networkOf(next), next.balance),
  }
}

/** Of what kind the account is; null: it is none of these. */
export const typeOf = (
  { accounts }: Pick<AccountContext, 'accounts'>,
  address: string | null,
): AccountType | null => accounts.find((account) => account.address === address)?.type ?? null

/** Which wallet is listened to. */
export const watchInput = ({ context }: { context: AccountContext }): WatchWallet => ({
  namespace: context.namespace,
  connectorId: context.connectorId ?? '',
})

/** CAIP-10 of the account, once it is connected. */
export const caipAddressOf = ({ address, caipNetworkId }: AccountContext): CaipAddress | null =>
  address === null || caipNetworkId === null ? null : (`${caipNetworkId}:${address}` as CaipAddress)
