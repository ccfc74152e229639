import type { AccountType } from '../../domain/account/account.ts'
import type { CaipAddress } from '../../domain/caip/caip.ts'
import type { Network } from '../../domain/network/network.ts'
import type {
  AccountContext,
  ReadBalance,
  ReadHoldings,
  ReadProfile,
  WatchWallet,
} from './account.types.ts'
/** The data of an account before anything was read. */
export declare const unread: {
  readonly balance: null
  readonly listed: null
  readonly tokens: readonly []
  readonly hiddenTokens: 0
  readonly told: false
  readonly identity: null
  readonly smartAccountDeployed: null
}
/** The context while no wallet is connected. */
export declare const notConnected: {
  readonly balance: null
  readonly listed: null
  readonly tokens: readonly []
  readonly hiddenTokens: 0
  readonly told: false
  readonly identity: null
  readonly smartAccountDeployed: null
  readonly address: null
  readonly accounts: readonly []
  readonly connectorId: null
  readonly caipNetworkId: null
  readonly forced: false
  readonly anew: false
  readonly currentTab: 'tokens'
}
/** The configured network the account is on. Null if its network is not configured. */
export declare const networkOf: ({
  networks,
  caipNetworkId,
}: Pick<AccountContext, 'networks' | 'caipNetworkId'>) => Network | null
/**
 * Input of `readProfile`. Throws `network/not-found` unless the account is on a configured network,
 * which the guards of the reading states ensure.
 */
export declare function profileInput({ context }: { context: AccountContext }): ReadProfile
/** Input of `readBalance`. */
export declare const balanceInput: ({ context }: { context: AccountContext }) => ReadBalance
/**
 * Input of `readHoldings`. A forced read reports the native token and every shown token as changed.
 */
export declare function holdingsInput({ context }: { context: AccountContext }): ReadHoldings
/**
 * Adds the tokens to show to a change of the context: the native token's amount comes from the
 * balance.
 */
export declare function held(
  context: AccountContext,
  change: Partial<AccountContext>,
): Partial<AccountContext>
/**
 * The type of the account with this address. Null if it is not one of the accounts or has no type.
 */
export declare const typeOf: (
  { accounts }: Pick<AccountContext, 'accounts'>,
  address: string | null,
) => AccountType | null
/** Input of `watchWallet`. */
export declare const watchInput: ({ context }: { context: AccountContext }) => WatchWallet
/** The CAIP-10 id of the account. Null while it is not connected. */
export declare const caipAddressOf: ({
  address,
  caipNetworkId,
}: AccountContext) => CaipAddress | null
