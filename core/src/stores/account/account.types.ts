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
import type { Network } from '../../domain/network/network.ts'
import type { Identity, TokenBalance } from '../../domain/token/token-balance.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'

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
export type AccountEvent =
  | { type: 'try'; status: 'connecting' | 'reconnecting' }
  | { type: 'give-up' }
  | { type: 'connected'; connection: Connection }
  | { type: 'dropped' }
  | { type: 'select'; address: string }
  | { type: 'move'; caipNetworkId: CaipNetworkId }
  | { type: 'refresh'; forced: boolean }
  | { type: 'networks.set'; networks: readonly Network[] }
  | { type: 'want'; forced: boolean }
  | { type: 'tab'; tab: AccountTab }
  | { type: 'label'; address: string; label: string | null }
  | WalletEvent
export type AccountFact =
  | ({ type: 'account.connected' } & Connection)
  | { type: 'account.changed'; namespace: Namespace; address: string; accounts: readonly Account[] }
  /** The visitor selected an account of another kind than the one before. */
  | { type: 'account.preferred'; namespace: Namespace; accountType: AccountType }
  /** The wallet let go: locked, revoked or gone. */
  | { type: 'account.lost'; namespace: Namespace }
  /** It was disconnected, here or in another tab. */
  | { type: 'account.dropped'; namespace: Namespace }
  | { type: 'chain.changed'; namespace: Namespace; caipNetworkId: CaipNetworkId }
  /** What was shown of what it holds is not so any more: the account, its network or its wallet is another. Whoever looks wants it again. */
  | { type: 'holdings.dropped'; namespace: Namespace }
  /** What it holds was read, or could not be. */
  | ({ type: 'holdings.settled'; namespace: Namespace } & Pick<
      AccountContext,
      'tokens' | 'hiddenTokens' | 'balance'
    >)
  /** `again`: as it was before, and nobody asked for it just now. */
  | { type: 'holdings.unavailable'; namespace: Namespace; again: boolean }
  /** The service does not take this project, or this page. */
  | { type: 'holdings.refused'; code: ErrorCode }

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
