import type { Account, AccountType, NativeBalance } from '../../domain/account/account.ts'
import type { AccountTab } from '../../domain/account/account-tabs.ts'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import type { Network } from '../../domain/network/network.ts'
import type { Identity, TokenBalance } from '../../domain/token/token-balance.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'
import type { KitEvent } from '../../protocol/events.ts'
import type { Messages } from '../../protocol/messages.ts'

/** `networks`: the configured ones of this namespace; a balance is never read anywhere else (fault case K4). */
export type AccountInput = { namespace: Namespace; networks: readonly Network[] }
export type AccountContext = AccountInput & {
  address: string | null
  accounts: readonly Account[]
  connectorId: string | null
  caipNetworkId: CaipNetworkId | null
  balance: NativeBalance | null
  /** The next read leaves the cache aside. */
  forced: boolean
  /** As they were listed, the native token perhaps not among them; null: nobody listed them yet. */
  listed: readonly TokenBalance[] | null
  /** What is shown of them: the native token first. */
  tokens: readonly TokenBalance[]
  hiddenTokens: number
  /** The next listing is asked for anew. */
  anew: boolean
  /** The visitor was told that there is no list; not again before there was one. */
  told: boolean
  identity: Identity | null
  smartAccountDeployed: boolean | null
  currentTab: AccountTab
  addressLabels: Readonly<Record<string, string>>
}
export type AccountEvent = Messages['account'] | WalletEvent
export type AccountEmitted =
  | KitEvent<
      | 'account.connected'
      | 'account.changed'
      | 'account.lost'
      | 'account.disconnected'
      | 'chain.changed'
      | 'holdings.invalidated'
      | 'holdings.settled'
    >
  /** The visitor selected an account of another kind than the previous one. */
  | { type: 'accountType.selected'; namespace: Namespace; accountType: AccountType }
  /** `again`: the previous read failed too, and the visitor did not request this one. */
  | { type: 'holdings.unavailable'; namespace: Namespace; again: boolean }
  /** The service rejects the project id or the origin of the page. */
  | { type: 'holdings.forbidden'; code: ErrorCode }

export type ReadBalance = {
  namespace: Namespace
  network: Network
  address: string
  forced: boolean
}
export type WatchWallet = { namespace: Namespace; connectorId: string }
/** `changed`: CAIP-10s of what is to be read anew; none: what is kept will do. */
export type ReadHoldings = {
  namespace: Namespace
  network: Network
  address: string
  connectorId: string
  changed: readonly string[]
}
/** `unsupported`: the service does not know the network; `unserved`: there is none; `paused`: it failed a moment ago. */
export type Holdings = {
  status: 'read' | 'unsupported' | 'unserved' | 'paused'
  tokens: readonly TokenBalance[]
  hidden: number
}
export type ReadAbout = Pick<ReadHoldings, 'namespace' | 'network' | 'address'>
/** null: not to be had. */
export type About = Pick<AccountContext, 'identity' | 'smartAccountDeployed'>
