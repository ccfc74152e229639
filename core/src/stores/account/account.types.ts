import type {
  Account,
  AccountType,
  Connection,
  NativeBalance,
} from '../../domain/account/account.ts'
import type { AccountTab } from '../../domain/account/account-tabs.ts'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import type { EmbeddedAccountType } from '../../domain/embedded/embedded-user.ts'
import type { Network } from '../../domain/network/network.ts'
import type { Identity, TokenBalance } from '../../domain/token/token-balance.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'
import type { AccountEventType, KitEvent } from '../../protocol/events.ts'
import type { Messages } from '../../protocol/messages.ts'
import type { Resource } from '../../resource/resource.types.ts'

/**
 * `networks`: the configured networks of the namespace. Nothing is read on other networks (fault
 * K4).
 */
export type AccountInput = {
  namespace: Namespace
  networks: readonly Network[]
  preferredAccountType: AccountType
}
export type AccountContext = AccountInput & {
  address: string | null
  accounts: readonly Account[]
  connectorId: string | null
  caipNetworkId: CaipNetworkId | null
  /** `data`: the balance to show. It stays while it is read again, until a read fails. */
  balance: Resource<NativeBalance>
  /** `data`: the holdings to show. They stay until others are read. */
  holdings: Resource<Holdings>
  /** `data`: the profile to show. A value stays until another one is read. */
  profile: Resource<Profile>
  /** The tokens to show, native token first. Empty before the first read. */
  tokens: readonly TokenBalance[]
  /** A view or the page has asked for holdings and profile of this account on this network. */
  asked: boolean
  /** A view or the page requested the running read of the holdings: it did not follow a change. */
  requested: boolean
  /** The running read of the holdings bypasses the caches. */
  forced: boolean
  /** The toast about missing holdings was shown. It is not repeated until holdings were read. */
  notified: boolean
  currentTab: AccountTab
  addressLabels: Readonly<Record<string, string>>
}
export type AccountEvent =
  | Messages['account']
  | WalletEvent
  /** The embedded wallet made the account of another type the active one, or failed to. */
  | { type: 'accountType.switched'; connection: Connection }
  | { type: 'accountType.failed' }
  | { type: 'balance.changed'; resource: Resource<NativeBalance> }
  | { type: 'holdings.changed'; resource: Resource<Holdings> }
  | { type: 'profile.changed'; resource: Resource<Profile> }
export type AccountEmitted =
  | KitEvent<AccountEventType | 'chain.changed' | 'holdings.invalidated' | 'holdings.settled'>
  /** The visitor selected an account of another type than the previous one. */
  | { type: 'accountType.selected'; namespace: Namespace; accountType: AccountType }
  | Extract<AccountEvent, { type: 'accountType.switched' | 'accountType.failed' }>
  /**
   * `quiet`: shows no toast. The read followed a change, such as the end of a transfer, whose toast
   * must stay (fault V2); or the previous read failed too, and the visitor did not request this one.
   */
  | { type: 'holdings.unavailable'; namespace: Namespace; quiet: boolean }
  /** The service rejects the project id or the origin of the page. */
  | { type: 'holdings.forbidden'; code: ErrorCode }

export type WatchWallet = { namespace: Namespace; connectorId: string }
/** Sent to the actor that watches the embedded wallet. */
export type SwitchType = { type: 'switch'; accountType: EmbeddedAccountType }
/** The key of balance, holdings and profile. */
export type AccountKey = WatchWallet & { network: Network; address: string }
/**
 * `tokens`: as the service or the wallet returned them, possibly without the native token. `status`:
 * of the last read. `unsupported`: the service does not know the network. `unavailable`: no service
 * is configured. `paused`: the service failed less than 30 s ago. `hidden`: number of tokens omitted
 * because they have 0 decimals. `readAt`: in ms since 1970. Null: never.
 */
export type Holdings = {
  status: 'read' | 'unsupported' | 'unavailable' | 'paused'
  tokens: readonly TokenBalance[]
  hidden: number
  readAt: number | null
}
/** A value is null if it was not read. */
export type Profile = { identity: Identity | null; smartAccountDeployed: boolean | null }
